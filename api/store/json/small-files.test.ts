import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { addMinutes } from 'date-fns/addMinutes';
import { expect, it } from 'vitest';
import { sampleContactRequest } from '#api/store/testing/sample-records.ts';
import { storeForTest, temporaryFolder } from '#api/store/testing/temporary-folder.ts';

const now = new Date('2026-11-20T15:00:00.000Z');

it('a burst of messages is in small files, whatever their texts add to them', async () => {
  const folder = await temporaryFolder();
  const store = await storeForTest(folder);
  await store.outbox.begin(now);
  for (let n = 0; n < 60; n += 1) {
    await store.addContactRequest(
      sampleContactRequest({ id: `r${n}`, createdAt: now.toISOString() }),
    );
  }
  const text = 'x'.repeat(2_000);
  for (;;) {
    const claim = { now, until: addMinutes(now, 5), limit: 6 };
    const claimed = await store.outbox.claim(claim);
    if (claimed.length === 0) break;
    for (const { id } of claimed) {
      const mail = { to: 'maria@example.com', subject: 'Received', text };
      await store.outbox.settle(id, { outcome: 'sent', mail, at: now });
    }
  }
  const names = await readdir(join(folder, 'messages'));
  const sizes = await Promise.all(
    names.map(async (name) => (await stat(join(folder, 'messages', name))).size),
  );
  // 120 messages; the batch that fills a file may still be claimed into it.
  expect(names.length).toBeGreaterThan(3);
  expect(Math.max(...sizes)).toBeLessThan(80 * 1024);
});
