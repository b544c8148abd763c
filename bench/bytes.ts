import { gzipSync } from 'node:zlib';
import { type Browser, chromium, type Page } from 'playwright';
import { build, type Rolldown } from 'vite';
import { startHostSite } from '../e2e/fixtures/host-site.ts';
import { startServer } from '../e2e/fixtures/server-process.ts';
import { ensureBrowser } from '../tools/ensure-browser.ts';
import { browserArgs } from '../tools/find-browser.ts';
import { type Row, thousands } from './table.ts';

const gzipped = (content: string | Uint8Array) => gzipSync(content, { level: 9 }).length;

/** What a page with one of our competitors' parts loads: script and styles, built in this run. */
async function referenceBytes(entry: string): Promise<number> {
  const built = (await build({
    configFile: false,
    logLevel: 'error',
    define: { 'process.env.NODE_ENV': '"production"' },
    build: { write: false, rolldownOptions: { input: `bench/references/${entry}` } },
  })) as Rolldown.RolldownOutput;
  return built.output.reduce(
    (sum, file) => sum + gzipped(file.type === 'chunk' ? file.code : file.source),
    0,
  );
}

interface Loaded {
  /** Bytes, gzip, of every file from the product's origin. */
  atFirst: number;
  inAll: number;
  embed: number;
}

type Act = (page: Page) => Promise<void>;

/** A page with one widget: what comes before the visitor acts, and in all once it is used. */
async function widgetBytes(browser: Browser, tag: string, act: Act): Promise<Loaded> {
  const server = await startServer();
  const host = await startHostSite(server.url);
  const page = await browser.newPage();
  const sizes = new Map<string, Promise<number>>();
  page.on('response', (response) => {
    const { origin, pathname } = new URL(response.url());
    if (origin !== server.url || pathname.startsWith('/api/')) return;
    sizes.set(pathname, response.body().then(gzipped));
  });
  const sum = async () => (await Promise.all(sizes.values())).reduce((a, b) => a + b, 0);

  await page.goto(host.publish({ body: `<${tag}></${tag}>` }), { waitUntil: 'networkidle' });
  const atFirst = await sum();
  await act(page);
  await page.waitForLoadState('networkidle');
  const inAll = await sum();
  const embed = (await sizes.get('/embed.js')) ?? Number.NaN;

  await page.close();
  await host.close();
  await server.close();
  return { atFirst, inAll, embed };
}

const widgets: { tag: string; limit: number; act: Act }[] = [
  {
    tag: 'inspection-quote',
    limit: 15_000,
    async act(page) {
      await page.getByLabel('Property type').selectOption('residential');
      await page.getByLabel('Square footage').fill('2400');
      await page.getByRole('button', { name: 'Calculate My Quote' }).click();
      await page.getByRole('link', { name: 'Book this inspection' }).waitFor();
    },
  },
  {
    tag: 'inspection-booking',
    limit: 18_000,
    async act(page) {
      await page.getByRole('button', { name: 'Next month' }).click();
      await page.getByRole('gridcell', { disabled: false }).first().click();
      await page.getByRole('radio', { name: '8:00 AM' }).check();
      await page.getByRole('button', { name: 'Book This Appointment' }).click();
      await page.getByRole('button', { name: 'Confirm Booking' }).click();
    },
  },
  {
    tag: 'inspection-contact',
    limit: 15_000,
    async act(page) {
      await page.getByLabel('First name').fill('Ada');
      await page.locator('button[type=submit]').click();
    },
  },
];

export async function measureBytes(): Promise<Row[]> {
  const [dayPicker, survey] = await Promise.all(
    ['day-picker.tsx', 'survey.tsx'].map(referenceBytes),
  );
  const references: Record<string, string> = {
    'inspection-quote': `SurveyJS ${thousands(survey ?? 0)}`,
    'inspection-booking': `react-day-picker with React ${thousands(dayPicker ?? 0)}`,
    'inspection-contact': `SurveyJS ${thousands(survey ?? 0)}`,
  };
  const browser = await chromium.launch({ executablePath: ensureBrowser(), args: browserArgs });
  const rows: Row[] = [];
  for (const { tag, limit, act } of widgets) {
    const { atFirst, inAll, embed } = await widgetBytes(browser, tag, act);
    if (rows.length === 0) {
      rows.push({
        measure: 'embed.js',
        ours: thousands(embed),
        reference: '',
        target: 'at most 1,500',
        met: embed <= 1500,
      });
    }
    rows.push({
      measure: `${tag}, before the visitor acts`,
      ours: thousands(atFirst),
      reference: references[tag] ?? '',
      target: `at most ${thousands(limit)}`,
      met: atFirst <= limit,
    });
    rows.push({ measure: `${tag}, in all`, ours: thousands(inAll), reference: '', target: '' });
  }
  await browser.close();
  return rows;
}
