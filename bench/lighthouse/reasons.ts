import type { Result } from 'lighthouse';

/** Elements named of one audit. */
const ENOUGH = 5;

/** Each audit that cost points, with what it says and the elements that it names. */
export function lostPoints(result: Result, categories: readonly string[]): string[] {
  return categories.flatMap((category) =>
    (result.categories[category]?.auditRefs ?? []).flatMap(({ id, weight }) => {
      const audit = result.audits[id];
      const isLost = weight > 0 && audit && (audit.errorMessage || (audit.score ?? 1) < 1);
      if (!isLost) return [];
      const said = audit.errorMessage ?? audit.displayValue ?? audit.title;
      const elements = [...selectorsIn(audit.details)].slice(0, ENOUGH);
      return [[`${id}: ${said}`, ...elements].join('\n      ')];
    }),
  );
}

/** Lighthouse nests the elements at any depth, differently in each audit. */
function* selectorsIn(details: unknown): Generator<string> {
  if (typeof details !== 'object' || details === null) return;
  if ('type' in details && details.type === 'node' && 'selector' in details) {
    yield String(details.selector);
    return;
  }
  for (const part of Object.values(details)) yield* selectorsIn(part);
}

/** The tasks of more than 50 ms, longest first, by the file that ran. */
export function blockingTasks(result: Result): string[] {
  const { details } = result.audits['long-tasks'] ?? {};
  if (details?.type !== 'table') return [];
  return details.items.map(({ url, startTime, duration }) => {
    const file = String(url).replace(/^https?:\/\/[^/]+/, '');
    return `${Math.round(Number(duration))} ms at ${Math.round(Number(startTime))} ms: ${file}`;
  });
}
