import type { IncomingHttpHeaders } from 'node:http';
import { promisify } from 'node:util';
import { brotliDecompress, unzip } from 'node:zlib';

const decompressors: Readonly<Record<string, typeof unzip>> = {
  br: brotliDecompress,
  deflate: unzip,
};

/**
 * The text of a body of any charset, also if it is compressed although nobody asked for that.
 * Rejects if it is damaged, or longer than `maxBytes` when decompressed.
 */
export async function bodyText(
  body: Buffer,
  { headers, maxBytes }: { headers: IncomingHttpHeaders; maxBytes: number },
): Promise<string> {
  // Files that are stored as .gz are often sent without the header.
  const isGzip = body[0] === 0x1f && body[1] === 0x8b;
  const decompress = isGzip ? unzip : decompressors[headers['content-encoding'] ?? ''];
  const bytes = decompress
    ? await promisify(decompress)(body, { maxOutputLength: maxBytes })
    : body;
  return decoded(bytes, headers['content-type']);
}

/** Bytes that are UTF-8 or UTF-16 are read as such: headers often state another charset. */
function decoded(bytes: Buffer, contentType = ''): string {
  const [, stated = 'windows-1252'] = /charset="?([\w-]+)/i.exec(contentType) ?? [];
  const labels = [utf16Of(bytes) ?? 'utf-8', stated];
  for (const label of labels) {
    try {
      return new TextDecoder(label, { fatal: true }).decode(bytes);
    } catch {
      // Other bytes, or a charset that nobody knows.
    }
  }
  return bytes.toString('latin1');
}

/** UTF-16 is known by its byte order mark, or by the half of a first ASCII character that is 0. */
function utf16Of([first, second]: Buffer): 'utf-16le' | 'utf-16be' | undefined {
  if ((first === 0xff && second === 0xfe) || (first && second === 0)) return 'utf-16le';
  if ((first === 0xfe && second === 0xff) || (first === 0 && second)) return 'utf-16be';
  return undefined;
}
