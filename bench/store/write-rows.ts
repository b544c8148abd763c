import { median, type Row, thousands } from '../table.ts';
import { type Acknowledged, acknowledged, type Writes } from './acknowledged.ts';
import { kinds } from './kinds.ts';

const writes: readonly Writes[] = [
  { clients: 1, records: 200 },
  { clients: 16, records: 1000 },
  { clients: 128, records: 2000 },
];
/** How much dearer a record may be with the longest history than with none. */
const DEARER = 1.2;

/** Acknowledged records a second, by history and number of clients; `folders` by records in them. */
export async function writeRows(
  folders: ReadonlyMap<number, string>,
  rounds: number,
): Promise<Row[]> {
  const rows: Row[] = [];
  for (const kind of kinds) {
    const runs = new Map([...folders.keys()].map((history) => [history, [] as Acknowledged[][]]));
    for (let round = 0; round < rounds; round++) {
      for (const [history, folder] of folders) {
        runs.get(history)?.push(await acknowledged(folder, kind, writes));
      }
    }
    const medians = new Map(
      [...runs].map(([history, rounds]) => [
        history,
        writes.map((_, index) => ({
          perSecond: median(rounds.map((round) => round[index]?.perSecond ?? Number.NaN)),
          bare: median(rounds.map((round) => round[index]?.bare ?? Number.NaN)),
        })),
      ]),
    );
    for (const [history, each] of medians) {
      rows.push({
        measure: `${kind.name}/s, ${thousands(history)} records there; 1, 16, 128 clients`,
        ours: each.map(({ perSecond }) => thousands(perSecond)).join(', '),
        reference: `bare durable writes/s ${each.map(({ bare }) => thousands(bare)).join(', ')}`,
        target: '',
      });
    }
    rows.push(dearerRow(kind.name, medians));
  }
  return rows;
}

/** At 16 clients: enough to share writes as in earnest, few enough for the disk to count. */
function dearerRow(name: string, medians: ReadonlyMap<number, readonly Acknowledged[]>): Row {
  const histories = [...medians.keys()];
  const longest = Math.max(...histories);
  const at = (history: number) => medians.get(history)?.[1] ?? { perSecond: NaN, bare: NaN };
  const dearer = at(0).perSecond / at(longest).perSecond;
  return {
    measure: `cost of one of the ${name} with ${thousands(longest)} records there, against none`,
    ours: `${dearer.toFixed(2)} times`,
    reference: `bare durable write ${(at(0).bare / at(longest).bare).toFixed(2)} times`,
    target: `at most ${DEARER}`,
    met: dearer <= DEARER,
  };
}
