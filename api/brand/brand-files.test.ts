import { readFile } from 'node:fs/promises';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { storeForTest, temporaryFolder } from '#api/store/testing/temporary-folder.ts';
import { type Answer, fieldErrors } from '#api/testing/api-test.ts';
import { distForTest } from '#api/testing/dist-for-test.ts';
import { signedInOwner } from '#api/testing/signed-in-owner.ts';
import { contrast } from '#domain/business/color.ts';
import { defaultBrand } from '#domain/business/defaults/default-brand.ts';

const drawings = ['favicon.svg', 'art/hero-hills.svg', 'art/field.svg', 'art/home-scene.svg'];

const entry = `
  export const hasPage = (path) => path === '/';
  export const render = () => ({ status: 200, html: '' });
  export const sharedPages = ({ tagline, brand, locale }) => [
    {
      title: tagline,
      image: locale === 'es' ? '/share/es/home.png' : '/share/home.png',
      drawing: '/art/home-scene.svg',
      photograph: brand.photographs.hero?.src,
      as: 'landscape',
    },
  ];
`;

/** A server with the site's drawings, whose owner is signed in. */
async function brandApi(options: { dataDir?: string } = {}) {
  const files = await Promise.all(
    drawings.map(
      async (path): Promise<[string, string]> => [
        `site/client/${path}`,
        await readFile(`site/public/${path}`, 'utf8'),
      ],
    ),
  );
  const front = await distForTest({
    ...Object.fromEntries(files),
    'site/server/entry-server.js': entry,
  });
  const api = await signedInOwner({ front, ...options });
  const { headers, call } = api;
  const bytesAt = async (path: string) =>
    Buffer.from(await (await fetch(api.url + path)).arrayBuffer());
  return {
    ...api,
    bytesAt,
    metadataAt: async (path: string) => sharp(await bytesAt(path)).metadata(),
    /** The color at the upper edge, by default in its middle, as hexadecimal. */
    async colorAt(path: string, share = 0.5) {
      const { data, info } = await sharp(await bytesAt(path))
        .raw()
        .toBuffer({ resolveWithObject: true });
      const at = (Math.floor(info.width * share) + info.width) * info.channels;
      return `#${data.toString('hex', at, at + 3)}`;
    },
    async changeBrand(changes: object) {
      const { json } = await call('GET /api/business/brand');
      const { revision } = json as unknown as { revision: number };
      const body = { ...defaultBrand, ...changes, revision };
      expect((await call('PUT /api/business/brand', body)).status).toBe(200);
    },
    async upload(
      bytes: Buffer,
      type = 'image/png',
    ): Promise<{ src: string; width: number; height: number }> {
      const answer = await fetch(`${api.url}/api/blog/images`, {
        method: 'POST',
        headers: { ...headers, 'Content-Type': type },
        body: new Uint8Array(bytes),
      });
      const { url, ...size } = (await answer.json()) as {
        url: string;
        width: number;
        height: number;
      };
      return { src: url, ...size };
    },
  };
}

const solid = (width: number, height: number, background: string) =>
  sharp({ create: { width, height, channels: 3, background } })
    .png()
    .toBuffer();

const typeOf = ({ headers }: Answer) => headers.get('Content-Type');

it.each([
  ['/favicon.ico', 'image/x-icon', undefined],
  ['/favicon.svg', 'image/svg+xml', 48],
  ['/apple-touch-icon.png', 'image/png', 180],
  ['/icon-192.png', 'image/png', 192],
  ['/icon-512.png', 'image/png', 512],
  ['/icon-maskable-512.png', 'image/png', 512],
  ['/admin/icons/icon.svg', 'image/svg+xml', 32],
  ['/admin/icons/icon-192.png', 'image/png', 192],
  ['/admin/icons/icon-512.png', 'image/png', 512],
  ['/admin/icons/icon-maskable-512.png', 'image/png', 512],
  ['/admin/icons/apple-touch-icon.png', 'image/png', 180],
  ['/admin/icons/badge-96.png', 'image/png', 96],
])('%s is %s, in its size, which browsers check by its tag', async (path, type, size) => {
  const api = await brandApi();
  for (const brand of [defaultBrand, { motif: 'neutral' }]) {
    await api.changeBrand(brand);
    const answer = await api.send(`GET ${path}`);
    expect([answer.status, typeOf(answer)]).toEqual([200, type]);
    expect(answer.headers.get('Cache-Control')).toBe('no-cache');
    if (size) expect(await api.metadataAt(path)).toMatchObject({ width: size, height: size });
    const known = { 'If-None-Match': answer.headers.get('ETag') ?? '' };
    expect((await api.send(`GET ${path}`, { headers: known })).status).toBe(304);
  }
});

