import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Low } from 'lowdb';
import { JSONFile } from 'lowdb/node';
import { median, type Row, thousands } from '../table.ts';
import { rateOf } from './acknowledged.ts';
import { type Kind, kinds } from './kinds.ts';
import { acknowledgedApart } from './own-process.ts';

const CLIENTS = 10;
const RECORDS = 1000;
/** It takes its time; the rate is the same. */
const RECORDS_OF_LOWDB = 150;
const HISTORY = 10_000;
const TIMES = 20;

/** lowdb as its documentation shows it: one file, pushed to and written. It never syncs. */
async function lowdbRate(kind: Kind, history: number): Promise<number> {
  const folder = await mkdtemp(join(tmpdir(), 'bench-lowdb-'));
  const records = Array.from({ length: history }, (_, n) => kind.record('2026-01', n));
  const db = new Low(new JSONFile<{ records: unknown[] }>(join(folder, 'db.json')), { records });
  await db.write();
  const items = Array.from({ length: RECORDS_OF_LOWDB }, (_, n) => kind.record('2027-01', n));
  const rate = await rateOf(CLIENTS, items, (item) =>
    db.update((data) => void data.records.push(item)),
  );
  await rm(folder, { recursive: true });
  return rate;
}

/** Ours on `folder`, which holds as many records, by turns with lowdb's own `JSONFile`. */
export async function lowdbRows(
  folders: ReadonlyMap<number, string>,
  rounds: number,
): Promise<Row[]> {
  const folder = folders.get(HISTORY) ?? '';
  const rows: Row[] = [];
  for (const kind of kinds) {
    const [ours, lowdb]: [number[], number[]] = [[], []];
    for (let round = 0; round < rounds; round++) {
      const writes = [{ clients: CLIENTS, records: RECORDS }];
      const order = { folder, name: kind.name, all: writes };
      for (const { perSecond } of await acknowledgedApart(order)) ours.push(perSecond);
      lowdb.push(await lowdbRate(kind, HISTORY));
    }
    const times = median(ours) / median(lowdb);
    rows.push({
      measure: `${kind.name}/s, ${thousands(HISTORY)} records there, ${CLIENTS} clients`,
      ours: `${thousands(median(ours))} (${times.toFixed(0)} times)`,
      reference: `lowdb JSONFile ${thousands(median(lowdb))}`,
      target: `at least ${TIMES} times`,
      met: times >= TIMES,
    });
  }
  return rows;
}
