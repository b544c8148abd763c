import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { storeForTest, temporaryFolder } from '#api/store/testing/temporary-folder.ts';

test('a backup that cannot be written is a failed write', async () => {
  const folder = await temporaryFolder();
  const store = await storeForTest(folder);
  await writeFile(join(folder, '.snapshots'), 'a file where the folder should be');
  await expect(store.backUp()).rejects.toMatchObject({ name: 'StoreWriteError', full: false });
});
