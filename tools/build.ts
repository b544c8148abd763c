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
import { writePackageAssets } from './build/package-assets.ts';
import { buildServiceWorker } from './build/service-worker.ts';

const STAMP = 'dist/.built-from';
/** Holds the previous build during a build. A hidden folder is never served. */
const PREVIOUS = 'dist/.previous';
const SOURCES = [
  '{domain,ui,client,widgets,site,admin,mail}/**/*.*',
  'docs/*.md',
  'vite.*.config.ts',
  'tools/build{.ts,/*.ts}',
  'tools/{manifest,pack-widgets}/**/*.*',
  'package-lock.json',
];

/** Digest of all inputs of the build. */
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

/** Compresses with Brotli and gzip at build time, so that no request waits for it. */
async function precompress(folder: string) {
  await Promise.all(
    globSync(`${folder}/**/*.{js,css,svg,html,json,webmanifest,xml,ts,txt}`).flatMap((file) =>
      Object.entries(compress).map(async ([ending, pack]) => {
        writeFileSync(`${file}.${ending}`, await pack(readFileSync(file)));
      }),
    ),
  );
}

/** Moves the build to PREVIOUS. A complete one that a failed build left there stays. */
function movePrevious() {
  rmSync(STAMP, { force: true });
  const hasPrevious = existsSync(PREVIOUS);
  mkdirSync(PREVIOUS, { recursive: true });
  for (const part of ['widgets', 'site', 'admin', 'mail', '.builds.json']) {
    if (hasPrevious) rmSync(`dist/${part}`, { recursive: true, force: true });
    else if (existsSync(`dist/${part}`)) renameSync(`dist/${part}`, `${PREVIOUS}/${part}`);
  }
}

async function buildAll() {
  movePrevious();
  await build({ configFile: 'vite.widgets.config.ts', logLevel: 'warn' });
  writePackageAssets('dist/widgets/embed');
  for (const mode of ['client', 'server', 'admin', 'mail']) {
    await build({ configFile: 'vite.site.config.ts', mode, logLevel: 'warn' });
  }
  await buildServiceWorker('dist/admin');
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
