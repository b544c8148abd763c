import { atLeast, type Row, thousands } from '../table.ts';
import type { Served } from './drive-in-turn.ts';

/** Our server beside a reference: answers a second, and processor time, which noise changes less. */
export function servingRows(
  what: string,
  ours: Served,
  [name, reference]: readonly [name: string, Served],
  least: number,
): Row[] {
  const rate = ours.perSecond / reference.perSecond;
  const speed = reference.cost / ours.cost;
  return [
    {
      measure: `${what}, answers/s`,
      ours: `${thousands(ours.perSecond)} (${rate.toFixed(2)})`,
      reference: `${name} ${thousands(reference.perSecond)}`,
      ...atLeast(least, rate),
    },
    {
      measure: `${what}, processor time of the server, µs an answer`,
      ours: `${ours.cost.toFixed(0)} (${speed.toFixed(2)} of the speed)`,
      reference: `${name} ${reference.cost.toFixed(0)}`,
      ...atLeast(least, speed),
    },
    {
      measure: `${what}, p99 ms`,
      ours: ours.p99.toFixed(2),
      reference: `${name} ${reference.p99.toFixed(2)}`,
    },
  ];
}
