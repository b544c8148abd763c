import { mkdir, readdir, readFile, stat, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { s3ForTest } from '#api/s3/testing/s3-server.ts';
import { checkBackup } from '#api/store/json/check-backup.ts';
import { sampleBooking } from '#api/store/testing/sample-records.ts';
import { storeForTest, temporaryFolder } from '#api/store/testing/temporary-folder.ts';
import { TransferError } from '#api/store/transfer-error.ts';
import type { BackupOptions } from './backup-options.ts';
import { folderSource } from './backup-source.ts';
import { DamagedBackupError, makeBackup } from './make-backup.ts';

const now = new Date('2026-11-25T09:15:00Z');
const name = 'backup-2026-11-25T091500Z.tar.gz';
const older = ['backup-2026-10-01T091500Z.tar.gz', 'backup-2026-11-24T091500Z.tar.gz'];

/** An open store with a booking, and a folder for its backups. */
async function forBackup() {
  const dataDir = await temporaryFolder();
  const store = await storeForTest(dataDir);
  await store.reserveSlot(sampleBooking({ id: 'one' }));
  const folder = await temporaryFolder();
  const lines: string[] = [];
  const backUp = (options: Partial<BackupOptions> = { folder }) =>
    makeBackup({
      source: folderSource(dataDir),
      options: {
        folder: undefined,
        bucket: undefined,
        retention: { days: 30, count: Infinity },
        ...options,
      },
      now,
      report: (line) => lines.push(line),
    });
  return { store, dataDir, folder, lines, backUp };
}

const writeAll = (folder: string, names: readonly string[]) =>
  Promise.all(names.map((file) => writeFile(join(folder, file), 'a backup')));

describe('a backup into a folder', () => {
  test('of a store that is open is whole, private and recorded', async () => {
    const { store, folder, lines, backUp } = await forBackup();
    await backUp();
    expect(await readdir(folder)).toEqual([name]);
    const { size, mode } = await stat(join(folder, name));
    expect(mode & 0o777).toBe(0o600);
    const { counts, problems } = await checkBackup(join(folder, name));
    expect([counts.get('bookings'), problems]).toEqual([1, []]);
    expect(lines.at(-1)).toBe(`${name} is in ${folder}`);
    expect(await store.lastBackup()).toEqual({ at: now.toISOString(), bytes: size, to: 'folder' });
  });

  test('deletes those that are outdated', async () => {
    const { folder, lines, backUp } = await forBackup();
    await writeAll(folder, [...older, 'notes.txt']);
    await backUp();
    expect((await readdir(folder)).sort()).toEqual([older[1], name, 'notes.txt']);
    expect(lines.at(-1)).toBe(`${older[0]} is deleted`);
  });

  test('deletes none without limits', async () => {
    const { folder, backUp } = await forBackup();
    await writeAll(folder, older);
    await backUp({ folder, retention: { days: Infinity, count: Infinity } });
    expect((await readdir(folder)).sort()).toEqual([...older, name]);
  });

  test('removes what a killed command has left, but not what another one is writing', async () => {
    const { folder, backUp } = await forBackup();
    const parts = ['.backup-1.tar.gz.part', '.backup-2.tar.gz.part'];
    await writeAll(folder, parts);
    await utimes(join(folder, parts[0] ?? ''), 0, now.getTime() / 1000 - 100_000);
    await utimes(join(folder, parts[1] ?? ''), 0, now.getTime() / 1000 - 10);
    await backUp();
    expect((await readdir(folder)).sort()).toEqual([parts[1], name]);
  });

  test('makes no folder: its disk may not be mounted', async () => {
    const { folder, backUp } = await forBackup();
    const made = backUp({ folder: join(folder, 'unmounted') });
    await expect(made).rejects.toBeInstanceOf(TransferError);
    await expect(made).rejects.toThrow('cannot be read: ENOENT');
    expect(await readdir(folder)).toEqual([]);
  });

  test('with a problem is kept as the only such one, deletes no other and is not recorded', async () => {
    const { store, dataDir, folder, lines, backUp } = await forBackup();
    await writeAll(folder, [...older, 'damaged-backup-2026-11-24T091500Z.tar.gz']);
    await mkdir(join(dataDir, 'contact-requests'), { recursive: true });
    await writeFile(join(dataDir, 'contact-requests/2026-10.json'), '{');
    await expect(backUp()).rejects.toBeInstanceOf(DamagedBackupError);
    expect(lines).toContain('contact-requests/2026-10.json: not valid JSON');
    expect((await readdir(folder)).sort()).toEqual([...older, `damaged-${name}`]);
    expect(await store.lastBackup()).toBeUndefined();
  });
});

describe('a backup into a bucket', () => {
  test('is recorded, and deletes those that are outdated', async () => {
    const { store, backUp } = await forBackup();
    const { options, objects } = await s3ForTest();
    for (const old of older) objects.set(`site/${old}`, Buffer.from('a backup'));
    await backUp({ bucket: { ...options, prefix: 'site/' } });
    expect([...objects.keys()].sort()).toEqual([`site/${older[1]}`, `site/${name}`]);
    const bytes = objects.get(`site/${name}`)?.length;
    expect(await store.lastBackup()).toEqual({ at: now.toISOString(), bytes, to: 's3' });
  });

  test('that refuses it does not keep it from the folder, and is not recorded', async () => {
    const { store, folder, backUp } = await forBackup();
    const { options } = await s3ForTest();
    const made = backUp({ folder, bucket: { ...options, secretAccessKey: 'wrong' } });
    await expect(made).rejects.toBeInstanceOf(TransferError);
    await expect(made).rejects.toThrow('SignatureDoesNotMatch (403)');
    expect(await readdir(folder)).toEqual([name]);
    expect(await store.lastBackup()).toBeUndefined();
  });

  test('and into a folder is the same in both', async () => {
    const { folder, backUp } = await forBackup();
    const { options, objects } = await s3ForTest();
    await backUp({ folder, bucket: options });
    expect(objects.get(name)).toEqual(await readFile(join(folder, name)));
  });
});

test('a backup needs a place to go to', async () => {
  const { backUp } = await forBackup();
  await expect(backUp({})).rejects.toThrow('Set BACKUP_FOLDER or BACKUP_BUCKET');
});

test('a data folder that is not there is no empty backup', async () => {
  const source = folderSource(join(await temporaryFolder(), 'data'));
  await expect(source.archive()).rejects.toThrow('There is no data folder');
});

test('a later download is the last backup', async () => {
  const { store, backUp } = await forBackup();
  await backUp();
  const later = { at: '2026-11-26T10:00:00.000Z', bytes: 10, to: 'download' } as const;
  await store.recordBackup(later);
  expect(await store.lastBackup()).toEqual(later);
});
