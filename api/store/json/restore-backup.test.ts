import { mkdir, readdir, readFile, stat, symlink, truncate, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { create } from 'tar';
import { describe, expect, test } from 'vitest';
import { sampleBooking } from '#api/store/testing/sample-records.ts';
import { storeForTest, temporaryFolder } from '#api/store/testing/temporary-folder.ts';
import { TransferError } from '#api/store/transfer-error.ts';
import { restoreBackup } from './restore-backup.ts';
import { restoreLimits, restoreLimitsOf } from './restore-limits.ts';

/** The backup of a store with a booking and a picture, and the folder that it stands in. */
async function backup() {
  const folder = await temporaryFolder();
  const store = await storeForTest(await temporaryFolder());
  await store.reserveSlot(sampleBooking({ id: 'one' }));
  const picture = await store.uploads.add(new Uint8Array([1, 2, 3]), 'png');
  const archive = join(folder, 'backup.tar.gz');
  await writeFile(archive, await store.backUp());
  return { folder, archive, picture };
}

async function restored(archive: string, folder: string) {
  await restoreBackup(archive, folder);
  return storeForTest(folder);
}

describe('a backup', () => {
  test('is restored into a new folder, for its owner only', async () => {
    const { folder, archive, picture } = await backup();
    const data = join(folder, 'new', 'data');
    expect(await restoreBackup(archive, data)).toBe(2);
    expect((await readdir(data)).sort()).toEqual([
      'bookings',
      'hold.json',
      'manifest.json',
      'uploads',
    ]);
    const modeOf = async (...path: string[]) => (await stat(join(data, ...path))).mode & 0o777;
    expect(await modeOf()).toBe(0o700);
    expect(await modeOf('bookings')).toBe(0o700);
    expect(await modeOf('bookings', '2026-12.json')).toBe(0o600);

    const store = await storeForTest(data);
    expect(await store.findBooking('one')).toBeDefined();
    expect(await (await store.uploads.find(picture))?.read()).toEqual(Buffer.from([1, 2, 3]));
  });

  test('is restored into an existing empty folder, such as a mount', async () => {
    const { archive } = await backup();
    const mount = await temporaryFolder();
    expect(await restoreBackup(archive, mount)).toBe(2);
    expect((await readdir(mount)).sort()).toEqual([
      'bookings',
      'hold.json',
      'manifest.json',
      'uploads',
    ]);
  });

  test('holds what was due by then, also when what it holds was held before', async () => {
    const { folder, archive } = await backup();
    const start = new Date();
    const store = await restored(archive, join(folder, 'first'));
    const first = await store.hold();
    expect(first).toEqual({ heldAt: expect.any(String), cause: 'restore' });
    expect(Date.parse(first?.heldAt ?? '')).toBeGreaterThanOrEqual(start.getTime());
    await store.startDrop(first?.heldAt ?? '', start);

    const again = join(folder, 'again.tar.gz');
    await writeFile(again, await store.backUp());
    const second = await (await restored(again, join(folder, 'second'))).hold();
    expect(second).toEqual({ heldAt: expect.any(String), cause: 'restore' });
    expect(Date.parse(second?.heldAt ?? '')).toBeGreaterThan(Date.parse(first?.heldAt ?? ''));
  });

  test('overwrites nothing', async () => {
    const { folder, archive } = await backup();
    const restored = restoreBackup(archive, folder);
    await expect(restored).rejects.toBeInstanceOf(TransferError);
    await expect(restored).rejects.toThrow(`${folder} is not empty.`);
    expect(await readdir(folder)).toEqual(['backup.tar.gz']);
  });

  test('is not restored into a file', async () => {
    const { archive } = await backup();
    const restored = restoreBackup(archive, archive);
    await expect(restored).rejects.toBeInstanceOf(TransferError);
    await expect(restored).rejects.toThrow('ENOTDIR');
  });
});

describe('limits', () => {
  /** A file that a hole in the disk makes as large as is wanted, for nothing. */
  const hole = (path: string, size: number) => async (from: string) => {
    await writeFile(join(from, path), '');
    await truncate(join(from, path), size);
    return [path];
  };

  test('a small archive with a huge file is refused before it is unpacked', async () => {
    const { folder, archive } = await archiveWith(hole('posts.json', restoreLimits.file + 1));
    expect((await stat(archive)).size).toBeLessThan(2 ** 20);
    const restored = restoreBackup(archive, join(folder, 'data'));
    await expect(restored).rejects.toBeInstanceOf(TransferError);
    await expect(restored).rejects.toThrow(
      'posts.json has 129 MB, and a file of a backup at most 128 MB. If you made this backup yourself, run the command with RESTORE_LIMITS=off',
    );
    expect(await readdir(folder)).not.toContain('data');
  });

  test('the files together have a limit, too, and the operator can lift both', async () => {
    const { folder, archive } = await backup();
    const limits = { file: 5000, total: 10 };
    await expect(restoreBackup(archive, join(folder, 'data'), limits)).rejects.toThrow(
      'it unpacks to more than 1 MB',
    );
    expect(await restoreBackup(archive, join(folder, 'data'), restoreLimitsOf('off'))).toBe(2);
  });
});

async function archiveWith(make: (from: string) => Promise<string[]>) {
  const folder = await temporaryFolder();
  const from = join(folder, 'from');
  await mkdir(from);
  const archive = join(folder, 'made.tar.gz');
  const paths = await make(from);
  await create({ cwd: from, gzip: true, file: archive, preservePaths: true }, paths);
  return { folder, archive };
}

const file =
  (path: string, content = '{}') =>
  async (from: string) => {
    await writeFile(join(from, path), content);
    return [path];
  };

const unreadable = file('settings.json', '{"version":1,"availability":{"startTimes":"always"}}');

describe('an archive', () => {
  test.each<[string, (from: string) => Promise<string[]>, string]>([
    [
      'with a path that leads outside',
      file('../outside.json'),
      '../outside.json does not belong in a backup',
    ],
    [
      'with an absolute path',
      async (from) => [join(from, ...(await file('posts.json')(from)))],
      'does not belong in a backup',
    ],
    [
      'with a link',
      async (from) => {
        await symlink('/etc/hostname', join(from, 'posts.json'));
        return ['posts.json'];
      },
      'posts.json is a SymbolicLink, not a plain file',
    ],
    ['with an unknown name', file('run-me.sh'), 'run-me.sh does not belong in a backup'],
    [
      'with the name of a command',
      file('\u001b[2J'),
      'was refused: ?[2J does not belong in a backup',
    ],
    [
      'with a file below that of a month',
      async (from) => {
        await mkdir(join(from, 'bookings/2026-12.json'), { recursive: true });
        return file('bookings/2026-12.json/more')(from);
      },
      'bookings/2026-12.json/more does not belong in a backup',
    ],
    ['with a password', file('owner.json'), 'owner.json does not belong in a backup'],
    [
      'with a folder where a file should be',
      async (from) => {
        await mkdir(join(from, 'posts.json'));
        return ['posts.json'];
      },
      'is a Directory, not a plain file',
    ],
    [
      'with a file twice',
      async (from) => {
        const [path = ''] = await file('posts.json')(from);
        return [path, path];
      },
      'posts.json is in it twice',
    ],
    [
      'with content that the server could not read',
      unreadable,
      'The backup cannot be read, and was not restored: ',
    ],
  ])('%s is refused, and nothing is left of it', async (_, make, message) => {
    const { folder, archive } = await archiveWith(make);
    const before = (await readdir(folder)).sort();
    const restored = restoreBackup(archive, join(folder, 'new', 'data'));
    await expect(restored).rejects.toBeInstanceOf(TransferError);
    await expect(restored).rejects.toThrow(message);
    expect((await readdir(folder)).sort()).toEqual(before);
  });

  test('that is refused leaves a mount there, and empty', async () => {
    const { archive } = await archiveWith(unreadable);
    const mount = await temporaryFolder();
    await expect(restoreBackup(archive, mount)).rejects.toThrow('settings.json: availability');
    expect(await readdir(mount)).toEqual([]);
  });

  test.each(['photo.jpg', 'missing.tar.gz'])('is none: %s', async (name) => {
    const folder = await temporaryFolder();
    await writeFile(join(folder, 'photo.jpg'), 'not an archive at all');
    const restored = restoreBackup(join(folder, name), join(folder, 'data'));
    await expect(restored).rejects.toBeInstanceOf(TransferError);
    await expect(restored).rejects.toThrow(`${name} could not be read as a .tar.gz`);
    expect(await readFile(join(folder, 'photo.jpg'), 'utf8')).toBe('not an archive at all');
    expect(await readdir(folder)).toEqual(['photo.jpg']);
  });
});
