import type { Cleaned } from './picture.ts';

const HEADER = 12;

/** Bits of an extended header (VP8X) that announce other chunks. */
const EXIF = 0x08;
const XMP = 0x04;
const ANIMATION = 0x02;

/** What it takes to draw a still picture; EXIF, XMP and what nobody knows stay behind. */
const kept = new Set(['VP8X', 'ICCP', 'ALPH', 'VP8 ', 'VP8L']);

interface Chunk {
  type: string;
  data: Buffer;
}

/** Of a WebP (RFC 9649) the chunks that draw a still picture. */
export function cleanWebp(bytes: Buffer): Cleaned {
  const chunks = chunksOf(bytes)?.filter(({ type }) => kept.has(type));
  const pictures = chunks?.filter(({ type }) => type === 'VP8 ' || type === 'VP8L');
  const [picture] = pictures ?? [];
  const size = picture && sizeOf(picture);
  if (!chunks || pictures?.length !== 1 || !size) return undefined;
  const extended = chunks.find(({ type }) => type === 'VP8X');
  if (chunks.length > 1 && chunks[0] !== extended) return undefined;
  if (extended && !isCanvasOf(extended.data, size)) return undefined;
  return { ...size, bytes: joined(chunks.map(withoutAnnouncements)) };
}

function chunksOf(bytes: Buffer): Chunk[] | undefined {
  // Behind its end another file may begin.
  if (bytes.length < HEADER || bytes.readUInt32LE(4) + 8 !== bytes.length) return undefined;
  const chunks: Chunk[] = [];
  let at = HEADER;
  while (at < bytes.length) {
    if (at + 8 > bytes.length) return undefined;
    const type = bytes.toString('latin1', at, at + 4);
    const length = bytes.readUInt32LE(at + 4);
    const data = bytes.subarray(at + 8, at + 8 + length);
    at += 8 + length + (length % 2);
    if (at > bytes.length) return undefined;
    chunks.push({ type, data });
  }
  return chunks;
}

function sizeOf({ type, data }: Chunk): { width: number; height: number } | undefined {
  if (data.length < 10) return undefined;
  if (type === 'VP8L') {
    if (data[0] !== 0x2f) return undefined;
    const bits = data.readUInt32LE(1);
    return { width: (bits & 0x3fff) + 1, height: ((bits >>> 14) & 0x3fff) + 1 };
  }
  const isKeyFrame = ((data[0] ?? 1) & 1) === 0 && data.readUIntBE(3, 3) === 0x9d012a;
  if (!isKeyFrame) return undefined;
  return { width: data.readUInt16LE(6) & 0x3fff, height: data.readUInt16LE(8) & 0x3fff };
}

function isCanvasOf(header: Buffer, { width, height }: { width: number; height: number }) {
  if (header.length !== 10 || ((header[0] ?? 0) & ANIMATION) !== 0) return false;
  return header.readUIntLE(4, 3) + 1 === width && header.readUIntLE(7, 3) + 1 === height;
}

function withoutAnnouncements({ type, data }: Chunk): Chunk {
  if (type !== 'VP8X') return { type, data };
  const header = Buffer.from(data);
  header[0] = (header[0] ?? 0) & ~(EXIF | XMP);
  return { type, data: header };
}

function joined(chunks: readonly Chunk[]): Buffer {
  const body = Buffer.concat(
    chunks.flatMap(({ type, data }) => {
      const head = Buffer.alloc(8);
      head.write(type, 0, 'latin1');
      head.writeUInt32LE(data.length, 4);
      return [head, data, Buffer.alloc(data.length % 2)];
    }),
  );
  const head = Buffer.alloc(HEADER);
  head.write('RIFF', 0, 'latin1');
  head.writeUInt32LE(body.length + 4, 4);
  head.write('WEBP', 8, 'latin1');
  return Buffer.concat([head, body]);
}
