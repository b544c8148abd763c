import { mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openJsonStore } from '#api/store/json/json-store.ts';
import { type Row, thousands } from '../table.ts';
import { rateOf } from './acknowledged.ts';
import { durableWrites } from './durable-writes.ts';
import { kinds } from './kinds.ts';
import { bookingOf } from './records.ts';

const MONTH = '2027-01';
const SIZES = [1000, 5000, 20_000];
const RECORDS = 60;

/** What a booking costs whose month has many others: its file is written whole each time. */
export async function monthRows(): Promise<Row[]> {
  const rows: Row[] = [];
  const [bookings] = kinds;
  if (!bookings) return rows;
  for (const size of SIZES) {
    const folder = await mkdtemp(join(tmpdir(), 'bench-month-'));
    const path = join(folder, bookings.folder, `${MONTH}.json`);
    const store = await openJsonStore({ folder });
    const all = Array.from({ length: size + RECORDS }, (_, n) => bookingOf(MONTH, n));
    // In one turn of the event loop they share a write.
    await Promise.all(all.slice(0, size).map((record) => bookings.add(store, record)));
    const rate = await rateOf(1, all.slice(size), (record) => bookings.add(store, record));
    const bytes = (await stat(path)).size;
    const bare = await durableWrites(`${path}.bare`, bytes, 0.5);
    await store.close();
    await rm(folder, { recursive: true });
    rows.push({
      measure: `ms a booking in a month of ${thousands(size)}; its file, MB`,
      ours: `${(1000 / rate).toFixed(1)}; ${(bytes / 1e6).toFixed(1)}`,
      reference: `bare durable write ${(1000 / bare).toFixed(1)}`,
      target: '',
    });
  }
  return rows;
}
