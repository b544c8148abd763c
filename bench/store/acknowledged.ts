import { readFile, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { openJsonStore } from '#api/store/json/json-store.ts';
import type { CalendarMonth } from '#domain/schedule/calendar-date.ts';
import { durableWrites } from './durable-writes.ts';
import type { Kind } from './kinds.ts';

export interface Writes {
  clients: number;
  /** How many are written. */
  records: number;
}

export interface Acknowledged {
  /** Records a second that the store said were on disk. */
  perSecond: number;
  /** Writes a second of a file as large as the month's was half-way, with nothing around them. */
  bare: number;
}

const BARE_SECONDS = 0.15;

/** Calls `write` with each of `items`, by so many callers that each wait for their answer. */
export async function rateOf<T>(
  clients: number,
  items: readonly T[],
  write: (item: T) => Promise<unknown>,
): Promise<number> {
  const left = items.values();
  const begun = performance.now();
  await Promise.all(
    Array.from({ length: clients }, async () => {
      for (const item of left) await write(item);
    }),
  );
  return items.length / ((performance.now() - begun) / 1000);
}

/** For each of `all`, records of `kind` into a month of their own, which is gone afterwards. */
export async function acknowledged(
  folder: string,
  kind: Kind,
  all: readonly Writes[],
): Promise<Acknowledged[]> {
  const store = await openJsonStore({ folder });
  const results: Acknowledged[] = [];
  const made: string[] = [];
  for (const [index, { clients, records }] of all.entries()) {
    const month: CalendarMonth = `2027-${String(1 + index).padStart(2, '0')}`;
    const path = join(folder, kind.folder, `${month}.json`);
    const items = Array.from({ length: records }, (_, n) => kind.record(month, n));
    const perSecond = await rateOf(clients, items, (item) => kind.add(store, item));
    await expectKept(path, items);
    const bytes = (await stat(path)).size;
    results.push({ perSecond, bare: await durableWrites(`${path}.bare`, bytes / 2, BARE_SECONDS) });
    made.push(path, `${path}.bare`);
  }
  await store.close();
  for (const path of made) await rm(path);
  return results;
}

/** What was acknowledged is in the file, or the rate means nothing. */
async function expectKept(path: string, items: readonly { id: string }[]): Promise<void> {
  const { records } = JSON.parse(await readFile(path, 'utf8')) as { records: { id: string }[] };
  const kept = new Set(records.map(({ id }) => id));
  const lost = items.filter(({ id }) => !kept.has(id));
  if (lost.length > 0) throw new Error(`${lost.length} records were acknowledged and are lost.`);
}
