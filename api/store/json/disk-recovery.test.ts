import { chmod, mkdir, readdir, readFile, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { temporaryFolder } from '#api/store/testing/temporary-folder.ts';
import { WatchedCalls } from '#api/store/testing/watched-calls.ts';
import { FileDisk } from './disk.ts';

const UNSYNCED = '.unsynced';

async function watched() {
  const folder = await temporaryFolder();
  const calls = new WatchedCalls(folder);
  return { folder, calls, disk: new FileDisk(calls) };
}

/** A disk on which the sync of the folder has failed and could not be made good. */
async function afterFailedSync() {
  const { folder, calls, disk } = await watched();
  const path = join(folder, 'note');
  await disk.replaceFile(path, 'as it was');
  calls.refused.set('sync .', 'EIO');
  await expect(disk.replaceFile(path, 'something new')).rejects.toMatchObject({ code: 'EIO' });
  calls.refused.clear();
  return { folder, path, disk };
}

describe('a folder whose sync failed and could not be made good', () => {
  test('stays marked, also after a write that succeeds', async () => {
    const { folder, path, disk } = await afterFailedSync();
    expect(await readFile(path, 'utf8')).toBe('something new');
    expect((await readdir(folder)).sort()).toEqual([UNSYNCED, 'note']);
    await disk.replaceFile(path, 'newer');
    expect((await readdir(folder)).sort()).toEqual([UNSYNCED, 'note']);
  });

  test('is marked as well when what was there before cannot be restored', async () => {
    const { folder, calls, disk } = await watched();
    const path = join(folder, 'note');
    calls.refused.set('sync .', 'EIO').set('rm note', 'EROFS');
    const failed = disk.replaceFile(path, 'something new', () => null);
    await expect(failed).rejects.toMatchObject({ code: 'EIO' });
    expect((await readdir(folder)).sort()).toEqual([UNSYNCED, 'note']);
  });

  test('is written again by the next start, which removes the mark', async () => {
    const { folder, path } = await afterFailedSync();
    const next = new WatchedCalls(folder);
    await new FileDisk(next).recoverFolder(folder);
    expect(next.of('rename')).toEqual(['rename note']);
    expect(await readFile(path, 'utf8')).toBe('something new');
    expect(await readdir(folder)).toEqual(['note']);
  });
});

describe('a start', () => {
  test('keeps the mark until every file is written again', async () => {
    const { folder, calls, disk } = await watched();
    for (const name of ['one', 'two', UNSYNCED]) await writeFile(join(folder, name), 'text');
    await disk.recoverFolder(folder);
    expect(calls.of('rename')).toEqual(['rename one', 'rename two']);
    expect(calls.made.indexOf(`rm ${UNSYNCED}`)).toBeGreaterThan(calls.made.indexOf('rename two'));
  });

  test('makes durable what it reads, and removes what a crash left', async () => {
    const { folder, calls, disk } = await watched();
    await writeFile(join(folder, 'note'), 'text');
    await writeFile(join(folder, '.unfinished-note'), 'te');
    await writeFile(join(folder, '.lock'), '');
    await mkdir(join(folder, 'bookings'));
    await disk.recoverFolder(folder);
    expect(calls.of('sync')).toEqual(['sync note', 'sync .']);
    expect(calls.of('rename')).toEqual([]);
    expect((await readdir(folder)).sort()).toEqual(['.lock', 'bookings', 'note']);
    await disk.replaceFile(join(folder, 'note'), 'newer');
    expect(await readdir(folder)).not.toContain(UNSYNCED);
  });

  test('keeps the mark when a sync fails, so that the one after writes all again', async () => {
    const { folder, calls, disk } = await watched();
    await writeFile(join(folder, 'note'), 'text');
    calls.refused.set('sync .', 'EIO');
    await expect(disk.recoverFolder(folder)).rejects.toMatchObject({ code: 'EIO' });
    expect((await readdir(folder)).sort()).toEqual([UNSYNCED, 'note']);
  });

  test.each([`open ${UNSYNCED}`, `rm ${UNSYNCED}`])(
    'succeeds when the disk refuses %s',
    async (call) => {
      const { folder, calls, disk } = await watched();
      await writeFile(join(folder, 'note'), 'text');
      calls.refused.set(call, 'ENOSPC');
      await disk.recoverFolder(folder);
      expect(calls.of('sync')).toEqual(['sync note', 'sync .']);
    },
  );
});

describe('a new folder', () => {
  test('is durable in each of its parents that were missing, and private', async () => {
    const { folder, calls, disk } = await watched();
    const path = join(folder, 'srv', 'data');
    await disk.makeFolder(path);
    expect(calls.of('sync')).toEqual(['sync srv', 'sync .']);
    expect((await stat(path)).mode & 0o777).toBe(0o700);
  });

  test('is removed again when its parent cannot be synced', async () => {
    const { folder, calls, disk } = await watched();
    calls.refused.set('sync .', 'EIO');
    const made = disk.makeFolder(join(folder, 'data'));
    await expect(made).rejects.toMatchObject({ code: 'EIO' });
    expect(await readdir(folder)).toEqual([]);
  });

  test('is made again when a crash may have left it empty', async () => {
    const { folder, calls, disk } = await watched();
    await mkdir(join(folder, 'data'), { mode: 0o700 });
    await disk.makeFolder(join(folder, 'data'));
    expect(calls.made).toEqual(['rmdir data', 'mkdir data', 'open .', 'sync .']);
  });

  test('is the one that somebody prepared in another mode', async () => {
    const { folder, calls, disk } = await watched();
    await mkdir(join(folder, 'data'));
    await chmod(join(folder, 'data'), 0o750);
    await disk.makeFolder(join(folder, 'data'));
    expect(calls.of('rmdir')).toEqual([]);
    expect((await stat(join(folder, 'data'))).mode & 0o777).toBe(0o750);
  });

  test('needs no sync of a parent in which this user may not write', async () => {
    const { folder, calls, disk } = await watched();
    const data = join(folder, 'data');
    await mkdir(data);
    await chmod(data, 0o750);
    calls.refused.set('open .', 'EACCES');
    await disk.makeFolder(data);
    expect(await readdir(folder)).toEqual(['data']);
    calls.refused.set('open .', 'EIO');
    await expect(disk.makeFolder(data)).rejects.toMatchObject({ code: 'EIO' });
  });
});
