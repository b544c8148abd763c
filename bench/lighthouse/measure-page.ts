import type { Result } from 'lighthouse';
import type { Browser } from 'playwright';
import { median } from '../table.ts';
import { measureLayoutShift } from './layout-shift.ts';
import { figureOf, type LighthouseBrowser, only, tenTimesSlower } from './lighthouse-run.ts';
import { blockingTasks, lostPoints } from './reasons.ts';

/** Lighthouse has a fifth category, for programs that act on pages; nothing is promised there. */
export const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
type Category = (typeof categories)[number];

export interface PageMeasures {
  /** 0 to 100; performance is the median of all runs. */
  scores: Record<Category, number>;
  /** Medians of the largest contentful paint, ms. */
  paint: { ours: number; scriptFree: number };
  /** Total blocking time with a processor ten times slower, ms: the median, and script-free once. */
  blocking: { ours: number; scriptFree: number };
  /** The sum of Lighthouse's and the plain browser's. */
  shift: number;
  /** What to mend where a measure falls short. */
  reasons: { scores: string[]; blocking: string[]; shift: string[] };
}

interface Subject {
  ours: string;
  scriptFree: string;
  runs: number;
}

/** Ours and the script-free page by turns, so that whatever else the machine does strikes both. */
export async function measurePage(
  lighthouse: LighthouseBrowser,
  browser: Browser,
  { ours, scriptFree, runs }: Subject,
): Promise<PageMeasures> {
  const results: Result[] = [];
  const paint = { ours: [] as number[], scriptFree: [] as number[] };
  const blocking = { ours: [] as number[], scriptFree: [] as number[] };
  let slowest: Result | undefined;

  for (let run = 0; run < runs; run++) {
    const asked = run === 0 ? [...categories] : ['performance'];
    const result = await lighthouse.run(ours, { onlyCategories: asked });
    results.push(result);
    paint.ours.push(figureOf(result, 'largest-contentful-paint'));
    const bare = await lighthouse.run(scriptFree, only('largest-contentful-paint'));
    paint.scriptFree.push(figureOf(bare, 'largest-contentful-paint'));
  }
  for (let run = 0; run < runs; run++) {
    const flags = { ...tenTimesSlower, ...only('total-blocking-time', 'long-tasks') };
    slowest = await lighthouse.run(ours, flags);
    blocking.ours.push(figureOf(slowest, 'total-blocking-time'));
    // The floor, which is no target: once is enough.
    if (run > 0) continue;
    const bare = await lighthouse.run(scriptFree, flags);
    blocking.scriptFree.push(figureOf(bare, 'total-blocking-time'));
  }

  const [first] = results;
  if (!first || !slowest) throw new Error('Nothing was run.');
  const plain = await measureLayoutShift(browser, ours);
  return {
    scores: {
      performance: median(results.map((result) => scoreOf(result, 'performance'))),
      accessibility: scoreOf(first, 'accessibility'),
      'best-practices': scoreOf(first, 'best-practices'),
      seo: scoreOf(first, 'seo'),
    },
    paint: { ours: median(paint.ours), scriptFree: median(paint.scriptFree) },
    blocking: { ours: median(blocking.ours), scriptFree: median(blocking.scriptFree) },
    shift:
      plain.sum + Math.max(...results.map((result) => figureOf(result, 'cumulative-layout-shift'))),
    reasons: {
      scores: lostPoints(first, categories),
      blocking: blockingTasks(slowest),
      shift: plain.moved,
    },
  };
}

/** A category of which an audit broke has no score; that is no success. */
const scoreOf = (result: Result, category: Category) =>
  Math.round((result.categories[category]?.score ?? 0) * 100);
