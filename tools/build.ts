import { createHash } from 'node:crypto';
import {
  existsSync,
  globSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { build } from 'vite';
import { carryOver } from './build/carry-over.ts';

const STAMP = 'dist/.built-from';
/** The build before, while the new one is made. Hidden, and so never served. */
const PREVIOUS = 'dist/.previous';
const SOURCES = [
  '{domain,widgets,site,admin}/**/*.*',
  'vite.*.config.ts',
  'tools/build{.ts,/*.ts}',
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

/** Sets the build aside that is replaced. One that a failed build has set aside is whole: it stays. */
function setAside() {
  rmSync(STAMP, { force: true });
  const hasPrevious = existsSync(PREVIOUS);
  mkdirSync(PREVIOUS, { recursive: true });
  for (const part of ['widgets', 'site', 'admin', '.builds.json']) {
    if (hasPrevious) rmSync(`dist/${part}`, { recursive: true, force: true });
    else if (existsSync(`dist/${part}`)) renameSync(`dist/${part}`, `${PREVIOUS}/${part}`);
  }
}

async function buildAll() {
  setAside();
  await build({ configFile: 'vite.widgets.config.ts', logLevel: 'warn' });
  for (const mode of ['client', 'server', 'admin']) {
    await build({ configFile: 'vite.site.config.ts', mode, logLevel: 'warn' });
  }
  // Loaded here: a start with a fresh build draws nothing and needs no picture libraries.
  const { drawShareImages } = await import('./share-images.ts');
  await drawShareImages('dist/site/client');
  await Promise.all(['dist/widgets', 'dist/site/client', 'dist/admin'].map(precompress));
  carryOver(PREVIOUS, 'dist');
  rmSync(PREVIOUS, { recursive: true });
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
