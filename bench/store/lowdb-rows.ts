import { join } from 'node:path';
import { Low } from 'lowdb';
import { JSONFile } from 'lowdb/node';
import { inNewFolder } from '../server-process.ts';
import { median, type Row, thousands } from '../table.ts';
import { type Kind, kinds } from './kinds.ts';
import { writeInChild } from './write-in-child.ts';
import { rateOf } from './write-rates.ts';

const CLIENTS = 10;
const RECORDS = 1000;
/** Fewer, because lowdb is slow; the rate is the same. */
const RECORDS_OF_LOWDB = 150;
const HISTORY = 10_000;
const TIMES = 20;

/** lowdb as in its documentation: one file, updated and written. It never syncs. */
const lowdbRate = (kind: Kind): Promise<number> =>
  inNewFolder(async (folder) => {
    const recordsOf = (month: '2026-01' | '2027-01', length: number) =>
      Array.from({ length }, (_, n) => kind.record(month, n));
    const db = new Low(new JSONFile<{ records: unknown[] }>(join(folder, 'db.json')), {
      records: recordsOf('2026-01', HISTORY),
    });
    await db.write();
    return rateOf(CLIENTS, recordsOf('2027-01', RECORDS_OF_LOWDB), (item) =>
      db.update((data) => void data.records.push(item)),
    );
  });

/** Our store and lowdb's `JSONFile` with the same number of records, in turn. */
export async function lowdbRows(
  folders: ReadonlyMap<number, string>,
  rounds: number,
): Promise<Row[]> {
  const folder = folders.get(HISTORY) ?? '';
  const rows: Row[] = [];
  for (const kind of kinds) {
    const [ours, lowdb]: [number[], number[]] = [[], []];
    for (let round = 0; round < rounds; round++) {
      const all = [{ clients: CLIENTS, records: RECORDS }];
      const rates = await writeInChild({ folder, kind: kind.name, all });
      ours.push(...rates.map(({ perSecond }) => perSecond));
      lowdb.push(await lowdbRate(kind));
    }
    const times = median(ours) / median(lowdb);
    rows.push({
      measure: `${kind.name}/s with ${thousands(HISTORY)} records, ${CLIENTS} clients`,
      ours: `${thousands(median(ours))} (${times.toFixed(0)} times)`,
      reference: `lowdb JSONFile ${thousands(median(lowdb))}`,
      target: `at least ${TIMES} times`,
      met: times >= TIMES,
    });
  }
  return rows;
}
