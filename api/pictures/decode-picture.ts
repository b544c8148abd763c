import sharp, { type Sharp } from 'sharp';
import type { UploadKind } from '#api/store/upload-name.ts';
import { PictureRefusal } from './picture-refusal.ts';
import type { Picture, PictureTask } from './picture-task.ts';
import { safeDrawing } from './safe-drawing.ts';

/** Maximum pixels along one side. */
const SIDE_MAX = 4096;

/** Maximum pixels of any picture that is decoded; a small file can declare enough to fill the memory. */
const PIXELS_MAX = SIDE_MAX ** 2;

/** Pixels of a stored picture: a larger one is stored in fewer. Encoding these as WebP takes 120 MB. */
const STORED_PIXELS_MAX = 6_000_000;

/** For JPEG and WebP, from 0 to 100: no visible loss, and rarely more bytes than the original. */
const QUALITY = 85;

/** A drawing becomes a PNG of this many pixels along its longer side. */
const DRAWING_SIDE = 1024;

const nothing = new Uint8Array();

interface Format {
  kind: UploadKind;
  /** The first bytes, in hexadecimal. */
  signature: RegExp;
  encode(image: Sharp, options: { palette: boolean }): Sharp;
  /** Whether the last bytes are those of its end. */
  isWhole(bytes: Buffer): boolean;
}

const formats: readonly Format[] = [
  {
    kind: 'png',
    signature: /^89504e470d0a1a0a/,
    encode: (image, { palette }) => image.png({ compressionLevel: 9, palette }),
    isWhole: (bytes) => bytes.subarray(-8).toString('hex') === '49454e44ae426082',
  },
  {
    kind: 'jpg',
    signature: /^ffd8ff/,
    encode: (image) => image.jpeg({ quality: QUALITY }),
    isWhole: (bytes) => bytes.subarray(-2).toString('hex') === 'ffd9',
  },
  {
    kind: 'webp',
    signature: /^52494646.{8}57454250/,
    encode: (image) => image.webp({ quality: QUALITY }),
    isWhole: (bytes) => bytes.readUInt32LE(4) + 8 === bytes.length,
  },
];

/** Rejects with `PictureRefusal`. */
export async function decodePicture(task: Exclude<PictureTask, { do: 'draw' }>): Promise<Picture> {
  const bytes = Buffer.from(task.bytes.buffer, task.bytes.byteOffset, task.bytes.byteLength);
  if (task.do === 'encode') return encoded(bytes, task.side);
  const { kind, isWhole } = formatOf(bytes);
  const { width, height, exif, xmp, iptc, comments = [] } = await headerOf(bytes);
  if (task.do === 'measure') {
    const isPlain = isWhole(bytes) && !exif && !xmp && !iptc && comments.length === 0;
    return { kind, width, height, bytes: nothing, isPlain };
  }
  const image = decoding(bytes);
  if (task.do === 'check') {
    await image.stats().catch(damaged);
    return { kind, width, height, bytes: nothing };
  }
  if (task.do === 'fill') {
    const fit = { fit: 'cover', position: 'attention' } as const;
    return written('jpg', image.resize(task.width, task.height, fit).jpeg({ quality: QUALITY }));
  }
  return written('png', within(image, task.side).png());
}

/**
 * The picture in `bytes`, re-encoded: upright, in sRGB, without EXIF, location, comments, thumbnails or anything after
 * its end. The bytes determine the format. One still PNG, JPEG or WebP, or an SVG drawing, which becomes a PNG: none
 * of its scripts, links and styles reach a page.
 */
async function encoded(bytes: Buffer, side = SIDE_MAX): Promise<Picture> {
  if (isDrawing(bytes)) return encoded(await pngOfDrawing(bytes), side);
  const { kind, encode } = formatOf(bytes);
  const { width, height, pages = 1, isPalette } = await headerOf(bytes);
  if (Math.max(width, height) > SIDE_MAX) {
    throw new PictureRefusal(`At most ${SIDE_MAX} pixels wide and high`);
  }
  if (pages > 1) throw new PictureRefusal('Choose a picture that does not move');
  const share = Math.min(1, Math.sqrt(STORED_PIXELS_MAX / (width * height)));
  const most = Math.min(side, Math.floor(share * Math.max(width, height)));
  const image = within(decoding(bytes).autoOrient(), most);
  return written(kind, encode(image, { palette: isPalette }));
}

async function written(kind: UploadKind, image: Sharp): Promise<Picture> {
  const { data, info } = await image.toBuffer({ resolveWithObject: true }).catch(damaged);
  return { kind, width: info.width, height: info.height, bytes: data };
}

const within = (image: Sharp, side: number) =>
  image.resize(side, side, { fit: 'inside', withoutEnlargement: true });

const decoding = (bytes: Buffer) => sharp(bytes, { limitInputPixels: PIXELS_MAX });

const headerOf = async (bytes: Buffer) => {
  const header = await sharp(bytes, { limitInputPixels: false }).metadata().catch(damaged);
  if (header.width * header.height > PIXELS_MAX) {
    throw new PictureRefusal(`At most ${SIDE_MAX} pixels wide and high`);
  }
  return header;
};

function formatOf(bytes: Buffer): Format {
  const start = bytes.toString('hex', 0, 12);
  const format = formats.find(({ signature }) => signature.test(start));
  if (!format) throw new PictureRefusal('Choose a PNG, JPEG, WebP or SVG picture');
  return format;
}

function isDrawing(bytes: Buffer): boolean {
  const isMarkup = /^\uFEFF?\s*<(?:\?xml|!--|!DOCTYPE svg|svg)/i.test(
    bytes.toString('utf8', 0, 200),
  );
  return isMarkup && bytes.includes('<svg');
}

/** Rendered from memory, so that it can load no other file or address. */
async function pngOfDrawing(bytes: Buffer): Promise<Buffer> {
  const drawing = Buffer.from(safeDrawing(bytes));
  const { width, height } = await sharp(drawing, { limitInputPixels: false })
    .metadata()
    .catch(damaged);
  const density = Math.min((72 * DRAWING_SIDE) / Math.max(width, height), 2400);
  return sharp(drawing, { density: Math.max(density, 1), limitInputPixels: PIXELS_MAX })
    .resize(DRAWING_SIDE, DRAWING_SIDE, { fit: 'inside' })
    .png()
    .toBuffer()
    .catch(damaged);
}

/** sharp throws plain errors without codes: damage and too many pixels look alike. */
function damaged(): never {
  throw new PictureRefusal('This picture is damaged');
}
