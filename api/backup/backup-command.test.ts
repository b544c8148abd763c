import { execFile } from 'node:child_process';
import { mkdir, readdir } from 'node:fs/promises';
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

it.each<[string, Record<string, string>, string[], string]>([
  ['without a place', {}, [], 'Set BACKUP_FOLDER or BACKUP_BUCKET'],
  ['with a word', {}, ['now'], 'Usage: npm run backup'],
  [
    'of no data folder',
    { DATA_DIR: '/nowhere', BACKUP_FOLDER: '/tmp' },
    [],
    'There is no data folder /nowhere.',
  ],
  [
    'with a bucket and no key',
    { BACKUP_BUCKET: 'backups' },
    [],
    'BACKUP_BUCKET needs S3_ACCESS_KEY_ID',
  ],
])('npm run backup %s exits with 1 and says why', async (_, variables, words, message) => {
  const DATA_DIR = join(await temporaryFolder(), 'data');
  await mkdir(DATA_DIR);
  await expect(run({ DATA_DIR, ...variables }, ...words)).rejects.toMatchObject({
    code: 1,
    stderr: expect.stringMatching(new RegExp(`^${message}`)),
  });
});
