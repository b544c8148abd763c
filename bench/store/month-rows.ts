import { mkdir, readdir, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { inNewFolder } from '../server-process.ts';
import { atMost, type Row, thousands } from '../table.ts';
import { durableWrites } from './durable-writes.ts';
import { bookings, openBenchStore } from './kinds.ts';
import { onceOf } from './records.ts';
import { rateOf } from './write-rates.ts';

const MONTH = '2027-01';
const SIZES = [1000, 5000, 20_000];
const RECORDS = 60;
/** Bookings in a full file of the month. */
const A_PART = 400;
/** Milliseconds a booking in the largest month. */
const LIMIT_MS = 20;

/** The cost of a booking in a month that has many: each write replaces one of the month's files. */
export async function monthRows(): Promise<Row[]> {
  const rows: Row[] = [];
  for (const size of SIZES) rows.push(await monthRow(size));
  return rows;
}

const monthRow = (size: number): Promise<Row> =>
  inNewFolder(async (parent) => {
    const folder = join(parent, bookings.folder);
    const all = Array.from({ length: size + RECORDS }, (_, n) => bookings.record(MONTH, n));
    await mkdir(folder, { recursive: true });
    for (let part = 0; part * A_PART < size; part++) {
      const records = all.slice(part * A_PART, Math.min(size, (part + 1) * A_PART));
      await writeFile(
        join(folder, `${MONTH}${part === 0 ? '' : `-part-${part + 1}`}.json`),
        JSON.stringify({
          version: 1,
          records: records.map((record) => ({ ...record, once: onceOf(record) })),
        }),
      );
    }
    const store = await openBenchStore(parent);
    const rate = await rateOf(1, all.slice(size), (record) => bookings.add(store, record));
    await store.close();
    const sizes = await Promise.all(
      (await readdir(folder)).map(async (name) => (await stat(join(folder, name))).size),
    );
    const largest = Math.max(...sizes);
    const bare = await durableWrites(join(parent, 'bare'), largest, 0.5);
    return {
      measure: `ms a booking in a month of ${thousands(size)}; its largest file, MB`,
      ours: `${(1000 / rate).toFixed(1)}; ${(largest / 1e6).toFixed(1)}`,
      reference: `bare durable write ${(1000 / bare).toFixed(1)}`,
      ...(size === Math.max(...SIZES) && atMost(LIMIT_MS, 1000 / rate)),
    };
  });
