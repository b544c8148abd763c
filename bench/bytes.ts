import type { Browser } from 'playwright';
import { withBrowser } from './browser.ts';
import { gzipped, listOf, loadedBy, sizeOfAll } from './bytes/import-graph.ts';
import { startPartnerSite } from './partner-site.ts';
import { type Peer, peerFiles } from './references/peers.ts';
import { withProduct } from './server-process.ts';
import { atMost, type Row, thousands } from './table.ts';
import { embedCode, widgets } from './widgets.ts';

/** All bytes of gzip: script, styles and, on a page left alone, the data that they fetch. */
const LOADER_LIMIT = 1850;
// 1.4 KB of it decide whose inspector a tag shows and read attributes in any quotes (docs/decisions/0085).
const ALONE_LIMIT = 34_200;
// 1.3 KB of both are for tags that are not closed and for two inspectors' scripts; other pages never load them.
// 0.1 KB are the calls by the names of the API’s document (docs/decisions/0093).
const LATER_LIMIT = 56_200;
const DIALOG_LIMIT = 6100;
const SIGNING_LIMIT = 9000;

/** The reviews are read without a click, so their cards are there when they are seen. */
const REVIEWS_LIMIT = 50_000;

/** What an embedding page loads by a widget, at first and later, beside peers. */
export const measureBytes = (): Promise<Row[]> =>
  withProduct((server) =>
    withBrowser(async (browser) => {
      const loader = sizeOfAll(new Set(['embed.js']));
      const rows: Row[] = [
        { measure: 'embed.js', ours: thousands(loader), ...atMost(LOADER_LIMIT, loader) },
      ];
      for (const { tag, module, peers } of widgets) {
        const { first, later, dialog, signing } = loadedBy(module);
        const untouched = await untouchedPage(browser, server.url, tag);
        const beside = await Promise.all(
          peers.map(async (name) => `, ${name} ${await peer(name)}`),
        );
        rows.push(
          {
            measure: `${tag}, page left alone`,
            ours: thousands(untouched),
            reference: `first load ${thousands(sizeOfAll(first))}${beside.join('')}`,
            reasons: listOf(first),
            ...atMost(tag === 'inspection-reviews' ? REVIEWS_LIMIT : ALONE_LIMIT, untouched),
          },
          sizeRow(`${tag}, later`, later, LATER_LIMIT),
          ...(dialog.size ? [sizeRow(`${tag}, as a button`, dialog, DIALOG_LIMIT)] : []),
          ...(signing.size ? [sizeRow(`${tag}, signing`, signing, SIGNING_LIMIT)] : []),
        );
      }
      return rows;
    }),
  );

function sizeRow(measure: string, files: ReadonlySet<string>, limit: number): Row {
  const size = sizeOfAll(files);
  return { measure, ours: thousands(size), reasons: listOf(files), ...atMost(limit, size) };
}

async function peer(name: Peer): Promise<string> {
  const files = await peerFiles(name);
  return thousands([...files.values()].reduce((sum, content) => sum + gzipped(content), 0));
}

/** Longer than the offers wait before they show the first one. */
const SETTLED_MS = 5000;

/** What a browser really loads of ours, data included, while nobody touches the page. */
async function untouchedPage(browser: Browser, product: string, tag: string): Promise<number> {
  await using host = await startPartnerSite({ '/': { html: embedCode(product, tag) } });
  const page = await browser.newPage();
  const sizes = new Map<string, Promise<number>>();
  page.on('response', (response) => {
    const { origin, href } = new URL(response.url());
    if (origin !== product) return;
    sizes.set(href, response.body().then(gzipped));
  });
  await page.goto(host.url, { waitUntil: 'networkidle' });
  await page.waitForTimeout(SETTLED_MS);
  const bytes = await Promise.all(sizes.values());
  await page.close();
  return bytes.reduce((sum, size) => sum + size, 0);
}
