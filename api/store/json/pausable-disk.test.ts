import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { temporaryFolder } from '../testing/temporary-folder.ts';
import { realDisk } from './disk.ts';
import { PausableDisk } from './pausable-disk.ts';

it('waits for running writes and delays later ones during a read', async () => {
  const folder = await temporaryFolder();
  const disk = new PausableDisk(realDisk);
  const before = disk.replaceFile(join(folder, 'one'), 'before');
  let later: Promise<void>[] = [];
  const seen = await disk.whilePaused(async () => {
    later = ['one', 'two'].map((name) => disk.replaceFile(join(folder, name), 'later'));
    // A write that is not delayed would be done by the time that another file is written.
    await realDisk.replaceFile(join(folder, 'other'), '');
    return [await readdir(folder), await readFile(join(folder, 'one'), 'utf8')];
  });
  expect(seen).toEqual([['one', 'other'], 'before']);
  await Promise.all([before, ...later]);
  expect(await readFile(join(folder, 'one'), 'utf8')).toBe('later');
});

it('continues after a failed read and after a failed write', async () => {
  const folder = await temporaryFolder();
  const disk = new PausableDisk(realDisk);
  const refused = disk.replaceFile(join(folder, 'missing', 'file'), '');
  refused.catch(() => undefined);
  const read = disk.whilePaused(() => Promise.reject(new Error('could not read')));
  await expect(read).rejects.toThrow('could not read');
  await expect(refused).rejects.toThrow('ENOENT');
  await disk.replaceFile(join(folder, 'file'), 'written');
  expect(await readFile(join(folder, 'file'), 'utf8')).toBe('written');
});
