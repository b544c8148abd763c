import { execFileSync } from 'node:child_process';
import { mkdir, statfs, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it, type TestContext } from 'vitest';
import { PICTURE_BYTES_MAX } from '#api/pictures/pictures.ts';
import { temporaryFolder } from '#api/store/testing/temporary-folder.ts';
import { apiForTest } from '#api/testing/api-test.ts';
import { contactBody } from '#api/testing/request-bodies.ts';
import { RESERVE } from '#domain/health/disk-space.ts';
import { createDiskUsage } from './disk-usage.ts';

const MB = 2 ** 20;
const folders = (records: string) => ({ records, pictures: join(records, 'uploads') });

/** A new file system of `megabytes` at `folder`. Skips the test where this user may not mount. */
async function mountAt(test: TestContext, folder: string, megabytes: number): Promise<void> {
  await mkdir(folder, { recursive: true });
  const mounting = ['-t', 'tmpfs', '-o', `size=${megabytes}m`, 'tmpfs', folder];
  try {
    execFileSync('mount', mounting, { stdio: 'ignore' });
  } catch {
    test.skip('Only root may mount a small disk');
  }
  test.onTestFinished(() => void execFileSync('umount', ['--lazy', folder]));
}

it('is the room on the disk of the folder, and its largest file', async () => {
  const folder = await temporaryFolder();
  await mkdir(join(folder, 'bookings'));
  await writeFile(join(folder, 'bookings', '2026-11.json'), 'x'.repeat(3 * MB));
  const room = await createDiskUsage(folders(folder))();
  const { blocks, bsize } = await statfs(folder);
  expect(room).toMatchObject({ total: blocks * bsize, largest: 3 * MB });
  expect(room?.free).toBeGreaterThan(0);
});

it('rejects for a folder that is gone', async () => {
  const folder = join(await temporaryFolder(), 'gone');
  await expect(createDiskUsage(folders(folder))()).rejects.toMatchObject({ code: 'ENOENT' });
});

it('is that of the pictures when they are on another disk with less room', async (test) => {
  const folder = await temporaryFolder();
  await mountAt(test, join(folder, 'uploads'), 4);
  const room = await createDiskUsage(folders(folder))();
  expect(room).toMatchObject({ total: 4 * MB, largest: PICTURE_BYTES_MAX });
});

it('does not apply while nothing is in folders', async () => {
  expect(await createDiskUsage({})()).toBeUndefined();
});

it('ends readiness before writes are refused, not pages, and comes back with room', async (test) => {
  const dataDir = join(await temporaryFolder(), 'disk');
  await mountAt(test, dataDir, 16);
  const api = await apiForTest({ dataDir });
  const ready = async () => {
    const { status, json } = await api.send('GET /readyz');
    return { status, disk: (json as { checks?: { disk?: string } }).checks?.disk };
  };
  expect(await ready()).toEqual({ status: 200, disk: 'warn' });

  const filler = join(dataDir, 'filler');
  await writeFile(filler, 'x'.repeat(16 * MB - RESERVE - PICTURE_BYTES_MAX));
  expect(await ready()).toEqual({ status: 503, disk: 'fail' });
  expect((await api.send('POST /api/contact', { body: contactBody() })).status).toBe(201);
  await writeFile(filler, '');
  expect(await ready()).toEqual({ status: 200, disk: 'warn' });
});
