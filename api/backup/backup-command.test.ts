import { execFile } from 'node:child_process';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';
import { s3ForTest } from '#api/s3/testing/s3-server.ts';
import { checkBackup } from '#api/store/json/check-backup.ts';
import { temporaryFolder } from '#api/store/testing/temporary-folder.ts';
import { apiForTest } from '#api/testing/api-test.ts';
import { bookingBody } from '#api/testing/request-bodies.ts';

const program = fileURLToPath(new URL('../backup-command.ts', import.meta.url));
const run = (variables: Record<string, string>, ...words: string[]) =>
  promisify(execFile)(process.execPath, [program, ...words], { env: { ...variables } });

it('npm run backup backs up the files of a running server', async () => {
  const { send, dataDir } = await apiForTest();
  await send('POST /api/calendar/book', { body: bookingBody() });
  const folder = await temporaryFolder();
  const { stdout } = await run({ DATA_DIR: dataDir, BACKUP_FOLDER: folder });
  const [name = ''] = await readdir(folder);
  expect(stdout).toContain('1  bookings\n');
  expect(stdout).toContain(`${name} is in ${folder}\n`);
  expect((await checkBackup(join(folder, name))).problems).toEqual([]);
  // The server still writes.
  expect(
    (await send('POST /api/calendar/book', { body: bookingBody({ time: '11:30' }) })).status,
  ).toBe(201);
});

it('npm run backup goes into a bucket', async () => {
  const dataDir = await temporaryFolder();
  const { objects, variables } = await s3ForTest();
  await run({ DATA_DIR: dataDir, BACKUP_BUCKET: 'backups/site', ...variables });
  const name = /^site\/backup-\d{4}-\d\d-\d\dT\d{6}Z\.tar\.gz$/;
  expect([...objects.keys()]).toEqual([expect.stringMatching(name)]);
});

it('npm run backup that cannot be made exits with 1 and says why', async () => {
  await expect(run({ DATA_DIR: await temporaryFolder() })).rejects.toMatchObject({
    code: 1,
    stderr: 'Set BACKUP_FOLDER or BACKUP_BUCKET, which say where backups go.\n',
  });
});
