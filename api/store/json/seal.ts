import { crc32 } from 'node:zlib';
import { countIn, LIST_START_LENGTH } from './file-formats.ts';

/** The last two fields of a file's JSON: when the server wrote it, and a checksum of all bytes before. */
const SEAL = /,"savedAt":"(\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z)","crc32":"([0-9a-f]{8})"\}$/;
const CHECKSUM_BYTES = ',"crc32":"00000000"}'.length;
const SEAL_BYTES = ',"savedAt":"2026-11-25T12:00:00.000Z"'.length + CHECKSUM_BYTES;

/** What identifies the content of a file. */
export interface FileState {
  /** The checksum of the file's name and of all its bytes. */
  crc32: string;
  /** ISO 8601; missing for a file that the server did not write in this form. */
  savedAt?: string | undefined;
  /** The length of a list. */
  count?: number | undefined;
}

export interface FoundState extends FileState {
  /** It has a seal, which does not match its content. */
  isBroken?: boolean;
}

/**
 * `json`, an object of the file `name`, with its seal. CRC-32 and not a cryptographic hash, because it guards
 * against accidents, and the whole file is read for every write. With the name, two files cannot be swapped.
 */
export function seal(
  name: string,
  json: string,
  savedAt: string,
): { bytes: Uint8Array; state: FileState } {
  // Written once and never copied: a month has half a megabyte.
  const bytes = Buffer.allocUnsafe(Buffer.byteLength(json) - 1 + SEAL_BYTES);
  const start = bytes.write(json) - 1;
  const end = start + bytes.write(`,"savedAt":"${savedAt}"`, start);
  const checksum = crc32(bytes.subarray(0, end), crc32(name));
  bytes.write(`,"crc32":"${hexOf(checksum)}"}`, end);
  const whole = hexOf(crc32(bytes.subarray(end), checksum));
  return { bytes, state: { crc32: whole, savedAt, count: countIn(json) } };
}

/** The state of the file `name` with these bytes. Without an intact seal it has no `savedAt`. */
export function stateOf(name: string, bytes: Buffer): FoundState {
  const end = Math.max(0, bytes.length - CHECKSUM_BYTES);
  const sealed = SEAL.exec(bytes.toString('latin1', Math.max(0, bytes.length - SEAL_BYTES)));
  if (!sealed) return { crc32: hexOf(crc32(bytes, crc32(name))) };
  const checksum = crc32(bytes.subarray(0, end), crc32(name));
  const whole = hexOf(crc32(bytes.subarray(end), checksum));
  if (hexOf(checksum) !== sealed[2]) return { crc32: whole, isBroken: true };
  const count = countIn(bytes.toString('latin1', 0, LIST_START_LENGTH));
  return { crc32: whole, savedAt: sealed[1], count };
}

const hexOf = (checksum: number) => checksum.toString(16).padStart(8, '0');
