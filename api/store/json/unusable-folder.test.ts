import { existsSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { storeForTest, temporaryFolder } from '#api/store/testing/temporary-folder.ts';
import { type Disk, realDisk } from './disk.ts';
import { openJsonStore } from './json-store.ts';
import { probe } from './probe.ts';

describe('a data folder', () => {
  test('cannot be opened twice by one process, until it is closed', async () => {
    const folder = await temporaryFolder();
    const store = await storeForTest(folder);
    await expect(openJsonStore({ folder })).rejects.toMatchObject({
      name: 'FolderInUseError',
      message: `The data folder ${folder} is in use by another process. Stop that one first, or choose another folder.`,
    });
    await store.close();
    await storeForTest(folder);
  });

  test('whose lock is no database cannot be opened', async () => {
    const folder = await temporaryFolder();
    await writeFile(
      join(folder, '.lock'),
      'This is no database, and longer than the header of one. '.repeat(20),
    );
    await expect(openJsonStore({ folder })).rejects.toMatchObject({
      name: 'Error',
      message: `The data folder ${folder} could not be locked`,
      cause: { message: 'file is not a database' },
    });
  });

  test.each([
    ['file', 'it is a file (EEXIST)'],
    ['file/data', 'it is in a file (ENOTDIR)'],
  ])('cannot be %s, which is said to the operator', async (path, reason) => {
    const parent = await temporaryFolder();
    await writeFile(join(parent, 'file'), '');
    const folder = join(parent, path);
    await expect(openJsonStore({ folder })).rejects.toMatchObject({
      message: `The data folder ${folder} cannot be written: ${reason}.`,
      cause: { code: /\((.*)\)/.exec(reason)?.[1] },
    });
  });

  // Node's own `mkdir` would try for ever.
  test.runIf(existsSync('/proc/self'))('cannot be where the system makes no folders', async () => {
    await expect(openJsonStore({ folder: '/proc/nope/data' })).rejects.toThrow(
      'The data folder /proc/nope/data cannot be written: no folder can be made there (ENOENT).',
    );
  });

  test.each([
    [Object.assign(new Error('no room'), { code: 'ENOSPC' }), 'ENOSPC'],
    [new Error('no code'), 'unknown'],
  ])('that the disk refuses to make is named with the code, of %s', async (error, code) => {
    const folder = join(await temporaryFolder(), 'new', 'data');
    const disk: Disk = { ...toDisk, makeFolder: () => Promise.reject(error) };
    await expect(openJsonStore({ folder, disk })).rejects.toThrow(
      `The data folder ${folder} cannot be written: ${code}.`,
    );
  });
});

describe('the check of the disk', () => {
  test('fails when the disk does not hold what was written', async () => {
    const path = join(await temporaryFolder(), '.ready');
    const disk: Disk = { ...toDisk, replaceFile: (to) => realDisk.replaceFile(to, 'older') };
    await expect(probe(path, disk)).rejects.toThrow(
      `${path} does not hold what was just written to it`,
    );
  });

  test('fails as a write that the disk refuses', async () => {
    const folder = await temporaryFolder();
    await mkdir(join(folder, '.ready'));
    await expect(probe(join(folder, '.ready'), realDisk)).rejects.toMatchObject({
      name: 'StoreWriteError',
      full: false,
    });
  });
});

/** The real disk, of which a test replaces one method. */
const toDisk: Disk = {
  replaceFile: (...file) => realDisk.replaceFile(...file),
  stageFile: (...file) => realDisk.stageFile(...file),
  makeFolder: (folder) => realDisk.makeFolder(folder),
  recoverFolder: (folder) => realDisk.recoverFolder(folder),
};
