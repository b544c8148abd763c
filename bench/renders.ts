import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { gzipSync } from 'node:zlib';
import { createContentReader } from '#api/content/content-reader.ts';
import { loadBuiltFront } from '#api/pages/built-front.ts';
import { readSamples } from '#api/samples/samples.ts';
import { openJsonStore } from '#api/store/json/json-store.ts';
import { publicPages } from './public-pages.ts';
import { type Effort, median, type Row } from './table.ts';

const RENDERS = 100;
const LIMIT = 1;

/** Milliseconds of processor time, all threads: what others do on the machine counts little. */
async function cpuTime(work: () => unknown): Promise<number> {
  const before = process.cpuUsage();
  for (let n = 0; n < RENDERS; n++) await work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000 / RENDERS;
}

/** What a page costs when it is not kept: reading the store, rendering, the whole document. */
export async function measureRenders({ rounds }: Effort): Promise<Row[]> {
  const site = (await loadBuiltFront(resolve('dist')))?.site;
  if (!site) throw new Error('The site is not built; run "npm run build".');
  const { render, assets } = site;
  const folder = await mkdtemp(join(tmpdir(), 'bench-renders-'));
  const store = await openJsonStore({ folder, samples: await readSamples() });
  const origin = 'https://bluebonnet.example';
  const read = createContentReader(store, { origin });
  const pages = await Promise.all(
    publicPages.map(async (path) => {
      const make = () => render({ path, origin, assets, read });
      const { html } = await make();
      return {
        path,
        make,
        pack: () => gzipSync(html),
        made: [] as number[],
        packed: [] as number[],
      };
    }),
  );

  // Once for the compiler's sake; a server that has run a minute is what visitors meet.
  for (const { make } of pages) await cpuTime(make);
  for (let round = 0; round < rounds; round++) {
    for (const { make, pack, made, packed } of pages) {
      made.push(await cpuTime(make));
      packed.push(await cpuTime(pack));
    }
  }
  await store.close();
  await rm(folder, { recursive: true });

  return pages.map(({ path, made, packed }) => ({
    measure: `${path}, ms of processor time`,
    ours: median(made).toFixed(2),
    reference: `gzip of the same HTML ${median(packed).toFixed(2)}`,
    target: `at most ${LIMIT}`,
    met: median(made) <= LIMIT,
  }));
}
