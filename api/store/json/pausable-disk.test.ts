import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { temporaryFolder } from '../testing/temporary-folder.ts';
import { type Disk, realDisk } from './disk.ts';
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

/** A disk whose writes end when the test says so. */
function heldDisk() {
  const { promise, resolve: end } = Promise.withResolvers<void>();
  const disk: Disk = {
    replaceFile: () => promise,
    stageFile: async () => ({ place: () => promise, discard: () => promise }),
    makeFolder: () => promise,
    recoverFolder: () => promise,
  };
  return { disk: new PausableDisk(disk), end };
}

it('reads nothing while a write runs', async () => {
  const { disk, end } = heldDisk();
  const events: string[] = [];
  const write = disk.replaceFile('one', 'text').then(() => events.push('written'));
  const read = disk.whilePaused(async () => events.push('read'));
  await nextTurn();
  expect(events).toEqual([]);
  end();
  await Promise.all([write, read]);
  expect(events).toEqual(['written', 'read']);
});

it('writes nothing until the last of two reads is done', async () => {
  const { disk, end } = heldDisk();
  end();
  const events: string[] = [];
  const reads = ['first', 'second'].map((name) =>
    disk.whilePaused(async () => {
      events.push(`${name} begins`);
      await nextTurn();
      events.push(`${name} ends`);
    }),
  );
  await Promise.all(reads);
  await disk.replaceFile('one', 'text');
  expect(events).toEqual(['first begins', 'first ends', 'second begins', 'second ends']);
});

it('stages a file while others are read, and places it afterwards', async () => {
  const { disk, end } = heldDisk();
  end();
  const events: string[] = [];
  const read = disk.whilePaused(async () => {
    events.push('read begins');
    const staged = await disk.stageFile('one', (async function* () {})());
    events.push('staged');
    void staged.place().then(() => events.push('placed'));
    await nextTurn();
    events.push('read ends');
  });
  await read;
  await nextTurn();
  expect(events).toEqual(['read begins', 'staged', 'read ends', 'placed']);
});

it('sees all or none of the writes that belong together', async () => {
  const folder = await temporaryFolder();
  const disk = new PausableDisk(realDisk);
  let reading: Promise<string[]> | undefined;
  await disk.together(async () => {
    await disk.replaceFile(join(folder, 'one'), 'text');
    reading = disk.whilePaused(() => readdir(folder));
    await disk.replaceFile(join(folder, 'two'), 'text');
  });
  expect(await reading).toEqual(['one', 'two']);
});
