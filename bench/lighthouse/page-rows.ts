import type { Result } from 'lighthouse';
import type { Browser } from 'playwright';
import { atMost, median, type Row, thousands } from '../table.ts';
import { longTasks, lostPoints } from './diagnosis.ts';
import { layoutShiftRow } from './layout-shift.ts';
import { CLS, figureOf, LCP, type RunLighthouse, TBT } from './run-lighthouse.ts';

const categories = ['performance', 'accessibility', 'best-practices', 'seo'];
/** Of the page's own paint without script. */
const PAINT_LIMIT = 1.15;
const BLOCKING_LIMIT_MS = 50;

interface MeasuredPage {
  path: string;
  ours: string;
  scriptFree: string;
}

/** Our page and the same page without script, in turn. */
export async function pageRows(
  run: RunLighthouse,
  browser: Browser,
  { path, ours, scriptFree }: MeasuredPage,
  runs: number,
): Promise<Row[]> {
  const all: Result[] = [];
  const bare: Result[] = [];
  while (all.length < runs) {
    // Only performance differs between runs.
    const onlyCategories = all.length === 0 ? categories : ['performance'];
    all.push(await run(ours, { onlyCategories }));
    bare.push(await run(scriptFree, { onlyAudits: [LCP, TBT] }));
  }
  const [first] = all;
  if (!first) throw new Error('There were no runs.');
  const medianOf = (results: readonly Result[], audit: string) =>
    median(results.map((result) => figureOf(result, audit)));
  const scores = categories.map((category) =>
    median((category === 'performance' ? all : [first]).map((result) => scoreOf(result, category))),
  );
  const paint = medianOf(all, LCP);
  const ratio = paint / medianOf(bare, LCP);
  const blocking = medianOf(all, TBT);
  return [
    {
      measure: `${path}, scores`,
      ours: scores.join(' '),
      target: 'each 100',
      met: scores.every((score) => score === 100),
      reasons: lostPoints(first, categories),
    },
    {
      measure: `${path}, LCP ms`,
      ours: `${thousands(paint)} (${ratio.toFixed(2)})`,
      reference: `without script ${thousands(medianOf(bare, LCP))}`,
      ...atMost(PAINT_LIMIT, ratio),
    },
    {
      measure: `${path}, blocking ms`,
      ours: thousands(blocking),
      reference: `without script ${thousands(medianOf(bare, TBT))}`,
      reasons: longTasks(first),
      ...atMost(BLOCKING_LIMIT_MS, blocking),
    },
    await layoutShiftRow(browser, ours, path, Math.max(...all.map((one) => figureOf(one, CLS)))),
  ];
}

/** 0 to 100. A category of which an audit failed to run has no score and counts as 0. */
const scoreOf = (result: Result, category: string) =>
  Math.round((result.categories[category]?.score ?? 0) * 100);
