import type { UploadKind } from '#api/store/upload-name.ts';
import { cleanJpeg } from './jpeg.ts';
import { cleanPng } from './png.ts';
import { cleanWebp } from './webp.ts';

/** Bytes of an upload at most: 2 MB. */
export const PICTURE_BYTES_MAX = 2 * 2 ** 20;

/** Pixels along one side at most. A small file can hold a picture that fills a phone's memory. */
export const PICTURE_SIDE_MAX = 4096;

/** A picture that is whole and holds nothing besides itself. */
export interface Picture {
  kind: UploadKind;
  width: number;
  height: number;
  bytes: Buffer;
}

/** What a format makes of bytes that begin like it; undefined where they do not end like it. */
export type Cleaned = Omit<Picture, 'kind'> | undefined;

const formats = [
  { kind: 'png', start: /^89504e470d0a1a0a/, clean: cleanPng },
  { kind: 'jpg', start: /^ffd8ff/, clean: cleanJpeg },
  { kind: 'webp', start: /^52494646.{8}57454250/, clean: cleanWebp },
] as const satisfies { kind: UploadKind; start: RegExp; clean: (bytes: Buffer) => Cleaned }[];

/**
 * The picture in `bytes` without what cameras and programs add to it: position, owner, comments,
 * thumbnails. What it is its bytes say and nobody else. A text says why it is none that we keep.
 */
export function pictureOf(bytes: Buffer): Picture | string {
  const start = bytes.toString('hex', 0, 12);
  const format = formats.find((candidate) => candidate.start.test(start));
  if (!format) return 'Choose a PNG, JPEG or WebP picture';
  const cleaned = format.clean(bytes);
  if (!cleaned) return 'This picture is damaged or holds more than a picture';
  const { width, height } = cleaned;
  if (Math.min(width, height) < 1) return 'This picture is empty';
  if (Math.max(width, height) > PICTURE_SIDE_MAX) {
    return `At most ${PICTURE_SIDE_MAX} pixels wide and high`;
  }
  return { kind: format.kind, ...cleaned };
}
