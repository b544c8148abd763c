import { createHash } from 'node:crypto';
import { globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import sharp from 'sharp';
import { build } from 'vite';
import { business } from '#domain/business/defaults/business.ts';

/** What makes the admin an app: its manifest, its icons and its service worker. */
export async function buildAdminApp(folder: string): Promise<void> {
  await drawIcons(join(folder, 'icons'));
  writeFileSync(join(folder, 'manifest.webmanifest'), JSON.stringify(manifest));
  await buildServiceWorker(folder);
}

const png = (name: string, size: number, purpose = 'any') => ({
  src: `/admin/icons/${name}.png`,
  sizes: `${size}x${size}`,
  type: 'image/png',
  purpose,
});

const manifest = {
  name: `${business.name}: admin`,
  short_name: 'Inspections',
  lang: 'en-US',
  id: '/admin',
  start_url: '/admin',
  scope: '/admin',
  display: 'standalone',
  // As in `admin/index.html` and `admin/admin.css`.
  theme_color: '#12213f',
  background_color: '#f4f6fb',
  icons: [png('icon-192', 192), png('icon-512', 512), png('icon-maskable-512', 512, 'maskable')],
};

/** Behind the rounded corners of `icon.svg`: systems cut these two themselves. */
const ICON_BLUE = '#2b4fb3';

async function drawIcons(folder: string): Promise<void> {
  mkdirSync(folder, { recursive: true });
  const draw = (source: string, size: number) =>
    // 72 dots an inch is the size in the file, 32 or 24 units.
    sharp(source, { density: (72 * size) / 24 })
      .resize(size)
      .png({ compressionLevel: 9 });
  const icon = 'admin/icon.svg';
  await Promise.all([
    draw(icon, 192).toFile(join(folder, 'icon-192.png')),
    draw(icon, 512).toFile(join(folder, 'icon-512.png')),
    draw(icon, 512)
      .flatten({ background: ICON_BLUE })
      .toFile(join(folder, 'icon-maskable-512.png')),
    draw(icon, 180).flatten({ background: ICON_BLUE }).toFile(join(folder, 'apple-touch-icon.png')),
    draw('admin/badge.svg', 96).toFile(join(folder, 'badge-96.png')),
  ]);
}

/** Bundles the service worker with the digests of the files built in `folder`. */
export async function buildServiceWorker(folder: string): Promise<void> {
  const assets = globSync('assets/*', { cwd: folder })
    .filter((file) => !/\.(br|gz)$/.test(file))
    .sort();
  const files = [...assets, 'index.html'].map((file) => ({
    path: file === 'index.html' ? '/admin' : `/admin/${file}`,
    integrity: `sha256-${sha256(readFileSync(join(folder, file))).toString('base64')}`,
  }));
  const version = sha256(JSON.stringify(files)).toString('hex').slice(0, 16);
  await build({
    configFile: 'vite.site.config.ts',
    mode: 'service-worker',
    logLevel: 'warn',
    define: { SHELL: JSON.stringify({ version, files }) },
    build: { outDir: resolve(folder) },
  });
}

const sha256 = (content: Buffer | string) => createHash('sha256').update(content).digest();
