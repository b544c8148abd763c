import { spawnSync } from 'node:child_process';
import { readdir, readFile, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { FailingCalls } from '#api/store/testing/failing-calls.ts';
import { temporaryFolder } from '#api/store/testing/temporary-folder.ts';
import { FileDisk, realDisk } from './disk.ts';

describe('replacing a file', () => {
  test('creates it, and then replaces its content', async () => {
    const folder = await temporaryFolder();
    const path = join(folder, 'file.json');
    await realDisk.replaceFile(path, 'a first text, which is longer');
    await realDisk.replaceFile(path, 'zweiter Text: ß, 🐕');
    expect(await readFile(path, 'utf8')).toBe('zweiter Text: ß, 🐕');
    expect(await readdir(folder)).toEqual(['file.json']);
  });

  test('rejects and leaves the file unchanged when the disk writes only a part', async () => {
    const folder = await temporaryFolder();
    const path = join(folder, 'file.json');
    await writeFile(path, 'as it was');
    const megabytes = 3;
    const result = writeUnderLimit({ path, megabytes, limitInMegabytes: 2 });
    expect(result.stderr).toBe('');
    expect(result.stdout).toBe('EFBIG');
    expect(await readFile(path, 'utf8')).toBe('as it was');
    expect(await readdir(folder)).toEqual(['file.json']);

    expect(writeUnderLimit({ path, megabytes, limitInMegabytes: 4 }).stdout).toBe('written');
    expect(await readFile(path)).toHaveLength(megabytes * 2 ** 20);
  });

  test('rejects with the code of the system when the folder is missing', async () => {
    const path = join(await temporaryFolder(), 'gone', 'file.json');
    await expect(realDisk.replaceFile(path, 'text')).rejects.toMatchObject({ code: 'ENOENT' });
  });

  test.runIf(process.platform === 'linux')('leaves no file open', async () => {
    const path = join(await temporaryFolder(), 'file.json');
    const openFiles = async () => (await readdir('/proc/self/fd')).length;
    const before = await openFiles();
    for (let round = 0; round < 20; round += 1) await realDisk.replaceFile(path, 'text');
    // Threads of other tests may open some meanwhile; a leak would be three a write.
    expect((await openFiles()) - before).toBeLessThan(20);
  });

  test('never writes through a link', async () => {
    const folder = await temporaryFolder();
    const elsewhere = join(await temporaryFolder(), 'elsewhere');
    await writeFile(elsewhere, 'as it was');
    await symlink(elsewhere, join(folder, '.unfinished-file.json'));
    await symlink(elsewhere, join(folder, 'file.json'));
    const path = join(folder, 'file.json');
    await realDisk.replaceFile(path, 'text');
    expect(await readFile(elsewhere, 'utf8')).toBe('as it was');
    expect(await readFile(path, 'utf8')).toBe('text');
  });
});

describe('a file whose replacement fails', () => {
  /** The calls for the file, for the mark of its folder, and then for the folder. */
  const calls = [
    ...['open', 'write', 'sync', 'close'],
    ...['open', 'close'],
    ...['rename', 'open', 'sync', 'close'],
  ];

  test.for(calls.map((call, index) => [index + 1, call] as const))(
    'is unchanged after a failure of call %i, %s',
    async ([nth]) => {
      const folder = await temporaryFolder();
      const path = join(folder, 'file.json');
      const failing = new FailingCalls();
      const disk = new FileDisk(failing);
      for (const before of [null, 'as it was']) {
        if (before !== null) await disk.replaceFile(path, before);
        failing.failAt(nth, 'EIO');
        const replaced = disk.replaceFile(path, 'something new', () => before);
        await expect(replaced).rejects.toMatchObject({ code: 'EIO' });
        expect(failing.made.slice(0, nth)).toEqual(calls.slice(0, nth));
        expect(await readdir(folder)).toEqual(before === null ? [] : ['file.json']);
        if (before !== null) expect(await readFile(path, 'utf8')).toBe(before);
      }
      await disk.replaceFile(path, 'something new');
      expect(await readFile(path, 'utf8')).toBe('something new');
    },
  );
});

/**
 * Runs in another process, because a limit on file sizes cannot be lifted again. At the limit `write`
 * writes a part, like on a disk that fills up, and only the next call fails.
 */
function writeUnderLimit(given: { path: string; megabytes: number; limitInMegabytes: number }) {
  const program = `
    import { realDisk } from ${JSON.stringify(new URL('./disk.ts', import.meta.url).href)};
    process.on('SIGXFSZ', () => {});
    const [, path, megabytes] = process.argv;
    await realDisk.replaceFile(path, 'x'.repeat(megabytes * 2 ** 20)).then(
      () => process.stdout.write('written'),
      (error) => process.stdout.write(error.code),
    );`;
  const limited = `ulimit -f ${given.limitInMegabytes * 1024} && exec "$@"`;
  const node = [process.execPath, '--input-type=module', '--eval', program];
  const args = [given.path, String(given.megabytes)];
  return spawnSync('bash', ['-c', limited, 'bash', ...node, ...args], { encoding: 'utf8' });
}

describe('a staged file', () => {
  async function* parts(...texts: string[]): AsyncGenerator<Uint8Array> {
    for (const text of texts) yield Buffer.from(text);
  }

  test('is in place, with all its parts, once it is placed and not before', async () => {
    const folder = await temporaryFolder();
    const path = join(folder, 'report.pdf');
    await writeFile(path, 'as it was');
    const staged = await realDisk.stageFile(path, parts('%PDF', '-', '1.7'));
    expect(await readFile(path, 'utf8')).toBe('as it was');
    await staged.place();
    expect(await readFile(path, 'utf8')).toBe('%PDF-1.7');
    expect(await readdir(folder)).toEqual(['report.pdf']);
  });

  test('is removed when it is discarded', async () => {
    const folder = await temporaryFolder();
    const staged = await realDisk.stageFile(join(folder, 'report.pdf'), parts('%PDF'));
    await staged.discard();
    expect(await readdir(folder)).toEqual([]);
  });

  test('leaves nothing when its content breaks off', async () => {
    const folder = await temporaryFolder();
    const error = new Error('The line went dead');
    async function* broken() {
      yield* parts('%PDF');
      throw error;
    }
    await expect(realDisk.stageFile(join(folder, 'report.pdf'), broken())).rejects.toBe(error);
    expect(await readdir(folder)).toEqual([]);
  });

  test('leaves the file as it was, whichever call of the disk fails', async () => {
    const calls = new FailingCalls();
    const disk = new FileDisk(calls);
    const write = async (folder: string) => {
      const staged = await disk.stageFile(join(folder, 'new.pdf'), parts('%PDF', '-1.7'));
      await staged.place(() => null);
    };
    const complete = await temporaryFolder();
    calls.failAt(Number.POSITIVE_INFINITY, '');
    await write(complete);
    // The last calls remove the mark, whose failure is no failure of the write.
    const failing = calls.made.length - 1;
    expect(calls.made.filter((call) => call === 'write')).toHaveLength(2);
    for (let nth = 1; nth <= failing; nth += 1) {
      const folder = await temporaryFolder();
      calls.failAt(nth, 'ENOSPC');
      await expect(write(folder)).rejects.toMatchObject({ code: 'ENOSPC' });
      expect((await readdir(folder)).filter((name) => !name.startsWith('.'))).toEqual([]);
    }
  });
});
