import type { Cleaned } from './picture.ts';

const START = 0xd8;
const END = 0xd9;
const SCAN = 0xda;

/** Baseline, extended and progressive frames: what browsers draw. */
const frames = new Set([0xc0, 0xc1, 0xc2]);

/** Huffman and quantisation tables, restart interval. */
const tables = new Set([0xc4, 0xdb, 0xdd]);

/** Of a JPEG (ITU-T T.81) the segments that draw it; EXIF, XMP, comments and thumbnails stay behind. */
export function cleanJpeg(bytes: Buffer): Cleaned {
  const parts = [bytes.subarray(0, 2)];
  let size: { width: number; height: number } | undefined;
  let scans = 0;
  let at = 2;
  while (at + 2 <= bytes.length) {
    const marker = markerAt(bytes, at);
    if (marker === undefined || marker === START) return undefined;
    if (marker === END) {
      // Behind its end another file may begin.
      if (!size || scans === 0 || at + 2 !== bytes.length) return undefined;
      return { ...size, bytes: Buffer.concat([...parts, bytes.subarray(at)]) };
    }
    const end = endOfSegment(bytes, at);
    if (end === undefined) return undefined;
    const segment = bytes.subarray(at, end);
    if (frames.has(marker)) {
      if (size || segment.length < 10) return undefined;
      size = { height: segment.readUInt16BE(5), width: segment.readUInt16BE(7) };
    } else if (isOtherFrame(marker)) {
      return undefined;
    }
    at = end;
    if (marker === SCAN) {
      scans += 1;
      at = endOfScan(bytes, end);
      parts.push(bytes.subarray(end - segment.length, at));
    } else if (isKept(marker, segment)) {
      parts.push(segment);
    }
  }
  return undefined;
}

const markerAt = (bytes: Buffer, at: number) => (bytes[at] === 0xff ? bytes[at + 1] : undefined);

function endOfSegment(bytes: Buffer, at: number): number | undefined {
  if (at + 4 > bytes.length) return undefined;
  const length = bytes.readUInt16BE(at + 2);
  const end = at + 2 + length;
  return length < 2 || end > bytes.length ? undefined : end;
}

/** Where the next marker stands; an escaped 0xff and a restart belong to the scan. */
function endOfScan(bytes: Buffer, from: number): number {
  for (let at = bytes.indexOf(0xff, from); at >= 0; at = bytes.indexOf(0xff, at + 1)) {
    const next = bytes[at + 1] ?? 0;
    if (next !== 0 && next !== 0xff && (next < 0xd0 || next > 0xd7)) return at;
  }
  return bytes.length;
}

const isOtherFrame = (marker: number) =>
  marker >= 0xc3 && marker <= 0xcf && marker !== 0xc4 && marker !== 0xc8 && marker !== 0xcc;

function isKept(marker: number, segment: Buffer): boolean {
  if (frames.has(marker) || tables.has(marker)) return true;
  const starts = (text: string) => segment.toString('latin1', 4, 4 + text.length) === text;
  // JFIF without a thumbnail, the colour profile, and how colours are written.
  if (marker === 0xe0) return starts('JFIF\0') && segment.length === 18;
  if (marker === 0xe2) return starts('ICC_PROFILE\0');
  return marker === 0xee && starts('Adobe');
}
