import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { build } from 'vite';

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
