import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import { FailingCalls } from '#api/store/testing/failing-calls.ts';
import { temporaryFolder } from '#api/store/testing/temporary-folder.ts';
import { FileDisk, realDisk } from './disk.ts';
import { ReportFolder } from './report-folder.ts';

async function* pdf(...parts: string[]): AsyncGenerator<Uint8Array> {
  for (const part of parts) yield Buffer.from(part);
}

test('what a crash left of a write is removed at the start, and never read', async () => {
  const folder = await temporaryFolder();
  await writeFile(join(folder, '.unfinished-1-one.pdf'), '%PDF');
  await writeFile(join(folder, 'two.pdf'), '%PDF-1.7');
  const reports = await ReportFolder.open(folder, realDisk);
  expect(await readdir(folder)).toEqual(['two.pdf']);
  expect([await reports.size('one'), await reports.size('two')]).toEqual([undefined, 8]);
});

test('a disk that is full in the middle is named, and leaves nothing', async () => {
  const calls = new FailingCalls();
  const folder = await temporaryFolder();
  const reports = await ReportFolder.open(folder, new FileDisk(calls));
  // The file is opened, and its second part written.
  calls.failAt(3, 'ENOSPC');
  const full = { name: 'StoreWriteError', full: true };
  await expect(reports.write('one', pdf('%PDF', '-1.7'))).rejects.toMatchObject(full);
  expect(calls.made).toContain('write');
  expect(await readdir(folder)).toEqual([]);
  await reports.write('one', pdf('%PDF', '-1.7'));
  expect(await readFile(join(folder, 'one.pdf'), 'utf8')).toBe('%PDF-1.7');
});

test('a file that is removed while it is read is read to its end', async () => {
  const reports = await ReportFolder.open(await temporaryFolder(), realDisk);
  await reports.write('one', pdf('%PDF-1.7'));
  const file = await reports.read('one');
  await reports.remove(['one']);
  expect(file && String(await buffer(file))).toBe('%PDF-1.7');
});
