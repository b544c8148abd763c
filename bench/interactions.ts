import type { Browser } from 'playwright';
import { withBrowser } from './browser.ts';
import { slowestEvent, watchEvents } from './interactions/event-timing.ts';
import { type Interaction, interactions } from './interactions/interactions.ts';
import { startScriptFreeServer } from './script-free-pages.ts';
import { withProduct } from './server-process.ts';
import { atMost, type Effort, median, type Row } from './table.ts';

/** Each with how many times slower the processor is. */
const limits = [
  { slowdown: 4, ms: 100 },
  { slowdown: 6, ms: 200 },
];
const phone = { viewport: { width: 412, height: 823 }, hasTouch: true, isMobile: true };

type Events = Record<'first' | 'later', number[]>;

/** Time from a touch or key to the next paint on a slow phone, beside pages without script. */
export const measureInteractions = ({ rounds }: Effort): Promise<Row[]> =>
  withProduct((server) =>
    withBrowser(async (browser) => {
      await using plain = await startScriptFreeServer(server.url);
      const rows: Row[] = [];
      for (const { slowdown, ms } of limits) {
        for (const interaction of interactions) {
          const ours: Events = { first: [], later: [] };
          const reference: Events = { first: [], later: [] };
          for (let round = 0; round < rounds; round++) {
            await interact(browser, server.url, interaction, slowdown, ours);
            const origin = `http://localhost:${plain.port}`;
            await interact(browser, origin, interaction, slowdown, reference);
          }
          const name = `${slowdown}x, ${interaction.name}`;
          rows.push(rowOf(`${name}, first touch`, ours.first, reference.first, ms));
          rows.push(rowOf(`${name}, later`, ours.later, reference.later, ms));
        }
      }
      return rows;
    }),
  );

async function interact(
  browser: Browser,
  origin: string,
  { path, act, plain }: Interaction,
  rate: number,
  { first, later }: Events,
): Promise<void> {
  const context = await browser.newContext(phone);
  const page = await context.newPage();
  await watchEvents(page);
  await page.goto(origin + path, { waitUntil: 'networkidle' });
  if ((await page.locator('script[type=module]').count()) === 0) await plain(page);
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate });
  await act(page, 0);
  first.push(await slowestEvent(page));
  await act(page, 1);
  later.push(await slowestEvent(page));
  await context.close();
}

function rowOf(
  measure: string,
  ours: readonly number[],
  reference: readonly number[],
  limit: number,
): Row {
  const textOf = (times: readonly number[]) => `${median(times)}, worst ${Math.max(...times)}`;
  return {
    measure: `${measure}, ms`,
    ours: textOf(ours),
    reference: `without script ${textOf(reference)}`,
    reasons: [`each round: ${ours.join(', ')}; without script: ${reference.join(', ')}`],
    ...atMost(limit, median(ours)),
  };
}
