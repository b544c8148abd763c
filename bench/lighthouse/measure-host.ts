import type { Result } from 'lighthouse';
import type { Browser } from 'playwright';
import { median } from '../table.ts';
import { measureLayoutShift } from './layout-shift.ts';
import { figureOf, type LighthouseBrowser, only, tenTimesSlower } from './lighthouse-run.ts';
import { blockingTasks } from './reasons.ts';

/** What a partner's page measures with a widget and without it. */
interface Pair {
  with: number;
  without: number;
}

export interface HostMeasures {
  /** Medians of the largest contentful paint, ms. */
  paint: Pair;
  /** Medians of the total blocking time with a processor ten times slower, ms. */
  blocking: Pair;
  /** With the widget: the sum of Lighthouse's worst and the plain browser's. */
  shift: number;
  /** What to look at where a measure falls short. */
  reasons: { paint: string[]; blocking: string[]; shift: string[] };
}

interface Subject {
  with: string;
  without: string;
  runs: number;
}

/** The page with the widget and the one without by turns. */
export async function measureHost(
  lighthouse: LighthouseBrowser,
  browser: Browser,
  { runs, ...pages }: Subject,
): Promise<HostMeasures> {
  const paint = { with: [] as number[], without: [] as number[] };
  const blocking = { with: [] as number[], without: [] as number[] };
  let shift = 0;
  let slowest: { time: number; result: Result } | undefined;

  for (let run = 0; run < runs; run++) {
    for (const which of ['without', 'with'] as const) {
      const audits = only('largest-contentful-paint', 'cumulative-layout-shift');
      const result = await lighthouse.run(pages[which], audits);
      paint[which].push(figureOf(result, 'largest-contentful-paint'));
      if (which === 'with') shift = Math.max(shift, figureOf(result, 'cumulative-layout-shift'));
    }
  }
  for (let run = 0; run < runs; run++) {
    for (const which of ['without', 'with'] as const) {
      const flags = { ...tenTimesSlower, ...only('total-blocking-time', 'long-tasks') };
      const result = await lighthouse.run(pages[which], flags);
      const time = figureOf(result, 'total-blocking-time');
      blocking[which].push(time);
      if (which === 'with' && time >= (slowest?.time ?? 0)) slowest = { time, result };
    }
  }

  const plain = await measureLayoutShift(browser, pages.with);
  const inOrder = (which: keyof Pair) =>
    `${which} the widget: ${paint[which].map(Math.round).join(', ')} ms`;
  return {
    paint: { with: median(paint.with), without: median(paint.without) },
    blocking: { with: median(blocking.with), without: median(blocking.without) },
    shift: shift + plain.sum,
    reasons: {
      paint: [inOrder('without'), inOrder('with')],
      blocking: slowest ? blockingTasks(slowest.result) : [],
      shift: plain.moved,
    },
  };
}
