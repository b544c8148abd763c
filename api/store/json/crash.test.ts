import { readdir } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { startWriter } from '#api/store/testing/start-writer.ts';
import { storeForTest, temporaryFolder } from '#api/store/testing/temporary-folder.ts';

test('every acknowledged record survives kill -9 during writes, five times over', async () => {
  const folder = await temporaryFolder();
  const acknowledged = new Set<string>();
  for (let round = 1; round <= 5; round++) {
    const writer = startWriter(folder);
    await writer.acknowledged(20 * round);
    writer.kill();
    expect(await writer.ended).toMatchObject({ signal: 'SIGKILL' });
    for (const id of writer.ids()) acknowledged.add(id);

    const store = await storeForTest(folder);
    const everything = { limit: Number.MAX_SAFE_INTEGER };
    const requests = await store.listContactRequests(everything);
    const bookings = await store.listBookings(everything);
    const stored = new Set([...requests.data, ...bookings.data].map(({ id }) => id));
    expect(acknowledged.difference(stored)).toEqual(new Set());

    const slots = bookings.data.map(({ date, time }) => `${date} ${time}`);
    expect(new Set(slots).size).toBe(slots.length);
    await store.close();
    const names = await readdir(folder, { recursive: true });
    expect(names.filter((name) => name.includes('unfinished'))).toEqual([]);
  }
}, 30_000);
