import { atMost, median, type Row, thousands } from '../table.ts';
import { kinds } from './kinds.ts';
import { writeInChild } from './write-in-child.ts';
import type { WriteRate, Writes } from './write-rates.ts';

const writes: readonly Writes[] = [
  { clients: 1, records: 200 },
  { clients: 16, records: 1500 },
  { clients: 128, records: 2000 },
];
/** Index in `writes` of the comparison: clients share writes, and the disk still counts. */
const TYPICAL = 1;
/** How many times dearer a record may be with the longest history than with none. */
const DEARER = 1.2;

/** Rates by number of records in the store, in the order of `writes`. */
type Round = ReadonlyMap<number, readonly WriteRate[]>;

/** Acknowledged records a second by number of records there and of clients. */
export async function writeRows(
  folders: ReadonlyMap<number, string>,
  rounds: number,
): Promise<Row[]> {
  const rows: Row[] = [];
  const histories = [...folders.keys()];
  // The longest history comes right after none, because those two are compared.
  const order = [0, ...histories.filter((history) => history > 0).toReversed()];
  for (const { name } of kinds) {
    const measured: Round[] = [];
    for (let round = 0; round < rounds; round++) {
      const one = new Map<number, WriteRate[]>();
      for (const history of order) {
        const folder = folders.get(history) ?? '';
        one.set(history, await writeInChild({ folder, kind: name, all: writes }));
      }
      measured.push(one);
    }
    rows.push(...histories.map((history) => rateRow(name, history, measured)));
    rows.push(dearerRow(name, Math.max(...histories), measured));
  }
  return rows;
}

const figure = (round: Round, history: number, index: number, of: keyof WriteRate) =>
  round.get(history)?.[index]?.[of] ?? Number.NaN;

function rateRow(name: string, history: number, rounds: readonly Round[]): Row {
  const medians = (of: keyof WriteRate) =>
    writes
      .map((_, index) => thousands(median(rounds.map((one) => figure(one, history, index, of)))))
      .join(', ');
  return {
    measure: `${name}/s with ${thousands(history)} records; 1, 16, 128 clients`,
    ours: medians('perSecond'),
    reference: `bare durable writes/s ${medians('bare')}`,
  };
}

/** The median of each round's own ratio: a shared machine's disk changes its speed by the minute. */
function dearerRow(name: string, longest: number, rounds: readonly Round[]): Row {
  const ratios = (of: keyof WriteRate) =>
    rounds.map((one) => figure(one, 0, TYPICAL, of) / figure(one, longest, TYPICAL, of));
  const each = ratios('perSecond').map((ratio) => ratio.toFixed(2));
  const dearer = median(ratios('perSecond'));
  return {
    measure: `cost of one of the ${name} with ${thousands(longest)} records, against none`,
    ours: `${dearer.toFixed(2)} times`,
    reference: `bare durable write ${median(ratios('bare')).toFixed(2)} times`,
    reasons: [`each round: ${each.join(', ')}`],
    ...atMost(DEARER, dearer),
  };
}
