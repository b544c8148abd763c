import { hash } from 'node:crypto';
import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { create, extract } from 'tar';
import { describe, expect, test } from 'vitest';
import { sampleBooking, sampleContactRequest } from '#api/store/testing/sample-records.ts';
import { storeForTest, temporaryFolder } from '#api/store/testing/temporary-folder.ts';
import { uploadNameOf } from '#api/store/upload-name.ts';
import { sampleReport } from '#domain/jobs/testing/sample-job.ts';
import { checkBackup } from './check-backup.ts';

const picture = () =>
  sharp({ create: { width: 40, height: 30, channels: 3, background: '#2b4fb3' } })
    .png()
    .toBuffer();

const PDF = '%PDF-1.7';

async function* report(): AsyncGenerator<Uint8Array> {
  yield Buffer.from(PDF);
}

/** The unpacked backup of a store with two bookings, a request and a picture. */
async function unpacked() {
  const store = await storeForTest(await temporaryFolder());
  await store.reserveSlot(sampleBooking({ id: 'one' }));
  await store.reserveSlot(sampleBooking({ id: 'two', date: '2027-01-04' }));
  await store.addContactRequest(sampleContactRequest());
  const name = await store.uploads.add(await picture(), 'png');
  await store.jobs.change(sampleBooking({ id: 'one' }), (job) => ({
    next: {
      ...job,
      reports: [sampleReport({ id: 'report-1', bytes: 4, sha256: hash('sha256', PDF) })],
    },
    result: undefined,
  }));
  await store.reportFiles.write('report-1', report());
  const folder = await temporaryFolder();
  const archive = join(folder, 'backup.tar.gz');
  const data = await temporaryFolder();
  await writeFile(archive, await store.backUp());
  await extract({ file: archive, cwd: data });

  /** What a check finds in `data` as it is now. */
  const check = async () => {
    const paths = [
      'backup.json',
      ...(await readdir(data)).filter((path) => path !== 'backup.json'),
    ];
    await create({ cwd: data, gzip: true, file: archive }, await filesOf(data, paths));
    return checkBackup(archive);
  };
  const change = async (path: string, changed: (text: string) => string) =>
    writeFile(join(data, path), changed(await readFile(join(data, path), 'utf8')));
  /** The note without digests, as earlier versions wrote it. */
  const withoutDigests = (files = 6) =>
    writeFile(join(data, 'backup.json'), JSON.stringify({ version: 1, files }));
  return { archive, data, name, check, change, withoutDigests };
}

async function filesOf(data: string, paths: readonly string[]): Promise<string[]> {
  const found = await Promise.all(
    paths.map(async (path) =>
      path.endsWith('.json')
        ? [path]
        : (await readdir(join(data, path))).map((name) => `${path}/${name}`),
    ),
  );
  return found.flat();
}

describe('a checked backup', () => {
  test('of this version has digests, records and pictures, and no problem', async () => {
    const { archive } = await unpacked();
    const { note, counts, problems } = await checkBackup(archive);
    expect(problems).toEqual([]);
    expect(Object.fromEntries(counts)).toEqual({
      bookings: 2,
      'contact requests': 1,
      jobs: 1,
      pictures: 1,
      reports: 1,
    });
    expect(Object.keys(note?.sha256 ?? {})).toHaveLength(5);
  });

  test('of an earlier version has no digests, which is no problem', async () => {
    const { check, withoutDigests } = await unpacked();
    await withoutDigests();
    expect((await check()).problems).toEqual([]);
  });

  test('is read to its end, with every problem in it', async () => {
    const { check, change } = await unpacked();
    await change('bookings/2026-12.json', (text) => text.replace('"confirmed"', '"sold"'));
    await change('contact-requests/2026-11.json', (text) => text.slice(1));
    const { problems, counts } = await check();
    expect(problems).toEqual([
      expect.stringMatching(/^bookings\/2026-12\.json: records\[0\] \(id one\): status: /),
      'contact-requests/2026-11.json: not valid JSON',
      'bookings/2026-12.json: it is not the one that was backed up',
      'contact-requests/2026-11.json: it is not the one that was backed up',
    ]);
    expect(counts.get('bookings')).toBe(1);
  });
});

type Unpacked = Awaited<ReturnType<typeof unpacked>>;

test.each<[string, (backup: Unpacked) => Promise<unknown>, string]>([
  [
    'one changed character that is still a record',
    ({ change }) => change('bookings/2026-12.json', (text) => text.replace('one', 'eno')),
    'bookings/2026-12.json: it is not the one that was backed up',
  ],
  [
    'a missing file',
    async ({ data }) => rm(join(data, 'bookings/2027-01.json')),
    'bookings/2027-01.json: it is missing',
  ],
  [
    'a missing picture',
    async ({ data }) => rm(join(data, 'uploads'), { recursive: true }),
    'backup.json: it says 6 files, and there are 5',
  ],
  [
    'a missing report',
    async ({ data }) => rm(join(data, 'report-files'), { recursive: true }),
    'report-files/report-1.pdf: it is missing',
  ],
  [
    'a report that was damaged before the backup',
    async ({ data, withoutDigests }) => {
      await withoutDigests();
      await writeFile(join(data, 'report-files', 'report-1.pdf'), '%PDF-1.6');
    },
    'report-files/report-1.pdf: it is not the one that its job names',
  ],
  [
    'one more file',
    async ({ data }) => writeFile(join(data, 'posts.json'), '{"version":1,"records":[]}'),
    'posts.json: it is not the one that was backed up',
  ],
  [
    'a picture that was cut off',
    async ({ data, name }) => {
      const path = join(data, 'uploads', name);
      await writeFile(path, (await readFile(path)).subarray(0, 60));
    },
    'uploads/{name}: its content is not that of its name',
  ],
  [
    'a picture that is none',
    async ({ data }) => {
      const bytes = Buffer.from('GIF89a');
      await writeFile(join(data, 'uploads', uploadNameOf(bytes, 'png')), bytes);
    },
    `uploads/${uploadNameOf(Buffer.from('GIF89a'), 'png')}: it cannot be decoded`,
  ],
  [
    'a record of another month',
    async ({ change, withoutDigests }) => {
      await withoutDigests();
      await change('bookings/2026-12.json', (text) => text.replace('2026-12-01', '2027-03-01'));
    },
    'bookings/2026-12.json: records[0] (id one): belongs in 2027-03.json',
  ],
  [
    'two records with one id',
    async ({ change, withoutDigests }) => {
      await withoutDigests();
      await change('bookings/2027-01.json', (text) => text.replace('"two"', '"one"'));
    },
    'bookings/2027-01.json: records[0] (id one): id: another record has the same',
  ],
  [
    'a note of another version',
    async ({ data }) => writeFile(join(data, 'backup.json'), '{"version":2,"files":6}'),
    'backup.json: version: Invalid input: expected 1',
  ],
  [
    'no note',
    async ({ data }) => writeFile(join(data, 'backup.json'), ''),
    'backup.json: there is none that can be read',
  ],
])('a check finds %s', async (_, damage, problem) => {
  const backup = await unpacked();
  await damage(backup);
  expect((await backup.check()).problems).toContain(problem.replace('{name}', backup.name));
});

test('a check of a truncated archive says that it is none', async () => {
  const { archive } = await unpacked();
  const bytes = await readFile(archive);
  await writeFile(archive, bytes.subarray(0, bytes.length / 2));
  await expect(checkBackup(archive)).rejects.toThrow('could not be read as a .tar.gz');
});
