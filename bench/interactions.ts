import { type Browser, chromium } from 'playwright';
import { startServer } from '../e2e/fixtures/server-process.ts';
import { ensureBrowser } from '../tools/ensure-browser.ts';
import { browserArgs } from '../tools/find-browser.ts';
import {
  type SlowestEvent,
  slowestEvent,
  UNTOLD,
  watchEvents,
} from './interactions/event-timing.ts';
import { type Interaction, interactions } from './interactions/interactions.ts';
import { startScriptFreeServer } from './lighthouse/script-free-server.ts';
import { type Effort, median, type Row } from './table.ts';

const CPU_SLOWDOWN = 6;
const LIMIT_MS = 100;
const phone = { viewport: { width: 412, height: 823 }, hasTouch: true, isMobile: true };

/** Of the first time and the second. */
type Times = [first: SlowestEvent[], second: SlowestEvent[]];

/** How long the browser takes to show what a touch or a key did, beside pages without our scripts. */
export async function measureInteractions({ rounds }: Effort): Promise<Row[]> {
  const server = await startServer();
  const scriptFree = await startScriptFreeServer(server.url);
  const browser = await chromium.launch({ executablePath: ensureBrowser(), args: browserArgs });
  const rows: Row[] = [];
  try {
    for (const interaction of interactions) {
      const ours: Times = [[], []];
      const plain: Times = [[], []];
      for (let round = 0; round < rounds; round++) {
        await measure(browser, server.url, interaction, ours);
        await measure(browser, scriptFree.url, interaction, plain);
      }
      rows.push(
        rowOf(`${interaction.name}, first touch`, ours[0], plain[0]),
        rowOf(interaction.name, ours[1], plain[1]),
      );
    }
  } finally {
    await browser.close();
    await scriptFree.close();
    await server.close();
  }
  return rows;
}

async function measure(
  browser: Browser,
  origin: string,
  { path, act, plain }: Interaction,
  [first, second]: Times,
): Promise<void> {
  const context = await browser.newContext(phone);
  const page = await context.newPage();
  await watchEvents(page);
  await page.goto(origin + path, { waitUntil: 'networkidle' });
  if (await page.evaluate(() => !document.querySelector('script[type=module]'))) await plain(page);
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
  await act(page, 0);
  first.push(await slowestEvent(page));
  await act(page, 1);
  second.push(await slowestEvent(page));
  await context.close();
}

function rowOf(
  measure: string,
  ours: readonly SlowestEvent[],
  plain: readonly SlowestEvent[],
): Row {
  const typical = median(ours.map(({ ms }) => ms));
  const worst = ours.toSorted((one, other) => other.ms - one.ms)[0];
  return {
    measure: `${measure}, ms`,
    ours: textOf(ours),
    reference: `without scripts ${textOf(plain)}`,
    target: `at most ${LIMIT_MS}`,
    met: typical <= LIMIT_MS,
    reasons: [
      `each round: ${ours.map(({ ms }) => ms).join(', ')}`,
      `without scripts: ${plain.map(({ ms }) => ms).join(', ')}`,
      ...(worst?.frames.map((frame) => `worst round: ${frame}`) ?? []),
    ],
  };
}

const textOf = (events: readonly SlowestEvent[]) => {
  const times = events.map(({ ms }) => ms);
  return `${atLeast(median(times))}, worst ${atLeast(Math.max(...times))}`;
};

const atLeast = (ms: number) => (ms < UNTOLD ? `under ${UNTOLD}` : String(Math.round(ms)));
