import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { acceptFiles } from '#api/store/json/accept-files.ts';
import type { CalendarMonth } from '#domain/schedule/calendar-date.ts';
import { durableWrites } from './durable-writes.ts';
import { type Kind, openBenchStore } from './kinds.ts';

export interface Writes {
  clients: number;
  records: number;
}

export interface WriteRate {
  /** Records a second that the store acknowledged. */
  perSecond: number;
  /** Bare durable writes a second of a file half as large as the month's at the end. */
  bare: number;
}

const BARE_SECONDS = 0.15;
/** Of the months that are written, after all of the history. */
const YEAR = '2027';

/** Calls `write` with each of `items`, from `clients` that each wait for their answer; items a second. */
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

/** Each of `all` writes records of `kind` into an empty month, whose files are deleted at the end. */
export async function writeRates(
  folder: string,
  kind: Kind,
  all: readonly Writes[],
): Promise<WriteRate[]> {
  const store = await openBenchStore(folder);
  const files = join(folder, kind.folder);
  const results: WriteRate[] = [];
  for (const [index, { clients, records }] of all.entries()) {
    const month: CalendarMonth = `${YEAR}-${String(1 + index).padStart(2, '0')}`;
    const items = Array.from({ length: records }, (_, n) => kind.record(month, n));
    const perSecond = await rateOf(clients, items, (item) => kind.add(store, item));
    const bytes = await largestFile(files, month);
    const bare = join(folder, 'bare.json');
    results.push({ perSecond, bare: await durableWrites(bare, bytes / 2, BARE_SECONDS) });
    await rm(bare);
  }
  await store.close();
  for (const name of await readdir(files)) {
    if (name.startsWith(YEAR)) await rm(join(files, name));
  }
  await acceptFiles(folder);
  return results;
}

/** Bytes of the largest of a month's files: a write replaces one of them. */
async function largestFile(folder: string, month: CalendarMonth): Promise<number> {
  const names = (await readdir(folder)).filter((name) => name.startsWith(month));
  const sizes = names.map(async (name) => (await stat(join(folder, name))).size);
  return Math.max(...(await Promise.all(sizes)));
}
