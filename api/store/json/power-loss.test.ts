import { EventEmitter } from 'node:events';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { cutPower } from '#api/store/testing/power-loss/cut-power.ts';
import { randomFrom } from '#api/store/testing/power-loss/random.ts';
import { survivors } from '#api/store/testing/power-loss/survivors.ts';
import { VolatileCalls } from '#api/store/testing/power-loss/volatile-calls.ts';
import type { VolatileFolder } from '#api/store/testing/power-loss/volatile-files.ts';
import { FileDisk } from './disk.ts';

/** `npm run torture -- power` makes thousands. */
const CUTS = 30;

describe('a store whose power is cut after every change of the disk', () => {
  test.each([
    ['all syncs succeed', undefined],
    ['one sync in 15 fails, once', 15],
  ])(
    'loses nothing that was acknowledged, and starts, when %s',
    async (_what, failingSync) => {
      const seed = Date.now() % 2 ** 31;
      const { cuts, acknowledged, faults } = await cutPower({
        cuts: CUTS,
        seed,
        ...(failingSync && { failingSync }),
      });
      expect(faults).toEqual([]);
      expect(cuts).toBeGreaterThanOrEqual(CUTS);
      expect(acknowledged).toBeGreaterThan(0);
    },
    120_000,
  );
});

/** A disk in a new folder; the paths of `failing` are those of syncs that fail, each once. */
async function volatileDisk(
  failing: string[] = [],
  before?: { root: string; disk: VolatileFolder },
) {
  const root = before?.root ?? (await mkdtemp(join(tmpdir(), 'power-loss-')));
  if (!before) onTestFinished(() => rm(root, { recursive: true, force: true }));
  const changes = new EventEmitter();
  const calls = new VolatileCalls({
    root,
    ...(before && { disk: before.disk }),
    onChange: () => void changes.emit('change'),
    failsSync(path) {
      const index = failing.indexOf(path.slice(root.length + 1));
      if (index >= 0) failing.splice(index, 1);
      return index >= 0;
    },
  });
  const afterPowerCut = (name: string) =>
    survivors(calls.disk, 'lost', randomFrom(1)).get(`data/${name}`)?.toString();
  const [disk, data] = [new FileDisk(calls), join(root, 'data')];
  await disk.makeFolder(data).catch((error: Error) => expect(error.message).toContain('EIO'));
  return { disk, data, calls, changes, root, afterPowerCut };
}

describe('a sync that fails once and then succeeds', () => {
  test('of the folder is not believed for another file', async () => {
    const failing = ['data'];
    const { disk, data, calls, changes, afterPowerCut } = await volatileDisk(failing);
    const failed = new Promise<void>((resolve) => {
      changes.on('change', () => failing.length === 0 && resolve());
    });
    const open = calls.open.bind(calls);
    let folders = 0;
    calls.open = async (path, ...more) => {
      if (path === data) folders += 1;
      // A file that is opened after the failure is not told of it.
      if (folders > 1) await failed;
      return open(path, ...more);
    };
    const names = ['one', 'two', 'three'];
    const writes = names.map((name) => disk.replaceFile(join(data, name), name, () => null));
    const results = await Promise.allSettled(writes);
    const durable = results.map(({ status }, at) => status === 'fulfilled' && names[at]);
    expect(durable.filter(Boolean)).toHaveLength(2);
    for (const name of durable) if (name) expect(afterPowerCut(name)).toBe(name);
  });

  test('of a file is not believed when the file cannot be removed', async () => {
    const { disk, data, calls, afterPowerCut } = await volatileDisk(['data/.unfinished-one']);
    const { rm: remove } = calls;
    calls.rm = async () => {
      throw Object.assign(new Error('EIO'), { code: 'EIO' });
    };
    await expect(disk.replaceFile(join(data, 'one'), 'a')).rejects.toMatchObject({ code: 'EIO' });
    calls.rm = remove;
    await disk.replaceFile(join(data, 'one'), 'b');
    expect(afterPowerCut('one')).toBe('b');
  });

  test('of a folder is not believed for that folder', async () => {
    const { disk, data, afterPowerCut } = await volatileDisk(['']);
    await disk.makeFolder(data);
    await disk.replaceFile(join(data, 'one'), 'a');
    expect(afterPowerCut('one')).toBe('a');
  });

  test('of a folder is not believed after a kill at the moment of the failure', async () => {
    const failing = ['data'];
    const { disk, data, calls, changes, root, afterPowerCut } = await volatileDisk(failing);
    const below = join(data, 'below');
    changes.on('change', () => failing.length === 0 && void calls.kill());
    await expect(disk.makeFolder(below)).rejects.toMatchObject({ code: 'EIO' });

    const next = await volatileDisk([], { root, disk: calls.disk });
    await next.disk.makeFolder(below);
    await next.disk.replaceFile(join(below, 'one'), 'a');
    expect(afterPowerCut('below/one')).toBe('a');
  });

  test('of a folder above leaves a folder with files in it', async () => {
    const { disk, data, calls, root } = await volatileDisk();
    await disk.replaceFile(join(data, 'one'), 'a');
    await volatileDisk([''], { root, disk: calls.disk });
    const next = await volatileDisk([], { root, disk: calls.disk });
    await next.disk.replaceFile(join(data, 'one'), 'b');
    expect(next.afterPowerCut('one')).toBe('b');
  });

  test('is not believed by the next process either', async () => {
    const { disk, data, calls, root, afterPowerCut } = await volatileDisk();
    await disk.replaceFile(join(data, 'one'), 'old');
    const broken = await volatileDisk(['data'], { root, disk: calls.disk });
    // Nothing is known to restore: the new content stays.
    const write = broken.disk.replaceFile(join(data, 'one'), 'new');
    await expect(write).rejects.toMatchObject({ code: 'EIO' });

    const next = await volatileDisk([], { root, disk: calls.disk });
    await next.disk.recoverFolder(data);
    expect(afterPowerCut('one')).toBe(await readFile(join(data, 'one'), 'utf8'));
  });

  test('is not believed after a kill at the moment of the failure', async () => {
    const { disk, data, calls, root, afterPowerCut } = await volatileDisk();
    await disk.replaceFile(join(data, 'one'), 'old');
    const failing = ['data'];
    const broken = await volatileDisk(failing, { root, disk: calls.disk });
    broken.changes.on('change', () => failing.length === 0 && void broken.calls.kill());
    const write = broken.disk.replaceFile(join(data, 'one'), 'new', () => 'old');
    await expect(write).rejects.toMatchObject({ code: 'EIO' });
    expect(await readFile(join(data, 'one'), 'utf8')).toBe('new');

    const next = await volatileDisk([], { root, disk: calls.disk });
    await next.disk.recoverFolder(data);
    expect(afterPowerCut('one')).toBe('new');
  });
});

test('what a killed process wrote is durable once the next one has read it', async () => {
  const { disk, data, calls, changes, root, afterPowerCut } = await volatileDisk();
  const made = ['created', 'written', 'synced', 'marked', 'renamed'];
  changes.on('change', () => made.shift() === 'renamed' && void calls.kill());
  await expect(disk.replaceFile(join(data, 'one'), 'a')).rejects.toThrow('killed');
  expect(await readFile(join(data, 'one'), 'utf8')).toBe('a');
  expect(afterPowerCut('one')).toBeUndefined();
  const next = await volatileDisk([], { root, disk: calls.disk });
  await next.disk.recoverFolder(data);
  expect(afterPowerCut('one')).toBe('a');
});
