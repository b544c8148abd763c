import sharp from 'sharp';
import { expect, it, test } from 'vitest';
import { pictures } from '#api/pictures/pictures.ts';
import { storeForTest, temporaryFolder } from '#api/store/testing/temporary-folder.ts';
import type { UploadKind } from '#api/store/upload-name.ts';
import { readUpload } from '#api/uploads/read-upload.ts';
import { storePlainPictures } from './plain-pictures.ts';

const now = new Date('2026-11-29T15:00:00Z');
const change = { at: now, by: 'Owner' };
const place = { IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '32/1 46/1 0/1' } };

const still = () =>
  sharp({ create: { width: 90, height: 60, channels: 3, background: '#2b4fb3' } });
const encoders: Record<UploadKind, () => Promise<Buffer>> = {
  png: () => still().png().toBuffer(),
  jpg: () => still().jpeg().toBuffer(),
  webp: () => still().webp().toBuffer(),
};
const withPlace: typeof encoders = {
  png: () => still().withExif(place).png().toBuffer(),
  jpg: () => still().withExif(place).jpeg().toBuffer(),
  webp: () => still().withExif(place).webp().toBuffer(),
};
const withMore = async (bytes: Promise<Buffer>) => Buffer.concat([await bytes, Buffer.from('Jo')]);

test.each(['png', 'jpg', 'webp'] as const)('a %s of pixels alone is plain', async (kind) => {
  expect(await pictures.isPlain(await encoders[kind]())).toBe(true);
  expect(await pictures.isPlain(await withPlace[kind]())).toBe(false);
  expect(await pictures.isPlain(await withMore(encoders[kind]()))).toBe(false);
  const { bytes } = await pictures.encode(await withMore(withPlace[kind]()));
  expect(await pictures.isPlain(bytes)).toBe(true);
});

it('what an earlier version imported, or a backup brought, is stored anew without its place', async () => {
  const store = await storeForTest(await temporaryFolder());
  const upload = async (kind: UploadKind, bytes: Buffer) =>
    `/uploads/${await store.uploads.add(bytes, kind)}`;
  const hero = {
    src: await upload('jpg', await withPlace.jpg()),
    ...{ width: 90, height: 60, alt: 'Porch' },
    small: { src: await upload('webp', await withMore(encoders.webp())), width: 90 },
  };
  const logo = {
    src: await upload('png', await encoders.png()),
    width: 90,
    height: 60,
    alt: 'Logo',
  };
  const { brand } = await store.readBusiness();
  await store.changeBusiness('brand', { ...brand, logo, photographs: { hero } }, change);
  const before = await store.readBusiness();

  expect(await storePlainPictures(store, now)).toBe(2);
  const after = await store.readBusiness();
  expect(after.profile).toEqual(before.profile);
  expect(after.brand.logo).toEqual(logo);
  const shown = after.brand.photographs.hero;
  expect(shown).toMatchObject({ width: 90, height: 60, alt: 'Porch', small: { width: 90 } });
  for (const src of [shown?.src, shown?.small?.src]) {
    const bytes = await readUpload(store, src ?? '');
    expect(bytes && (await pictures.isPlain(bytes))).toBe(true);
  }
  expect(await storePlainPictures(store, now)).toBe(0);
  expect((await store.readBusiness()).brand.revision).toBe(after.brand.revision);
});
