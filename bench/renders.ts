import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
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
  const pages = publicPages.map((path) => ({
    path,
    times: [] as number[],
    make: () => render({ path, origin, assets, read }),
  }));

  // Once for the compiler's sake; a server that has run a minute is what visitors meet.
  for (const { make } of pages) await cpuTime(make);
  for (let round = 0; round < rounds; round++) {
    for (const { times, make } of pages) times.push(await cpuTime(make));
  }
  await store.close();
  await rm(folder, { recursive: true });

  return pages.map(({ path, times }) => ({
    measure: `${path}, ms of processor time`,
    ours: median(times).toFixed(2),
    reference: '',
    target: `at most ${LIMIT}`,
    met: median(times) <= LIMIT,
  }));
}
