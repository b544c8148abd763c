import { crc32 } from 'node:zlib';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { type Picture, pictureOf } from './picture.ts';

type Format = 'png' | 'jpeg' | 'webp';
const formats = ['png', 'jpeg', 'webp'] as const;

const DAMAGED = 'This picture is damaged or holds more than a picture';

const pixels = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#2b4fb3' } });

const plain = (format: Format, width = 40, height = 30) =>
  pixels(width, height).toFormat(format).toBuffer();

/** With a position, a photographer and a comment, as a telephone adds them. */
const tagged = (format: Format) =>
  pixels(40, 30)
    .withExif({
      IFD0: { Artist: 'SECRET-OWNER', Copyright: 'SECRET-OWNER' },
      IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '32/1 46/1 0/1', GPSLongitudeRef: 'W' },
    })
    .withXmp('<x:xmpmeta xmlns:x="adobe:ns:meta/">SECRET-XMP</x:xmpmeta>')
    .toFormat(format)
    .toBuffer();

function accepted(bytes: Buffer): Picture {
  const picture = pictureOf(bytes);
  if (typeof picture === 'string') throw new Error(picture);
  return picture;
}

const drawn = (bytes: Buffer) => sharp(bytes).raw().toBuffer();

describe.each(formats)('a %s', (format) => {
  it('is known by its bytes, and keeps its size and every pixel', async () => {
    const bytes = await plain(format);
    const picture = accepted(bytes);
    expect(picture).toMatchObject({ kind: format.replace('jpeg', 'jpg'), width: 40, height: 30 });
    expect(await drawn(picture.bytes)).toEqual(await drawn(bytes));
  });

  it('loses its position, its owner and its comments, and nothing else', async () => {
    const bytes = await tagged(format);
    expect(bytes.includes('SECRET')).toBe(true);
    const picture = accepted(bytes);
    expect(picture.bytes.includes('SECRET')).toBe(false);
    expect(picture.bytes.includes('Exif')).toBe(false);
    const { exif, xmp } = await sharp(picture.bytes).metadata();
    expect([exif, xmp]).toEqual([undefined, undefined]);
    expect(await drawn(picture.bytes)).toEqual(await drawn(bytes));
  });

  it('is refused when another file follows', async () => {
    const bytes = await plain(format);
    expect(pictureOf(Buffer.concat([bytes, Buffer.from('PK\x03\x04 <script>')]))).toBe(DAMAGED);
  });

  it('is refused cut off anywhere', async () => {
    const bytes = await plain(format);
    for (let length = 0; length < bytes.length; length++) {
      expect(pictureOf(bytes.subarray(0, length))).toBeTypeOf('string');
    }
  });

  it('may be 4096 pixels wide and high, and not one more', async () => {
    expect(accepted(await plain(format, 4096, 1)).width).toBe(4096);
    expect(accepted(await plain(format, 1, 4096)).height).toBe(4096);
    const tooLarge = 'At most 4096 pixels wide and high';
    expect(pictureOf(await plain(format, 4097, 1))).toBe(tooLarge);
    expect(pictureOf(await plain(format, 1, 4097))).toBe(tooLarge);
  });
});

it.each(['progressive', 'with a colour profile', 'grey'])('a %s JPEG is one too', async (which) => {
  const image = pixels(40, 30);
  if (which === 'grey') image.grayscale();
  if (which === 'with a colour profile') image.withIccProfile('p3');
  const bytes = await image.jpeg({ progressive: which === 'progressive' }).toBuffer();
  expect(await drawn(accepted(bytes).bytes)).toEqual(await drawn(bytes));
});

it.each(['transparent', 'lossless'])('a %s WebP is one too', async (which) => {
  const bytes = await pixels(41, 31)
    .ensureAlpha(0.5)
    .webp({ lossless: which === 'lossless' })
    .toBuffer();
  const picture = accepted(bytes);
  expect(picture).toMatchObject({ width: 41, height: 31 });
  expect(await drawn(picture.bytes)).toEqual(await drawn(bytes));
});

it('a WebP does not announce what it has lost', async () => {
  const picture = accepted(await tagged('webp'));
  expect(picture.bytes.toString('latin1', 12, 16)).toBe('VP8X');
  expect((picture.bytes[20] ?? 0) & 0x0c).toBe(0);
});

it('refuses a WebP that moves', async () => {
  const frames = [
    pixels(8, 8),
    sharp({ create: { width: 8, height: 8, channels: 3, background: 'red' } }),
  ];
  const inputs = await Promise.all(frames.map((frame) => frame.png().toBuffer()));
  const bytes = await sharp(inputs, { join: { animated: true } })
    .webp()
    .toBuffer();
  expect(pictureOf(bytes)).toBe(DAMAGED);
});

it('refuses a PNG whose bytes were changed on the way', async () => {
  const bytes = await plain('png');
  bytes[50] = (bytes[50] ?? 0) ^ 1;
  expect(pictureOf(bytes)).toBe(DAMAGED);
});

it('refuses a PNG that says that it has no width', async () => {
  const bytes = await plain('png');
  bytes.writeUInt32BE(0, 16);
  bytes.writeUInt32BE(crc32(bytes.subarray(12, 29)), 29);
  expect(pictureOf(bytes)).toBe('This picture is empty');
});

it.each([
  ['a drawing with a script', '<svg xmlns="http://www.w3.org/2000/svg"><script>1</script></svg>'],
  ['a page', '<!doctype html><script>alert(1)</script>'],
  ['a GIF', 'GIF89a\x01\x00\x01\x00'],
  ['a picture within a page', '<!--\x89PNG\r\n\x1a\n-->'],
  ['a sound in the same wrapping as WebP', 'RIFF\x04\x00\x00\x00WAVE'],
  ['nothing', ''],
])('refuses %s', (_what, text) => {
  expect(pictureOf(Buffer.from(text, 'latin1'))).toBe('Choose a PNG, JPEG or WebP picture');
});

it.each(['\x89PNG\r\n\x1a\n', '\xff\xd8\xff', '\xff\xd8\xff\xd9', 'RIFF\x04\x00\x00\x00WEBP'])(
  'refuses %j, which only begins like a picture',
  (text) => {
    expect(pictureOf(Buffer.from(text, 'latin1'))).toBe(DAMAGED);
  },
);
