import sharp from 'sharp';
import { expect, it } from 'vitest';
import { fieldErrors } from '#api/testing/api-test.ts';
import { signedInOwner } from '#api/testing/signed-in-owner.ts';
import type { BusinessFile } from '#domain/business/business-file.schema.ts';

/** An owner whose logo is an uploaded picture. */
async function withLogo() {
  const api = await signedInOwner();
  const { call, headers } = api;
  const answer = await fetch(`${api.url}/api/blog/images`, {
    method: 'POST',
    headers: { ...headers, 'Content-Type': 'image/png' },
    body: await sharp({ create: { width: 60, height: 40, channels: 3, background: '#7a3414' } })
      .png()
      .toBuffer(),
  });
  const { url, ...size } = (await answer.json()) as { url: string; width: number; height: number };
  const { json: brand } = await call('GET /api/business/brand');
  const logo = { src: url, ...size, alt: 'Logo' };
  expect((await call('PUT /api/business/brand', { ...brand, logo })).status).toBe(200);
  const file = (await call('GET /api/business/export')).json as unknown as BusinessFile;
  return { ...api, file, url };
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
    hero: { ...portrait, src: '/art/hero.jpg', small: { src: url, width: 30 } },
    about: { ...portrait, src: '/art/about.jpg' },
  };

  const other = await signedInOwner();
  const missingPictures = ['brand.logo', 'brand.photographs.hero', 'profile.inspectors.0.portrait'];
  const check = await other.call('POST /api/business/import?check=1', named);
  expect(check.json).toMatchObject({ missingPictures });
  const { json: imported } = await other.call('POST /api/business/import', named);
  expect(imported).toEqual(check.json);
  const { about } = named.brand.photographs;
  expect((await other.call('GET /api/business/export')).json).toEqual({
    ...without,
    brand: { ...without.brand, logo: undefined, photographs: { about } },
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
