import { type Browser, chromium, type Page } from 'playwright';
import { startServer } from '../e2e/fixtures/server-process.ts';
import { ensureBrowser } from '../tools/ensure-browser.ts';
import { browserArgs } from '../tools/find-browser.ts';
import { countScripts } from './count-scripts.ts';
import { publicPages } from './public-pages.ts';
import { type Row, thousands } from './table.ts';

const LIMIT = 85_000;
/** A slow 4G line, as Lighthouse's mobile preset has it: ms, and bytes a second. */
const slowLine = {
  offline: false,
  latency: 150,
  downloadThroughput: 1_638_400 / 8,
  uploadThroughput: 750_000 / 8,
};

/** Bytes of script on the wire: what comes by itself, and what the whole page has brought. */
async function scriptBytes(browser: Browser, url: string) {
  const page = await browser.newPage();
  const bytesWhenStill = countScripts(page);
  await page.goto(url, { waitUntil: 'networkidle' });
  const untouched = await bytesWhenStill();
  await page.mouse.wheel(0, await page.evaluate(() => document.body.scrollHeight));
  const scrolled = await bytesWhenStill();
  await page.close();
  return { untouched, scrolled };
}

const hasPicture = () => performance.getEntriesByName('first-contentful-paint').length > 0;

async function openOnSlowLine(browser: Browser): Promise<Page> {
  const page = await browser.newPage();
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', slowLine);
  return page;
}

/** Whether the first picture comes though no script has. */
async function showsWithoutScript(browser: Browser, url: string): Promise<boolean> {
  const page = await openOnSlowLine(browser);
  const shown = Promise.withResolvers<void>();
  await page.route('**/*.js', async (route) => {
    await shown.promise;
    await route.continue();
  });
  await page.goto(url, { waitUntil: 'commit' });
  const picture = await page.waitForFunction(hasPicture, undefined, { timeout: 10_000 }).then(
    () => true,
    () => false,
  );
  shown.resolve();
  await page.waitForLoadState('networkidle');
  await page.close();
  return picture;
}

/** Scripts that the browser asked for before the first picture, as file names. */
async function scriptsBeforePicture(browser: Browser, url: string): Promise<string[]> {
  const page = await openOnSlowLine(browser);
  await page.goto(url, { waitUntil: 'networkidle' });
  const files = await page.evaluate(() => {
    const [picture] = performance.getEntriesByName('first-contentful-paint');
    return performance
      .getEntriesByType('resource')
      .filter(
        ({ name, startTime }) => name.endsWith('.js') && startTime < (picture?.startTime ?? 0),
      )
      .map(({ name }) => name.slice(name.lastIndexOf('/') + 1));
  });
  await page.close();
  return files;
}

/** The entry's two files alone may be on their way: they are small, and nothing waits for them. */
const isEntry = (file: string) => /^(client|start)-[\w-]{8}\.js$/.test(file);

export async function measurePageScripts(): Promise<Row[]> {
  const server = await startServer();
  const browser = await chromium.launch({ executablePath: ensureBrowser(), args: browserArgs });
  const sizes = await Promise.all(
    publicPages.map((path) => scriptBytes(browser, server.url + path)),
  );
  const rows = publicPages.map((path, index): Row => {
    const { untouched = Number.NaN, scrolled = Number.NaN } = sizes[index] ?? {};
    return {
      measure: `${path}, script`,
      ours: thousands(untouched),
      reference: `read to its end ${thousands(scrolled)}`,
      target: `at most ${thousands(LIMIT)}`,
      met: untouched <= LIMIT,
    };
  });
  for (const path of publicPages) {
    const url = server.url + path;
    const shows = await showsWithoutScript(browser, url);
    const early = (await scriptsBeforePicture(browser, url)).filter((file) => !isEntry(file));
    rows.push({
      measure: `${path}, first picture on a slow line`,
      ours: shows ? 'waits for no script' : 'waits for a script',
      reference: early.length > 0 ? `begun before it: ${early.length} files, ${early[0]}` : '',
      target: 'only the entry begun',
      met: shows && early.length === 0,
    });
  }
  await browser.close();
  await server.close();
  return rows;
}
