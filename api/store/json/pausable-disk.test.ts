import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { temporaryFolder } from '../testing/temporary-folder.ts';
import { realDisk } from './disk.ts';
import { PausableDisk } from './pausable-disk.ts';

it('lets running writes end, and later ones wait, while somebody looks', async () => {
  const folder = await temporaryFolder();
  const disk = new PausableDisk(realDisk);
  const before = disk.replaceFile(join(folder, 'one'), 'before');
  let later: Promise<void>[] = [];
  const seen = await disk.whilePaused(async () => {
    later = ['one', 'two'].map((name) => disk.replaceFile(join(folder, name), 'later'));
    // Whatever could be written meanwhile would be by the time that a file beside it is.
    await realDisk.replaceFile(join(folder, 'other'), '');
    return [await readdir(folder), await readFile(join(folder, 'one'), 'utf8')];
  });
  expect(seen).toEqual([['one', 'other'], 'before']);
  await Promise.all([before, ...later]);
  expect(await readFile(join(folder, 'one'), 'utf8')).toBe('later');
});

it('goes on after a look that failed, and after a write that failed', async () => {
  const folder = await temporaryFolder();
  const disk = new PausableDisk(realDisk);
  const refused = disk.replaceFile(join(folder, 'missing', 'file'), '');
  refused.catch(() => undefined);
  const look = disk.whilePaused(() => Promise.reject(new Error('could not look')));
  await expect(look).rejects.toThrow('could not look');
  await expect(refused).rejects.toThrow('ENOENT');
  await disk.replaceFile(join(folder, 'file'), 'written');
  expect(await readFile(join(folder, 'file'), 'utf8')).toBe('written');
});
