import sharp from 'sharp';
import { afterAll, describe, expect, it } from 'vitest';
import { PictureRefusal } from './picture-refusal.ts';
import { createPictures } from './pictures.ts';

const pictures = createPictures();
afterAll(() => pictures.end());

async function encodePicture(bytes: Buffer) {
  const picture = await pictures.encode(bytes);
  return { ...picture, bytes: Buffer.from(picture.bytes) };
}

const pixels = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#2b4fb3' } });

/** With a location, a photographer and a comment, as phones add them. */
const withMetadata = (orientation = '1') =>
  pixels(40, 30)
    .withExif({
      IFD0: { Artist: 'SECRET-OWNER', Copyright: 'SECRET-OWNER' },
      IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '32/1 46/1 0/1', GPSLongitudeRef: 'W' },
    })
    .withXmp('<x:xmpmeta xmlns:x="adobe:ns:meta/">SECRET-XMP</x:xmpmeta>')
    .withMetadata({ orientation: Number(orientation) });

const errorsOf = (bytes: Buffer): Promise<unknown> =>
  encodePicture(bytes).then(
    () => 'accepted',
    (error) => (error instanceof PictureRefusal ? error.message : error),
  );

const damaged = 'This picture is damaged';
const otherFormat = 'Choose a PNG, JPEG, WebP or SVG picture';

describe.each(['png', 'jpeg', 'webp'] as const)('a %s', (format) => {
  it('is recognized by its bytes and keeps its size and color', async () => {
    const picture = await encodePicture(await pixels(40, 30).toFormat(format).toBuffer());
    expect(picture).toMatchObject({ kind: format.replace('jpeg', 'jpg'), width: 40, height: 30 });
    const [red = 0, green = 0, blue = 0] = await sharp(picture.bytes).raw().toBuffer();
    expect(Math.abs(red - 0x2b) + Math.abs(green - 0x4f) + Math.abs(blue - 0xb3)).toBeLessThan(9);
  });

  it('loses position, owner and comments', async () => {
    const bytes = await withMetadata().toFormat(format).toBuffer();
    expect(bytes.includes('SECRET')).toBe(true);
    const picture = await encodePicture(bytes);
    expect(picture.bytes.includes('SECRET')).toBe(false);
    const { exif, xmp, icc } = await sharp(picture.bytes).metadata();
    expect([exif, xmp, icc]).toEqual([undefined, undefined, undefined]);
  });

  it('is turned upright', async () => {
    const picture = await encodePicture(await withMetadata('6').toFormat(format).toBuffer());
    expect(picture).toMatchObject({ width: 30, height: 40 });
    expect(await sharp(picture.bytes).metadata()).toMatchObject({ width: 30, height: 40 });
  });

  it('loses another file that follows it', async () => {
    const bytes = await pixels(40, 30).toFormat(format).toBuffer();
    const picture = await encodePicture(Buffer.concat([bytes, Buffer.from('PK\x03\x04 <script>')]));
    expect(picture.bytes.includes('<script>')).toBe(false);
  });

  it('is refused when half of it is missing', async () => {
    const bytes = await pixels(400, 300).toFormat(format).toBuffer();
    expect(await errorsOf(bytes.subarray(0, bytes.length / 2))).toEqual(damaged);
  });

  it('may be 4096 pixels wide, and not one more', async () => {
    const wide = (width: number) => pixels(width, 1).toFormat(format).toBuffer();
    expect((await encodePicture(await wide(4096))).width).toBe(4096);
    expect(await errorsOf(await wide(4097))).toBe('At most 4096 pixels wide and high');
  });
});

it('keeps the transparency of a WebP', async () => {
  const bytes = await pixels(41, 31).ensureAlpha(0.5).webp().toBuffer();
  const { bytes: encoded } = await encodePicture(bytes);
  expect(await sharp(encoded).metadata()).toMatchObject({ hasAlpha: true });
});

it('refuses an animated WebP', async () => {
  const frames = ['blue', 'red'].map((background) =>
    sharp({ create: { width: 8, height: 8, channels: 3, background } })
      .png()
      .toBuffer(),
  );
  const bytes = await sharp(await Promise.all(frames), { join: { animated: true } })
    .webp()
    .toBuffer();
  expect(await errorsOf(bytes)).toBe('Choose a picture that does not move');
});

it('stores a picture of many pixels in fewer, and a logo in at most those of a logo', async () => {
  const bytes = await pixels(4000, 3000).png().toBuffer();
  const { width, height } = await encodePicture(bytes);
  expect(width * height).toBeLessThanOrEqual(6_000_000);
  expect(width / height).toBeCloseTo(4 / 3, 2);
  expect(await pictures.encode(bytes, 1024)).toMatchObject({ width: 1024, height: 768 });
});

it('nothing is made of a stored picture of more pixels, as earlier versions took', async () => {
  const bytes = await pixels(4097, 4096).png().toBuffer();
  const size = { width: 8, height: 8 };
  const made = [
    () => pictures.png(bytes, 8),
    () => pictures.filled(bytes, size),
    () => pictures.size(bytes),
    () => pictures.check(bytes),
  ];
  for (const make of made) {
    await expect(make()).rejects.toThrow('At most 4096 pixels wide and high');
  }
});

it('refuses a small file that declares more pixels than memory holds', async () => {
  const bytes = await pixels(8, 8).png().toBuffer();
  bytes.writeUInt32BE(60_000, 16);
  bytes.writeUInt32BE(60_000, 20);
  expect(await errorsOf(bytes)).toBe('At most 4096 pixels wide and high');
});

it.each([
  ['an HTML page', '<!doctype html><script>alert(1)</script>'],
  ['a GIF', 'GIF89a\x01\x00\x01\x00'],
  ['a PNG signature inside a page', '<!--\x89PNG\r\n\x1a\n-->'],
  ['a sound in the container of WebP', 'RIFF\x04\x00\x00\x00WAVE'],
  ['an empty file', ''],
])('refuses %s', async (_what, text) => {
  expect(await errorsOf(Buffer.from(text, 'latin1'))).toEqual(otherFormat);
});

it.each(['\x89PNG\r\n\x1a\n', '\xff\xd8\xff', 'RIFF\x04\x00\x00\x00WEBP'])(
  'refuses the signature %j without a picture',
  async (text) => {
    expect(await errorsOf(Buffer.from(text, 'latin1'))).toEqual(damaged);
  },
);
