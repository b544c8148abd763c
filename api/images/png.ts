import { crc32 } from 'node:zlib';
import type { Cleaned } from './picture.ts';

const SIGNATURE = 8;
/** Length, type and checksum around a chunk's data. */
const AROUND = 12;

/** What it takes to draw a still picture; texts, times, EXIF and animation stay behind. */
const kept = new Set(['IHDR', 'PLTE', 'tRNS', 'gAMA', 'cHRM', 'sRGB', 'IDAT', 'IEND']);

/** Of a PNG (ISO/IEC 15948) the chunks that draw it, each with a right checksum. */
export function cleanPng(bytes: Buffer): Cleaned {
  const parts = [bytes.subarray(0, SIGNATURE)];
  const types: string[] = [];
  let at = SIGNATURE;
  while (at + AROUND <= bytes.length && types.at(-1) !== 'IEND') {
    const end = at + AROUND + bytes.readUInt32BE(at);
    if (end > bytes.length) return undefined;
    if (crc32(bytes.subarray(at + 4, end - 4)) !== bytes.readUInt32BE(end - 4)) return undefined;
    const type = bytes.toString('latin1', at + 4, at + 8);
    types.push(type);
    if (kept.has(type)) parts.push(bytes.subarray(at, end));
    at = end;
  }
  const isWhole = types[0] === 'IHDR' && types.includes('IDAT') && types.at(-1) === 'IEND';
  const header = parts[1];
  // Behind its end another file may begin.
  if (!isWhole || at !== bytes.length || header?.length !== AROUND + 13) return undefined;
  return {
    width: header.readUInt32BE(8),
    height: header.readUInt32BE(12),
    bytes: Buffer.concat(parts),
  };
}
