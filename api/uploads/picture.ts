import type { Sharp } from 'sharp';
import { fieldProblem } from '#api/http/api-problem.ts';
import type { UploadKind } from '#api/store/upload-name.ts';

/** Maximum bytes of an upload: 2 MB. */
export const PICTURE_BYTES_MAX = 2 * 2 ** 20;

/** Maximum pixels along one side. */
const SIDE_MAX = 4096;

/** sharp decodes at most this many pixels; a small file can declare enough to fill the memory. */
const PIXELS_MAX = 40_000_000;

/** Seconds. */
const DECODE_TIMEOUT = 10;

/** For JPEG and WebP, from 0 to 100: no visible loss, and rarely more bytes than the original. */
const QUALITY = 85;

interface Format {
  kind: UploadKind;
  /** The first bytes, in hexadecimal. */
  signature: RegExp;
  encode(image: Sharp, options: { palette: boolean }): Sharp;
}

const formats: readonly Format[] = [
  {
    kind: 'png',
    signature: /^89504e470d0a1a0a/,
    encode: (image, { palette }) => image.png({ compressionLevel: 9, palette }),
  },
  { kind: 'jpg', signature: /^ffd8ff/, encode: (image) => image.jpeg({ quality: QUALITY }) },
  {
    kind: 'webp',
    signature: /^52494646.{8}57454250/,
    encode: (image) => image.webp({ quality: QUALITY }),
  },
];

/** A drawing becomes a PNG of this many pixels along its longer side. */
const DRAWING_SIDE = 1024;

export interface Picture {
  kind: UploadKind;
  /** Pixels, as the picture is displayed. */
  width: number;
  height: number;
  bytes: Buffer;
}

/**
 * The picture in `bytes`, re-encoded: upright, in sRGB, without EXIF, location, comments,
 * thumbnails or anything after its end. The bytes determine the format, not the client's
 * `Content-Type`. Rejects with `validation_failed` unless it is one still PNG, JPEG or WebP, or an SVG
 * drawing, which becomes a PNG: none of its scripts, links and styles reach a page.
 */
export async function encodePicture(bytes: Buffer): Promise<Picture> {
  if (isDrawing(bytes)) return encodePicture(await pngOfDrawing(bytes));
  const start = bytes.toString('hex', 0, 12);
  const format = formats.find(({ signature }) => signature.test(start));
  if (!format) throw refused('Choose a PNG, JPEG, WebP or SVG picture');
  // Loaded with the first upload, so that the server starts without libvips.
  const { default: sharp } = await import('sharp');

  const header = await sharp(bytes, { limitInputPixels: false }).metadata().catch(damaged);
  if (Math.max(header.width, header.height) > SIDE_MAX) {
    throw refused(`At most ${SIDE_MAX} pixels wide and high`);
  }
  if ((header.pages ?? 1) > 1) throw refused('Choose a picture that does not move');

  const image = sharp(bytes, { limitInputPixels: PIXELS_MAX })
    .timeout({ seconds: DECODE_TIMEOUT })
    .autoOrient();
  const { data, info } = await format
    .encode(image, { palette: header.isPalette })
    .toBuffer({ resolveWithObject: true })
    .catch(damaged);
  return { kind: format.kind, width: info.width, height: info.height, bytes: data };
}

function isDrawing(bytes: Buffer): boolean {
  const isMarkup = /^\uFEFF?\s*<(?:\?xml|!--|!DOCTYPE svg|svg)/i.test(
    bytes.toString('utf8', 0, 200),
  );
  return isMarkup && bytes.includes('<svg');
}

/** Rendered from memory, so that it can load no other file or address. */
async function pngOfDrawing(bytes: Buffer): Promise<Buffer> {
  const source = bytes.toString('utf8');
  if (/<!ENTITY/i.test(source)) throw refused('Choose a drawing without entities');
  if (/<text[\s>]/i.test(source)) {
    throw refused('Convert the text of the drawing to paths first: its font is not here');
  }
  const { default: sharp } = await import('sharp');
  const { width, height } = await sharp(bytes, { limitInputPixels: false })
    .metadata()
    .catch(damaged);
  const density = Math.min((72 * DRAWING_SIDE) / Math.max(width, height), 2400);
  return sharp(bytes, { density: Math.max(density, 1), limitInputPixels: PIXELS_MAX })
    .timeout({ seconds: DECODE_TIMEOUT })
    .resize(DRAWING_SIDE, DRAWING_SIDE, { fit: 'inside' })
    .png()
    .toBuffer()
    .catch(damaged);
}

/** Whether `bytes` are a picture of that kind, of a size that can be uploaded. */
export async function isPictureOf(bytes: Buffer, kind: UploadKind): Promise<boolean> {
  const format = formats.find((one) => one.kind === kind);
  if (!format?.signature.test(bytes.toString('hex', 0, 12))) return false;
  return bytes.length <= PICTURE_BYTES_MAX && (await pictureSize(bytes)) !== undefined;
}

/** The same picture as PNG, for renderers that do not know WebP. */
export async function pngOf(bytes: Buffer): Promise<Buffer> {
  const { default: sharp } = await import('sharp');
  return sharp(bytes).png().toBuffer();
}

/** The picture as JPEG that fills `size` px: what is too much of it is cut off at its less interesting edges. */
export async function filled(
  bytes: Buffer,
  { width, height }: { width: number; height: number },
): Promise<Buffer> {
  const { default: sharp } = await import('sharp');
  const fit = { fit: 'cover', position: 'attention' } as const;
  return sharp(bytes).resize(width, height, fit).jpeg({ quality: QUALITY }).toBuffer();
}

/** Size of a stored picture; undefined for a damaged one. */
export async function pictureSize(
  bytes: Uint8Array,
): Promise<{ width: number; height: number } | undefined> {
  const { default: sharp } = await import('sharp');
  const { width, height } = await sharp(bytes)
    .metadata()
    .catch(() => ({ width: 0, height: 0 }));
  return width && height ? { width, height } : undefined;
}

const refused = (message: string) => fieldProblem('image', message);

/** sharp throws plain errors without codes: damage, too many pixels and the timeout look alike. */
function damaged(): never {
  throw refused('This picture is damaged');
}
