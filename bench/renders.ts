import { resolve } from 'node:path';
import { gzipSync } from 'node:zlib';
import { createArticleRenderer } from '#api/blog/create-article-renderer.ts';
import { openCurrentBusiness } from '#api/business/current-business.ts';
import { createLog } from '#api/http/create-log.ts';
import { loadBuiltFront } from '#api/pages/built-front.ts';
import { createContentReader } from '#api/pages/content-reader.ts';
import { openJsonStore } from '#api/store/json/json-store.ts';
import { readSamples } from '#api/store/sample-content.ts';
import { publicPages } from './public-pages.ts';
import { inNewFolder } from './server-process.ts';
import { atMost, type Effort, median, type Row } from './table.ts';

const RENDERS = 100;
const LIMIT_MS = 1;

/** Milliseconds of processor time, all threads, which other programs change little. */
async function cpuTime(work: () => unknown): Promise<number> {
  const before = process.cpuUsage();
  for (let n = 0; n < RENDERS; n++) await work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000 / RENDERS;
}

/** What a page that is not cached costs: reading the store and rendering the whole document. */
export const measureRenders = ({ rounds }: Effort): Promise<Row[]> =>
  inNewFolder(async (folder) => {
    const site = (await loadBuiltFront(resolve('dist')))?.site;
    if (!site) throw new Error('The site is not built; run "npm run build".');
    const { render, assets } = site;
    const store = await openJsonStore({
      folder,
      samples: await readSamples(new Date()),
    });
    const origin = 'https://bluebonnet.example';
    const log = createLog('silent');
    const articles = createArticleRenderer(log);
    const business = await openCurrentBusiness({ store, clock: () => new Date(), log });
    const read = createContentReader({ store, business, articles, embed: { origin } });
    const rows: Row[] = [];
    for (const path of publicPages) {
      const make = () => render({ path, origin, assets, read });
      const { html } = await make();
      // Warms up the compiler, like a server that has run for a minute.
      await cpuTime(make);
      const made: number[] = [];
      const packed: number[] = [];
      for (let round = 0; round < rounds; round++) {
        made.push(await cpuTime(make));
        packed.push(await cpuTime(() => gzipSync(html)));
      }
      rows.push({
        measure: `${path}, ms of processor time`,
        ours: median(made).toFixed(2),
        reference: `gzip of the same HTML ${median(packed).toFixed(2)}`,
        ...atMost(LIMIT_MS, median(made)),
      });
    }
    await store.close();
    return rows;
  });
