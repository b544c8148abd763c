import sharp from 'sharp';
import { expect, it } from 'vitest';
import { type UploadKind, uploadNameOf } from '#api/store/upload-name.ts';
import { fieldErrors } from '#api/testing/api-test.ts';
import { signedInOwner } from '#api/testing/signed-in-owner.ts';
import type { BusinessFile } from '#domain/business/business-file.schema.ts';

/** An owner whose logo is an uploaded picture. */
async function withLogo() {
  const api = await signedInOwner();
  const { call, headers } = api;
  async function upload(bytes: Buffer) {
    const answer = await fetch(`${api.url}/api/blog/images`, {
      method: 'POST',
      headers: { ...headers, 'Content-Type': 'image/png' },
      body: new Uint8Array(bytes),
    });
    const { url, ...size } = (await answer.json()) as {
      url: string;
      width: number;
      height: number;
    };
    return { src: url, ...size };
  }
  const bytesAt = async (path: string) =>
    Buffer.from(await (await fetch(api.url + path)).arrayBuffer());
  const logo = { ...(await upload(await picture(60, 40).png().toBuffer())), alt: 'Logo' };
  const { json: brand } = await call('GET /api/business/brand');
  expect((await call('PUT /api/business/brand', { ...brand, logo })).status).toBe(200);
  const file = (await call('GET /api/business/export')).json as unknown as BusinessFile;
  return { ...api, file, url: logo.src, upload, bytesAt };
}

it('an exported business has its pictures, which another installation then shows', async () => {
  const { file, url, send } = await withLogo();
  expect(Object.keys(file.pictures ?? {})).toEqual([url]);
  const other = await signedInOwner();
  const check = await other.call('POST /api/business/import?check=1', file);
  expect(check.json).toMatchObject({ missingPictures: [] });
  expect((await other.send(`GET ${url}`)).status).toBe(404);
  expect((await other.call('POST /api/business/import', file)).status).toBe(200);
  const [sent, received] = [await send(`GET ${url}`), await other.send(`GET ${url}`)];
  expect([received.status, received.headers.get('Content-Type')]).toEqual([200, 'image/png']);
  expect(received.text).toBe(sent.text);
  expect((await other.call('GET /api/business/export')).json).toEqual(file);
});

it('a picture that is neither in the file nor stored is named and left out', async () => {
  const { file, url } = await withLogo();
  const { pictures: _, ...without } = file;
  const [inspector] = file.profile.inspectors;
  const portrait = { src: url, width: 60, height: 40, alt: 'Portrait' };
  const named = structuredClone(without);
  named.profile.inspectors = [{ ...inspector, portrait } as typeof inspector & object];
  named.brand.photographs = {
    hero: { ...portrait, small: { src: url, width: 30 } },
  };

  const other = await signedInOwner();
  const missingPictures = ['brand.logo', 'brand.photographs.hero', 'profile.inspectors.0.portrait'];
  const check = await other.call('POST /api/business/import?check=1', named);
  expect(check.json).toMatchObject({ missingPictures });
  const { json: imported } = await other.call('POST /api/business/import', named);
  expect(imported).toEqual(check.json);
  expect((await other.call('GET /api/business/export')).json).toEqual({
    ...without,
    brand: { ...without.brand, logo: undefined },
  });
});

it('a picture that is shown here and missing in the file is a change', async () => {
  const { file, url, call } = await withLogo();
  const gone = structuredClone(file);
  delete gone.pictures;
  if (gone.brand.logo) gone.brand.logo.src = `/uploads/${'0'.repeat(32)}.png`;
  const check = await call('POST /api/business/import?check=1', gone);
  const change = { path: 'brand.logo.src', before: url };
  expect(check.json).toMatchObject({ changes: expect.arrayContaining([change]) });
});

it.each([
  ['other content than its name says', (content: string) => content.replace(/.{4}$/, 'AAAA')],
  ['no picture', () => Buffer.from('<svg/>').toString('base64')],
])('a picture with %s is refused, and nothing is changed', async (_what, change) => {
  const { file, url } = await withLogo();
  const pictures = { [url]: change(file.pictures?.[url] ?? '') };
  const other = await signedInOwner();
  const refused = await other.call('POST /api/business/import', { ...file, pictures });
  expect(fieldErrors(refused)).toEqual({ [`pictures.${url}`]: 'This picture is damaged' });
  const { json } = await other.call('GET /api/business/brand');
  expect(json).not.toHaveProperty('logo');
});

