import { median, type Row, thousands } from '../table.ts';
import type { Acknowledged, Writes } from './acknowledged.ts';
import { kinds } from './kinds.ts';
import { acknowledgedApart } from './own-process.ts';

const writes: readonly Writes[] = [
  { clients: 1, records: 200 },
  { clients: 16, records: 1500 },
  { clients: 128, records: 2000 },
];
/** Of `writes`: enough clients to share writes as in earnest, few enough for the disk to count. */
const TYPICAL = 1;
/** How much dearer a record may be with the longest history than with none. */
const DEARER = 1.2;

type Round = ReadonlyMap<number, readonly Acknowledged[]>;

/** Acknowledged records a second, by history and number of clients; `folders` by records in them. */
export async function writeRows(
  folders: ReadonlyMap<number, string>,
  rounds: number,
): Promise<Row[]> {
  const rows: Row[] = [];
  const [none, ...others] = [...folders.keys()];
  if (none === undefined) return rows;
  for (const { name } of kinds) {
    const measured: Round[] = [];
    for (let round = 0; round < rounds; round++) {
      const one = new Map<number, Acknowledged[]>();
      // The longest history right after none: those two are compared.
      for (const history of [none, ...others.toReversed()]) {
        const folder = folders.get(history) ?? '';
        one.set(history, await acknowledgedApart({ folder, name, all: writes }));
      }
      measured.push(one);
    }
    const all = [...folders.keys()];
    rows.push(...all.map((history) => rowOf(name, history, measured)));
    rows.push(dearerRow(name, { none, longest: Math.max(...all) }, measured));
  }
  return rows;
}

const figure = (round: Round, history: number, index: number, of: keyof Acknowledged) =>
  round.get(history)?.[index]?.[of] ?? Number.NaN;

function rowOf(name: string, history: number, rounds: readonly Round[]): Row {
  const medians = (of: keyof Acknowledged) =>
    writes
      .map((_, index) => thousands(median(rounds.map((one) => figure(one, history, index, of)))))
      .join(', ');
  return {
    measure: `${name}/s, ${thousands(history)} records there; 1, 16, 128 clients`,
    ours: medians('perSecond'),
    reference: `bare durable writes/s ${medians('bare')}`,
    target: '',
  };
}

/** Of each round's own ratio the median: the disk of a shared machine changes its pace by the minute. */
function dearerRow(
  name: string,
  { none, longest }: { none: number; longest: number },
  rounds: readonly Round[],
): Row {
  const ratios = (of: keyof Acknowledged) =>
    rounds.map((one) => figure(one, none, TYPICAL, of) / figure(one, longest, TYPICAL, of));
  const dearer = median(ratios('perSecond'));
  const inOrder = (of: keyof Acknowledged) =>
    ratios(of)
      .map((ratio) => ratio.toFixed(2))
      .join(', ');
  return {
    measure: `cost of one of the ${name} with ${thousands(longest)} records there, against none`,
    ours: `${dearer.toFixed(2)} times`,
    reference: `bare durable write ${median(ratios('bare')).toFixed(2)} times`,
    target: `at most ${DEARER}`,
    met: dearer <= DEARER,
    reasons: [`each round: ${inOrder('perSecond')}`, `bare durable write: ${inOrder('bare')}`],
  };
}
