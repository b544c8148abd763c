import type { Flags, Result } from 'lighthouse';
import type { Browser } from 'playwright';
import { atMost, median, type Row, thousands } from '../table.ts';
import { longTasks, scriptTime } from './diagnosis.ts';
import { layoutShiftRow } from './layout-shift.ts';
import { CLS, figureOf, LCP, type RunLighthouse, TBT } from './run-lighthouse.ts';

/** Of the paint without the widget. */
const PAINT_LIMIT = 1.15;
const MORE_BLOCKING_MS = 50;

/** The preset's line and its processor, four times slower, are applied instead of computed. */
const throttled: Flags = {
  throttlingMethod: 'devtools',
  onlyAudits: [LCP, TBT, CLS, 'bootup-time', 'long-tasks'],
};

/** A page that loads scripts of `origin`. */
interface HostPage {
  url: string;
  origin: string;
}

export interface MeasuredHost {
  tag: string;
  without: string;
  ours: HostPage;
  /** The same page with a library for the same purpose. */
  peer: (HostPage & { name: string; share: number }) | undefined;
}

/** The page without a widget, with ours, and with the peer, in turn. */
export async function hostRows(
  run: RunLighthouse,
  browser: Browser,
  { tag, without, ours, peer }: MeasuredHost,
  runs: number,
): Promise<Row[]> {
  const results = { without: [] as Result[], ours: [] as Result[], peer: [] as Result[] };
  for (let n = 0; n < runs; n++) {
    results.without.push(await run(without, throttled));
    results.ours.push(await run(ours.url, throttled));
    if (peer) results.peer.push(await run(peer.url, throttled));
  }
  const medianOf = (which: keyof typeof results, audit: string) =>
    median(results[which].map((result) => figureOf(result, audit)));
  const each = (which: keyof typeof results, audit: string) =>
    `${which}: ${results[which].map((result) => thousands(figureOf(result, audit))).join(', ')}`;
  const slowest = results.ours.toSorted((a, b) => figureOf(b, TBT) - figureOf(a, TBT))[0];
  const ratio = medianOf('ours', LCP) / medianOf('without', LCP);
  const more = medianOf('ours', TBT) - medianOf('without', TBT);
  const shift = Math.max(...results.ours.map((result) => figureOf(result, CLS)));
  const script = median(results.ours.map((result) => scriptTime(result, ours.origin)));
  return [
    {
      measure: `${tag}, LCP ms`,
      ours: `${thousands(medianOf('ours', LCP))} (${ratio.toFixed(2)})`,
      reference: `without ${thousands(medianOf('without', LCP))}`,
      reasons: [each('ours', LCP), each('without', LCP)],
      ...atMost(PAINT_LIMIT, ratio),
    },
    {
      measure: `${tag}, more blocking ms`,
      ours: thousands(more),
      reference: `without ${thousands(medianOf('without', TBT))}`,
      reasons: [each('ours', TBT), ...(slowest ? longTasks(slowest) : [])],
      ...atMost(MORE_BLOCKING_MS, more),
    },
    await layoutShiftRow(browser, ours.url, tag, shift),
    peer
      ? scriptRow(tag, script, peer, results.peer)
      : { measure: `${tag}, script ms`, ours: thousands(script) },
  ];
}

function scriptRow(
  tag: string,
  ours: number,
  { name, origin, share }: NonNullable<MeasuredHost['peer']>,
  results: readonly Result[],
): Row {
  const theirs = median(results.map((result) => scriptTime(result, origin)));
  const blocking = median(results.map((result) => figureOf(result, TBT)));
  const part = ours / theirs;
  return {
    measure: `${tag}, script ms`,
    ours: `${thousands(ours)} (${part.toFixed(2)})`,
    reference: `${name} ${thousands(theirs)}, blocking ${thousands(blocking)}`,
    ...atMost(share, part),
  };
}
