import { createHash } from 'node:crypto';
import { existsSync, globSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { build } from 'vite';

const STAMP = 'dist/.built-from';
const SOURCES = [
  '{domain,widgets,site,admin}/**/*.*',
  'vite.*.config.ts',
  'tools/build.ts',
  'tools/share-images{.ts,/*.ts}',
  'package-lock.json',
];

/** One digest of everything that the build reads. */
function fingerprint(): string {
  const digest = createHash('sha256');
  for (const file of globSync(SOURCES).sort()) digest.update(file).update(readFileSync(file));
  return digest.digest('hex');
}

const compress = {
  br: (content: Buffer) =>
    promisify(brotliCompress)(content, {
      params: { [constants.BROTLI_PARAM_SIZE_HINT]: content.length },
    }),
  gz: (content: Buffer) => promisify(gzip)(content, { level: 9 }),
};

/** Brotli and gzip once, here, and never while somebody waits. */
async function precompress(folder: string) {
  await Promise.all(
    globSync(`${folder}/**/*.{js,css,svg,html,json,xml,txt}`).flatMap((file) =>
      Object.entries(compress).map(async ([ending, pack]) => {
        writeFileSync(`${file}.${ending}`, await pack(readFileSync(file)));
      }),
    ),
  );
}

async function buildAll() {
  rmSync('dist', { recursive: true, force: true });
  await build({ configFile: 'vite.widgets.config.ts', logLevel: 'warn' });
  for (const mode of ['client', 'server', 'admin']) {
    await build({ configFile: 'vite.site.config.ts', mode, logLevel: 'warn' });
  }
  // Loaded here: a start with a fresh build draws nothing and needs no picture libraries.
  const { drawShareImages } = await import('./share-images.ts');
  await drawShareImages('dist/site/client');
  await Promise.all(['dist/widgets', 'dist/site/client', 'dist/admin'].map(precompress));
}

const source = fingerprint();
const isFresh = existsSync(STAMP) && readFileSync(STAMP, 'utf8') === source;
if (isFresh && process.argv.includes('--if-stale')) {
  console.log('The build is up to date.');
} else {
  const started = performance.now();
  await buildAll();
  writeFileSync(STAMP, source);
  console.log(`Built in ${((performance.now() - started) / 1000).toFixed(1)} s.`);
}