it('an icon file has the sizes of tabs and task bars', async () => {
  const bytes = await (await brandApi()).bytesAt('/favicon.ico');
  expect(bytes.readUInt16LE(4)).toBe(3);
  const sizes = await Promise.all(
    [0, 1, 2].map(async (index) => {
      const entry = bytes.subarray(6 + 16 * index);
      const from = entry.readUInt32LE(12);
      return (await sharp(bytes.subarray(from, from + entry.readUInt32LE(8))).metadata()).width;
    }),
  );
  expect(sizes).toEqual([16, 32, 48]);
});

it('share images are 1200 × 630 px, with the title of the page or article', async () => {
  const api = await brandApi();
  for (const path of [
    '/share/home.png',
    '/share/es/home.png',
    '/share/blog/hail-and-your-roof.png',
    '/share/es/blog/que-le-hace-el-granizo-a-un-techo.png',
  ]) {
    const answer = await api.send(`GET ${path}`);
    expect([answer.status, typeOf(answer)]).toEqual([200, 'image/png']);
    expect(await api.metadataAt(path)).toMatchObject({ width: 1200, height: 630 });
  }
  for (const path of ['/share/nothing.png', '/share/blog/nothing.png', '/share/home.jpg']) {
    expect((await api.send(`GET ${path}`)).status).toBe(404);
  }
});

it('a photograph takes the right half of a share image; the words stay on the ground', async () => {
  const api = await brandApi();
  const path = '/share/home.png';
  const drawn = await api.bytesAt(path);
  const picture = await api.upload(await solid(900, 600, '#00c040'));
  const hero = { ...picture, alt: 'A house' };
  await api.changeBrand({ photographs: { hero } });
  const [ground, photograph] = [await api.colorAt(path, 0.4), await api.colorAt(path, 0.75)];
  expect(contrast(defaultBrand.ink, ground)).toBeGreaterThan(7);
  expect(contrast(photograph, '#00c040')).toBeLessThan(1.1);

  const lost = { ...hero, src: `/uploads/${'0'.repeat(32)}.png` };
  await api.changeBrand({ photographs: { hero: lost } });
  expect(await api.bytesAt(path)).toEqual(drawn);
});

it('icons are the initials on the accent, and the logo unless it has words in it', async () => {
  const api = await brandApi();
  await api.changeBrand({ motif: 'neutral', accent: '#8a3b12' });
  expect(await api.colorAt('/icon-512.png')).toBe('#8a3b12');
  expect(await api.colorAt('/admin/icons/icon-512.png')).toBe('#8a3b12');

  const logo = { ...(await api.upload(await solid(300, 300, '#00ff00'))), alt: 'Peachtree' };
  await api.changeBrand({ motif: 'neutral', accent: '#8a3b12', logo });
  expect(await api.colorAt('/icon-maskable-512.png')).toBe('#ffffff');
  const { data } = await sharp(await api.bytesAt('/favicon.svg'))
    .raw()
    .toBuffer({ resolveWithObject: true });
  expect(data.toString('hex', 0, 3)).toBe('00ff00');

  const wide = { ...(await api.upload(await solid(300, 80, '#00ff00'))), alt: 'Peachtree' };
  await api.changeBrand({ motif: 'neutral', accent: '#8a3b12', logo: wide });
  expect(await api.colorAt('/icon-maskable-512.png')).toBe('#8a3b12');

  // Lost from the storage of pictures.
  const gone = { ...logo, src: `/uploads/${'0'.repeat(32)}.png` };
  await api.changeBrand({ motif: 'neutral', accent: '#8a3b12', logo: gone });
  expect(await api.colorAt('/icon-maskable-512.png')).toBe('#8a3b12');
});

