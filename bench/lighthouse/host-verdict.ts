import type { HostMeasures } from './measure-host.ts';

/** Of the paint, a factor; of the blocking time, ms more; of the shift, its sum. */
const limits = { paint: 1.25, blocking: 60, shift: 0 };

const paintRatio = ({ paint }: HostMeasures) => paint.with / paint.without;
const moreBlocking = ({ blocking }: HostMeasures) => blocking.with - blocking.without;

/** What falls short, each with its cause; empty where the page loses nothing by the widget. */
export function hostShortfalls(host: HostMeasures): string[] {
  const { shift, reasons } = host;
  const because = (what: string, causes: readonly string[]) => [what, ...causes].join('\n      ');
  const missed: string[] = [];
  if (paintRatio(host) > limits.paint) {
    const ratio = paintRatio(host).toFixed(2);
    missed.push(because(`largest contentful paint ${ratio} of the page without`, reasons.paint));
  }
  if (moreBlocking(host) > limits.blocking) {
    const more = Math.round(moreBlocking(host));
    missed.push(because(`${more} ms more total blocking time`, reasons.blocking));
  }
  if (shift > limits.shift) {
    missed.push(because(`layout shift ${shift.toFixed(4)}`, reasons.shift));
  }
  return missed;
}

/** Rows of text: a heading, then one for each widget. */
export function hostTable(hosts: ReadonlyMap<string, HostMeasures>): string[][] {
  const ms = (value: number) => Math.round(value).toLocaleString('en-US');
  return [
    ['', 'LCP ms', 'without', 'ratio', 'TBT 10x', 'without', 'more', 'CLS', ''],
    ...[...hosts].map(([tag, host]) => [
      tag,
      ms(host.paint.with),
      ms(host.paint.without),
      paintRatio(host).toFixed(2),
      ms(host.blocking.with),
      ms(host.blocking.without),
      ms(moreBlocking(host)),
      host.shift === 0 ? '0' : host.shift.toFixed(4),
      hostShortfalls(host).length === 0 ? 'met' : 'MISSED',
    ]),
  ];
}
