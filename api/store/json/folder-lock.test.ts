import { readdir } from 'node:fs/promises';
import { describe, expect, test } from 'vitest';
import { sampleContactRequest } from '#api/store/testing/sample-records.ts';
import { startWriter } from '#api/store/testing/start-writer.ts';
import { storeForTest, temporaryFolder } from '#api/store/testing/temporary-folder.ts';
import { FolderInUseError } from './folder-lock.ts';
import { openJsonStore } from './json-store.ts';

describe('a data folder in use', () => {
  test('cannot be opened by another process', async () => {
    const folder = await temporaryFolder();
    const store = await storeForTest(folder);
    await store.addContactRequest(sampleContactRequest());
    const before = await readdir(folder, { recursive: true });
    // With plain fcntl, closing a second handle of the file releases the lock of the first.
    await expect(openJsonStore({ folder })).rejects.toThrow(folder);

    const writer = startWriter(folder);
    expect(await writer.ended).toMatchObject({ code: 1 });
    expect(writer.errors()).toContain(`The data folder ${folder} is in use by another process`);
    expect(await readdir(folder, { recursive: true })).toEqual(before);
    await store.addContactRequest(sampleContactRequest());
  });

  test('can be opened once the other process is killed', async () => {
    const folder = await temporaryFolder();
    const writer = startWriter(folder);
    await writer.acknowledged(1);
    await expect(openJsonStore({ folder })).rejects.toBeInstanceOf(FolderInUseError);
    writer.kill();
    expect(await writer.ended).toMatchObject({ signal: 'SIGKILL' });
    await storeForTest(folder);
  });
});
