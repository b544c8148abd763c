import { categories, type PageMeasures } from './measure-page.ts';

export const limits = { score: 100, paint: 1.15, blocking: 50, shift: 0 };

export const paintRatio = ({ paint }: PageMeasures) => paint.ours / paint.scriptFree;

/** What falls short, each with its cause; empty for a page that keeps every promise. */
export function shortfalls(page: PageMeasures): string[] {
  const { scores, blocking, shift, reasons } = page;
  const missed: string[] = [];
  const lost = categories.filter((category) => scores[category] < limits.score);
  if (lost.length > 0) {
    missed.push(...lost.map((category) => `${category} ${scores[category]}`), ...reasons.scores);
  }
  if (paintRatio(page) > limits.paint) {
    missed.push(
      `largest contentful paint ${paintRatio(page).toFixed(2)} of the script-free page's`,
    );
  }
  if (blocking.ours > limits.blocking) {
    missed.push(
      [`total blocking time ${Math.round(blocking.ours)} ms`, ...reasons.blocking].join('\n      '),
    );
  }
  if (shift > limits.shift) {
    missed.push([`layout shift ${shift.toFixed(4)}`, ...reasons.shift].join('\n      '));
  }
  return missed;
}

/** Rows of text: a heading, then one for each page. */
export function tableOf(pages: ReadonlyMap<string, PageMeasures>): string[][] {
  const ms = (value: number) => Math.round(value).toLocaleString('en-US');
  return [
    [
      '',
      'perf',
      'a11y',
      'best',
      'SEO',
      'LCP ms',
      'no script',
      'ratio',
      'TBT 10x',
      'no script',
      'CLS',
      '',
    ],
    ...[...pages].map(([path, page]) => [
      path,
      ...categories.map((category) => String(page.scores[category])),
      ms(page.paint.ours),
      ms(page.paint.scriptFree),
      paintRatio(page).toFixed(2),
      ms(page.blocking.ours),
      ms(page.blocking.scriptFree),
      page.shift === 0 ? '0' : page.shift.toFixed(4),
      shortfalls(page).length === 0 ? 'met' : 'MISSED',
    ]),
  ];
}
