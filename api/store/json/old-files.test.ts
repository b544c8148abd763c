import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { sampleContactRequest } from '#api/store/testing/sample-records.ts';
import { storeForTest, temporaryFolder } from '#api/store/testing/temporary-folder.ts';

test('requests from before there were versions and statuses are new, in their first version', async () => {
  const folder = await temporaryFolder();
  const { revision: _1, status: _2, history: _3, ...old } = sampleContactRequest({ id: 'old' });
  await mkdir(join(folder, 'contact-requests'));
  await writeFile(
    join(folder, 'contact-requests', '2026-11.json'),
    JSON.stringify({ version: 1, records: [old] }),
  );
  const store = await storeForTest(folder);
  const read = { ...old, revision: 1, status: 'new', history: [] };
  expect(await store.findContactRequest('old')).toEqual(read);

  const change = { ...old, note: 'Called' };
  expect(
    await store.changeContactRequest({ id: 'old', revision: 1 }, (kept) => ({
      ...kept,
      ...change,
    })),
  ).toEqual({ outcome: 'saved', record: { ...read, revision: 2, note: 'Called' } });
});
