import { chromium } from 'playwright';
import { type EmbedTag, embedTags } from '#widgets/core/embed/embed-options.ts';
import { startHostSite } from '../e2e/fixtures/host-site.ts';
import { startServer } from '../e2e/fixtures/server-process.ts';
import { ensureBrowser } from '../tools/ensure-browser.ts';
import { browserArgs } from '../tools/find-browser.ts';
import { startBareServer } from './ready/bare-server.ts';
import { firstPicture } from './ready/first-picture.ts';
import { type Effort, median, type Row, thousands } from './table.ts';

const LIMIT = 1.15;
/** The promo banner waits for its time, not for its files. */
const tags = embedTags.filter((tag): tag is EmbedTag => tag !== 'inspection-promo');

/** Each widget's first picture on a slow line, by turns with that of a bare Preact element. */
export async function measureReadiness({ rounds }: Effort): Promise<Row[]> {
  const origins = {
    ours: await startServer(),
    loaded: await startBareServer('bare-loader.ts'),
    single: await startBareServer('bare-element.ts'),
  };
  const hosts = {
    ours: await startHostSite(origins.ours.url),
    loaded: await startHostSite(origins.loaded.url),
    single: await startHostSite(origins.single.url),
  };
  const browser = await chromium.launch({ executablePath: ensureBrowser(), args: browserArgs });
  const rows: Row[] = [];
  try {
    for (const tag of tags) {
      const page = hosts.ours.publish({ body: `<${tag}></${tag}>` });
      // The first visit tells the height, and finds the server awake for the others.
      const { height } = await firstPicture(browser, page, tag);
      const bare = { body: `<bare-element height="${height}"></bare-element>` };
      const loadedPage = hosts.loaded.publish(bare);
      const singlePage = hosts.single.publish(bare);
      const times: Times = { ours: [], loaded: [], single: [] };
      for (let run = 0; run < rounds; run++) {
        times.ours.push((await firstPicture(browser, page, tag)).at);
        times.loaded.push((await firstPicture(browser, loadedPage, 'bare-element')).at);
        times.single.push((await firstPicture(browser, singlePage, 'bare-element')).at);
      }
      rows.push(rowOf(tag, times));
    }
  } finally {
    await browser.close();
    for (const part of [...Object.values(hosts), ...Object.values(origins)]) await part.close();
  }
  return rows;
}

/** All in ms from the navigation. */
interface Times {
  ours: number[];
  loaded: number[];
  single: number[];
}

function rowOf(tag: EmbedTag, times: Times): Row {
  const [ours, loaded, single] = [times.ours, times.loaded, times.single].map(median);
  if (!ours || !loaded || !single) throw new Error(`<${tag}> was not timed.`);
  const ratio = ours / loaded;
  const inOrder = (name: string, values: number[]) =>
    `${name}: ${values.map(thousands).join(', ')} ms`;
  return {
    measure: `${tag}, ready`,
    ours: `${thousands(ours)} ms, ${ratio.toFixed(2)}`,
    reference: `bare element by a loader ${thousands(loaded)} ms, as one file ${thousands(single)} ms (${(ours / single).toFixed(2)})`,
    target: `at most ${LIMIT} of the loader's`,
    met: ratio <= LIMIT,
    reasons: [inOrder('ours', times.ours), inOrder('bare element by a loader', times.loaded)],
  };
}