it.each(['../../escape.png', '/uploads/../x.png', 'https://other.example/x.png'])(
  'no picture is stored as %s',
  async (address) => {
    const { call, file } = await withLogo();
    const refused = await call('POST /api/business/import', {
      ...file,
      pictures: { [address]: 'AAAA' },
    });
    expect(refused.status).toBe(422);
  },
);

/** The owner's file with these bytes as the picture of its logo. */
function withPicture(file: BusinessFile, bytes: Buffer, kind: UploadKind): BusinessFile {
  const src = `/uploads/${uploadNameOf(bytes, kind)}`;
  const logo = { src, width: 60, height: 40, alt: 'Logo' };
  return {
    ...file,
    brand: { ...file.brand, logo, photographs: { hero: { ...logo, small: { src, width: 60 } } } },
    pictures: { [src]: bytes.toString('base64') },
  };
}

const picture = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#7a3414' } });

it.each([
  ['png', 'png'],
  ['jpeg', 'jpg'],
  ['webp', 'webp'],
] as const)('of a %s in a file only its pixels are stored', async (format, kind) => {
  const bytes = await picture(60, 40)
    .withExif({ IFD0: { Artist: 'SECRET' }, IFD3: { GPSLatitudeRef: 'N' } })
    .toFormat(format)
    .toBuffer();
  const { file, call, bytesAt } = await withLogo();
  const given = withPicture(file, Buffer.concat([bytes, Buffer.from('PK SECRET')]), kind);
  const { json } = await call('POST /api/business/import', given);
  expect(json).toMatchObject({ missingPictures: [] });
  const { brand } = (await call('GET /api/business/export')).json as unknown as BusinessFile;
  const { src = '' } = brand.logo ?? {};
  expect(src).not.toBe(given.brand.logo?.src);
  expect(brand.photographs.hero).toMatchObject({ src, small: { src } });
  const stored = await bytesAt(src);
  expect(stored.includes('SECRET')).toBe(false);
  expect(await sharp(stored).metadata()).toMatchObject({ format, width: 60, height: 40 });
});

it('a picture of too many pixels is refused at its place in the file', async () => {
  const { file, call } = await withLogo();
  const given = withPicture(file, await picture(4097, 1).png().toBuffer(), 'png');
  const src = given.brand.logo?.src;
  const message = 'At most 4096 pixels wide and high';
  for (const query of ['?check=1', '']) {
    const refused = await call(`POST /api/business/import${query}`, given);
    expect(fieldErrors(refused)).toEqual({ [`pictures.${src}`]: message });
  }
});

it('a logo is stored in at most 1024 pixels, whatever it was uploaded for', async () => {
  const { file, call, upload } = await withLogo();
  const bytes = await picture(1600, 800).png().toBuffer();
  const expected = { width: 1024, height: 512, alt: 'Logo' };
  await call('POST /api/business/import', withPicture(file, bytes, 'png'));
  const imported = (await call('GET /api/business/brand')).json;
  expect(imported).toMatchObject({ logo: expected });

  const logo = { ...(await upload(bytes)), alt: 'Logo' };
  expect(logo).toMatchObject({ width: 1600 });
  const saved = await call('PUT /api/business/brand', { ...imported, logo });
  expect(saved.json).toMatchObject({ logo: expected });
});

it.each([
  'https://other.example/a.png',
  'data:image/png;base64,AAAA',
  '/api/business',
  '/uploads/notes.txt',
])('a picture at %s is refused by a file, a form and a preview', async (src) => {
  const { file, call } = await withLogo();
  const logo = { src, width: 60, height: 40, alt: 'Logo' };
  const brand = { ...file.brand, logo };
  const message = 'Please choose a picture';
  const imported = await call('POST /api/business/import', { ...file, brand });
  expect(fieldErrors(imported)).toEqual({ 'brand.logo.src': message });
  const saved = await call('PUT /api/business/brand', { ...brand, revision: 2 });
  expect(fieldErrors(saved)).toEqual({ 'logo.src': message });
  const shown = await call('POST /api/business/preview', { path: '/', brand });
  expect(fieldErrors(shown)).toEqual({ 'brand.logo.src': message });
});
