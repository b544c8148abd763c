import type { Result } from 'lighthouse';

/** Each audit that cost points, with its message. */
export function lostPoints(result: Result, categories: readonly string[]): string[] {
  return categories.flatMap((category) =>
    (result.categories[category]?.auditRefs ?? []).flatMap(({ id, weight }) => {
      const audit = result.audits[id];
      const isLost = weight > 0 && audit && (audit.errorMessage || (audit.score ?? 1) < 1);
      if (!isLost) return [];
      const message = audit.errorMessage ?? audit.displayValue ?? audit.title;
      return [`${id}: ${message}`];
    }),
  );
}

const itemsOf = (result: Result, audit: string) => {
  const details = result.audits[audit]?.details;
  return details?.type === 'table' ? details.items : [];
};

/** Tasks of more than 50 ms, the longest first, with the file that ran. */
export const longTasks = (result: Result): string[] =>
  itemsOf(result, 'long-tasks').map(({ url, startTime, duration }) => {
    const file = String(url).replace(/^https?:\/\/[^/]+/, '');
    return `${Math.round(Number(duration))} ms at ${Math.round(Number(startTime))} ms: ${file}`;
  });

/** Milliseconds that files of `origin` spent in running, parsing and compiling script. */
export const scriptTime = (result: Result, origin: string): number =>
  itemsOf(result, 'bootup-time')
    .filter(({ url }) => String(url).startsWith(`${origin}/`))
    .reduce((sum, item) => sum + Number(item['scripting']) + Number(item['scriptParseCompile']), 0);
