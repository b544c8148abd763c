import { inflateSync } from 'node:zlib';

/** The text of a document that `createPdf` wrote, in the order of its drawing, a line for each part. */
export function pdfText(bytes: Buffer): string {
  const objects = objectsOf(bytes);
  const fonts = new Map<string, Map<string, string>>();
  for (const { body } of objects.values()) {
    for (const [, name = '', id = ''] of body.matchAll(/\/(F\d+) (\d+) 0 R/g)) {
      const map = /\/ToUnicode (\d+) 0 R/.exec(objects.get(id)?.body ?? '')?.[1];
      if (map) fonts.set(name, lettersOf(objects.get(map)?.stream ?? ''));
    }
  }
  const lines: string[] = [];
  for (const { stream } of objects.values()) {
    let font = new Map<string, string>();
    for (const part of stream.matchAll(/\/(F\d+) [\d.]+ Tf|\[((?:<[0-9a-f]*>|[-\d. ])*)\] TJ/g)) {
      if (part[1]) font = fonts.get(part[1]) ?? font;
      else {
        const glyphs = [...(part[2] ?? '').matchAll(/<([0-9a-f]*)>/g)]
          .map(([, hex]) => hex)
          .join('');
        lines.push((glyphs.match(/.{4}/g) ?? []).map((glyph) => font.get(glyph) ?? '?').join(''));
      }
    }
  }
  return lines.join('\n');
}

/** Objects by number, with what their streams contain. */
function objectsOf(bytes: Buffer) {
  const objects = new Map<string, { body: string; stream: string }>();
  const source = bytes.toString('latin1');
  for (const [, id = '', content = ''] of source.matchAll(/\n(\d+) 0 obj\n([\s\S]*?)\nendobj/g)) {
    const [body = '', stream] = content.split(/\nstream\n/);
    const data = stream && Buffer.from(stream.replace(/\nendstream$/, ''), 'latin1');
    const isText = data && body.includes('FlateDecode') && !/FontFile|Image/.test(body);
    objects.set(id, { body, stream: isText ? textIn(data) : '' });
  }
  return objects;
}

/** Fonts and pictures are compressed, too. */
function textIn(data: Buffer): string {
  try {
    return inflateSync(data).toString('latin1');
  } catch {
    return '';
  }
}

/** Letters by glyph, of a /ToUnicode map. */
function lettersOf(map: string): Map<string, string> {
  const letters = new Map<string, string>();
  for (const [, from = '', , list = ''] of map.matchAll(
    /<([0-9a-f]{4})> <([0-9a-f]{4})> \[([^\]]*)\]/g,
  )) {
    [...list.matchAll(/<([0-9a-f]+)>/g)].forEach(([, hex = ''], index) => {
      const glyph = (Number.parseInt(from, 16) + index).toString(16).padStart(4, '0');
      letters.set(glyph, Buffer.from(hex, 'hex').swap16().toString('utf16le'));
    });
  }
  return letters;
}
