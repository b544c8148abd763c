import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { expect, onTestFinished, test } from 'vitest';
import { storeForTest, temporaryFolder } from '#api/store/testing/temporary-folder.ts';
import { realDisk } from '../json/disk.ts';
import { createTestDatabase } from '../postgres/testing/test-database.ts';
import { manyRecords } from './testing/many-records.ts';
import { writeFolder } from './write-folder.ts';

const program = fileURLToPath(new URL('../../migrate.ts', import.meta.url));

const env = { ...process.env, SAMPLE_CONTENT: 'off' };

const migrate = (from: string, to: string) =>
  promisify(execFile)(process.execPath, [program, from, to], { env });

/** Starts the command and kills it after `ms`; resolves to whether it was still running. */
async function cutOff(from: string, to: string, ms: number): Promise<boolean> {
  const command = spawn(process.execPath, [program, from, to], { env, stdio: 'ignore' });
  const ended = once(command, 'exit');
  await Promise.race([ended, pause(ms)]);
  command.kill('SIGKILL');
  const [, signal] = await ended;
  return signal === 'SIGKILL';
}

async function emptyDatabase(): Promise<string> {
  const database = await createTestDatabase({ empty: true });
  onTestFinished(() => database.drop());
  return database.url;
}

const RECORDS = 1000;
/** Milliseconds from its start to the end of a command, so that each phase of it is cut off. */
const LONGEST = 2_500;
const CUTS = 3;

test('a move that was cut off is finished by the same command', { timeout: 60_000 }, async () => {
  const folder = await temporaryFolder();
  await writeFolder(manyRecords(RECORDS), folder, { disk: realDisk });
  const url = await emptyDatabase();
  for (let cut = 1; cut <= CUTS; cut += 1) {
    if (!(await cutOff(folder, url, Math.random() * LONGEST))) break;
  }
  // After a cut between the commit and its exit the database is complete, and refused as one with data.
  await migrate(folder, url).catch(({ stderr }) => expect(stderr).toContain('is not empty'));

  const back = join(await temporaryFolder(), 'new');
  for (let cut = 1; cut <= CUTS; cut += 1) {
    if (!(await cutOff(url, back, Math.random() * LONGEST))) break;
  }
  await migrate(url, back).catch(async ({ stderr }) => {
    if (!stderr.includes('is not complete')) return expect(stderr).toContain('is not empty');
    // Cut off while the files were moved into place: what the message says.
    await rm(back, { recursive: true });
    await migrate(url, back);
  });
  expect((await readdir(back)).filter((name) => name.startsWith('.'))).toEqual([]);
  const store = await storeForTest(back);
  expect((await store.listBookings({ limit: 1 })).total).toBe(RECORDS);
  expect((await store.listContactRequests({ limit: 1 })).total).toBe(RECORDS);
});

test('the command never prints the password', async () => {
  const folder = await temporaryFolder();
  await writeFolder(manyRecords(1), folder, { disk: realDisk });
  const addresses = [
    'postgres://owner:secret@127.0.0.1:1/database',
    'postgres://owner:secret@127.0.0.1:port/database',
  ];
  for (const address of addresses) {
    const failed = await migrate(folder, address).catch((error: unknown) => error);
    expect(failed).toMatchObject({ code: 1, stderr: expect.stringContaining('database') });
    const { stdout, stderr } = failed as { stdout: string; stderr: string };
    expect(stdout + stderr).not.toContain('secret');
    expect(stderr).not.toContain('    at ');
  }
});
