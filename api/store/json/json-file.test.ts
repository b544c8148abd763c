import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { FailingCalls } from '#api/store/testing/failing-calls.ts';
import { temporaryFolder } from '#api/store/testing/temporary-folder.ts';
import { FileDisk, realDisk } from './disk.ts';
import { valueFormat } from './file-formats.ts';
import { JsonFile } from './json-file.ts';

const format = valueFormat('note', z.string());
/** The sync of the folder, once the new file is in place. */
const LAST_SYNC = 9;

describe('a write whose last sync fails', () => {
  test.each([null, 'as it was'])('restores the content before it, %j', async (before) => {
    const folder = await temporaryFolder();
    const path = join(folder, 'note.json');
    const calls = new FailingCalls();
    const file = new JsonFile(path, format, new FileDisk(calls));
    if (before !== null) await file.write(before);
    calls.failAt(LAST_SYNC, 'EIO');
    await expect(file.write('something new')).rejects.toMatchObject({ code: 'EIO' });
    expect(calls.made[LAST_SYNC - 1]).toBe('sync');
    expect(await readdir(folder)).toEqual(before === null ? [] : ['note.json']);
    expect(await new JsonFile(path, format, realDisk).read()).toBe(before);
  });

  test('restores what was read, too', async () => {
    const path = join(await temporaryFolder(), 'note.json');
    await writeFile(path, format.encode('from before the start'));
    const calls = new FailingCalls();
    const file = new JsonFile(path, format, new FileDisk(calls));
    await file.read();
    calls.failAt(LAST_SYNC, 'EIO');
    await expect(file.write('something new')).rejects.toMatchObject({ code: 'EIO' });
    expect(await readFile(path, 'utf8')).toBe(format.encode('from before the start'));
  });
});

test('a file that is somewhere impossible is not taken for a missing one', async () => {
  const folder = await temporaryFolder();
  await writeFile(join(folder, 'file'), '');
  const file = new JsonFile(join(folder, 'file', 'note.json'), format, realDisk);
  await expect(file.read()).rejects.toMatchObject({ code: 'ENOTDIR' });
});