it('initials and a drawing stand in for pictures of more pixels than are decoded, as earlier versions stored', async () => {
  const dataDir = await temporaryFolder();
  const store = await storeForTest(dataDir);
  const name = await store.uploads.add(await solid(4097, 4096, '#00ff00'), 'png');
  const tooLarge = { src: `/uploads/${name}`, width: 4097, height: 4096, alt: 'Peachtree' };
  const { brand } = await store.readBusiness();
  const earlier = { ...brand, logo: tooLarge, photographs: { hero: tooLarge } };
  await store.changeBusiness(
    'brand',
    { ...earlier, accent: '#8a3b12' },
    { at: new Date(), by: '' },
  );
  await store.close();

  const api = await brandApi({ dataDir });
  expect(await api.colorAt('/icon-maskable-512.png')).toBe('#8a3b12');
  expect((await api.send('GET /favicon.ico')).status).toBe(200);
  expect(await api.metadataAt('/share/home.png')).toMatchObject({ width: 1200, height: 630 });
  const { json: health } = await api.call('GET /api/health');
  expect(health).toMatchObject({
    notices: expect.arrayContaining([
      expect.objectContaining({
        check: 'pictures',
        text: expect.stringContaining(
          'The logo is not shown: At most 4096 pixels wide and high. Upload it again.',
        ),
      }),
    ]),
  });
  const { json: stored } = await api.call('GET /api/business/brand');
  const refused = await api.call('PUT /api/business/brand', stored);
  expect(fieldErrors(refused)).toEqual({ 'logo.src': 'At most 4096 pixels wide and high' });
});

it.each(['jpeg', 'webp'] as const)('a logo may be %s', async (format) => {
  const api = await brandApi();
  const bytes = await sharp(await solid(300, 300, '#00ff00'))
    [format]()
    .toBuffer();
  await api.changeBrand({ logo: { ...(await api.upload(bytes, `image/${format}`)), alt: 'Logo' } });
  const { data, info } = await sharp(await api.bytesAt('/apple-touch-icon.png'))
    .raw()
    .toBuffer({ resolveWithObject: true });
  const middle = (info.width * (info.height / 2) + info.width / 2) * info.channels;
  expect([...data.subarray(middle, middle + 3)]).toEqual([0, 255, 0].map(near));
});

/** Within what a lossy format changes. */
const near = (value: number) => expect.toSatisfy((found: number) => Math.abs(found - value) < 6);

it('drawings have the accent, and without the motif neither flowers nor skyline', async () => {
  const api = await brandApi();
  const scene = async () => (await api.send('GET /art/home-scene.svg')).text;
  const built = await readFile('site/public/art/home-scene.svg', 'utf8');
  expect(await scene()).toBe(built);
  await api.changeBrand({ accent: '#8a3b12' });
  expect(await scene()).toContain('var(--blue, #8a3b12)');
  expect(await scene()).toContain('var(--bloom, #4462cc)');
  expect(await scene()).toMatch(/id="flower">\s*<path/);
  await api.changeBrand({ accent: '#8a3b12', motif: 'neutral' });
  const neutral = await scene();
  expect(neutral).toContain('<g id="flower"/>');
  expect(neutral).toContain('<g id="skyline"/>');
  expect(neutral).not.toMatch(/#2b4fb3|#4462cc|#5a76da|#7e98f2/);
  await api.changeBrand({});
  expect(await scene()).toBe(built);
});

it('a change of anything else draws nothing again', async () => {
  const api = await brandApi();
  const etag = async (path: string) => (await api.send(`GET ${path}`)).headers.get('ETag');
  const before = await etag('/share/home.png');
  const change = async (changes: object) => {
    const { json: current } = await api.call('GET /api/business/profile');
    await api.call('PUT /api/business/profile', { ...current, ...changes });
  };
  await change({ email: 'other@bluebonnet.example' });
  expect(await etag('/share/home.png')).toBe(before);
  await change({ tagline: 'Another title' });
  expect(await etag('/share/home.png')).not.toBe(before);
});

it('the manifests have the name and the ink of the business', async () => {
  const api = await brandApi();
  await api.changeBrand({ ink: '#2a1a12' });
  const answer = await api.send('GET /admin/manifest.webmanifest');
  expect(typeOf(answer)).toBe('application/manifest+json');
  const manifest = JSON.parse(answer.text);
  expect(manifest).toMatchObject({
    name: 'Bluebonnet Home Inspections: admin',
    theme_color: '#1b110c',
  });
  const { text: ofSite } = await api.send('GET /manifest.webmanifest');
  expect(JSON.parse(ofSite)).toMatchObject({ theme_color: '#1b110c' });
  for (const { src, sizes } of manifest.icons) {
    const { width, height } = await api.metadataAt(src);
    expect(`${width}x${height}`).toBe(sizes);
  }
});

it('the sheet of own colors never changes', async () => {
  const answer = await (await brandApi()).send('GET /brand/8a3b12-2a1a12.css');
  expect(answer.text).toBe(
    ':root{--brand-accent:#8a3b12;--brand-ink:light-dark(#2a1a12,#eae8e7);--brand-night:#1b110c}',
  );
  expect(typeOf(answer)).toBe('text/css; charset=utf-8');
  expect(answer.headers.get('Cache-Control')).toContain('immutable');
});
