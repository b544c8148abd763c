import { cp, mkdir, readdir, readFile, rename, rm, truncate, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { ConfigurationError } from '#api/configuration-error.ts';
import { earlierFolder, earlierVersions } from '#api/store/testing/earlier/earlier-versions.ts';
import { refusingDisk } from '#api/store/testing/refusing-disk.ts';
import { sampleBooking, sampleContactRequest } from '#api/store/testing/sample-records.ts';
import { startWriter } from '#api/store/testing/start-writer.ts';
import { storeForTest, temporaryFolder } from '#api/store/testing/temporary-folder.ts';
import { acceptFiles } from './accept-files.ts';
import { CorruptFileError } from './corrupt-file.error.ts';
import { DamagedFilesError } from './damaged-files.error.ts';
import { openJsonStore } from './json-store.ts';
import { MANIFEST } from './manifest.ts';

const DECEMBER = 'bookings/2026-12.json';
const JANUARY = 'bookings/2027-01.json';

/** A closed folder with two months of bookings, a request and changed settings. */
async function closedFolder(): Promise<string> {
  const folder = await temporaryFolder();
  const store = await openJsonStore({ folder });
  await store.reserveSlot(sampleBooking({ id: 'one' }));
  await store.reserveSlot(sampleBooking({ id: 'two', date: '2027-01-04' }));
  await store.reserveSlot(sampleBooking({ id: 'three', date: '2027-01-05' }));
  await store.addContactRequest(sampleContactRequest());
  await changeSettings(store);
  await store.close();
  return folder;
}

async function changeSettings(store: Awaited<ReturnType<typeof openJsonStore>>): Promise<void> {
  const { revision, ...availability } = await store.availability.read();
  await store.availability.replace({ ...availability, revision, noticeHours: 30 + revision });
}

interface Harm {
  do(folder: string): Promise<unknown>;
  /** The lines about files. */
  says: string[];
}

/** The JSON files below `folder`, by path. */
async function contentsOf(folder: string): Promise<Record<string, string>> {
  const names = await readdir(folder, { recursive: true });
  const files = names.filter((name) => name.endsWith('.json'));
  const contents = files.map(async (name) => [name, await readFile(join(folder, name), 'utf8')]);
  return Object.fromEntries(await Promise.all(contents));
}

async function edit(folder: string, name: string, change: (text: string) => string) {
  const path = join(folder, name);
  const text = await readFile(path, 'utf8');
  expect(change(text)).not.toBe(text);
  await writeFile(path, change(text));
}

const TIME = String.raw`\d{4}-\d\d-\d\dT[\d:.]+Z`;
const MISSING = `is missing; its last known write was at ${TIME}`;
const CHANGED = 'was changed, and not by the server';
const ONE = `; it had 1 record at ${TIME}`;
const TWO = `; it had 2 records at ${TIME}`;

const harms: Record<string, Harm> = {
  'a deleted month': {
    do: (folder) => rm(join(folder, DECEMBER)),
    says: [`${DECEMBER} is missing${ONE}`],
  },
  'deleted settings': {
    do: (folder) => rm(join(folder, 'settings.json')),
    says: [`settings.json ${MISSING}`],
  },
  'a deleted folder': {
    do: (folder) => rm(join(folder, 'bookings'), { recursive: true }),
    says: [`${DECEMBER} is missing${ONE}`, `${JANUARY} is missing${TWO}`],
  },
  'a deleted manifest': {
    do: (folder) => rm(join(folder, MANIFEST)),
    says: [`${MANIFEST} is missing`],
  },
  'one changed character of a record': {
    do: (folder) => edit(folder, DECEMBER, (text) => text.replace('"one"', '"ono"')),
    says: [`${DECEMBER} ${CHANGED}${ONE}`],
  },
  'one changed character of a checksum': {
    do: (folder) =>
      edit(folder, DECEMBER, (text) =>
        text.replace(/.(?="\}$)/, (last) => (last === '0' ? '1' : '0')),
      ),
    says: [`${DECEMBER} ${CHANGED}${ONE}`],
  },
  'one changed character of the manifest': {
    do: (folder) => edit(folder, MANIFEST, (text) => text.replace('settings', 'sittings')),
    says: [`${MANIFEST} ${CHANGED}`],
  },
  'a line break that an editor adds': {
    do: (folder) => edit(folder, DECEMBER, (text) => `${text}\n`),
    says: [`${DECEMBER} ${CHANGED}${ONE}`],
  },
  'a file without its seal': {
    do: (folder) => edit(folder, DECEMBER, (text) => text.replace(/,"savedAt.*/, '}')),
    says: [`${DECEMBER} ${CHANGED}${ONE}`],
  },
  'a file that was cut off': {
    do: (folder) => truncate(join(folder, DECEMBER), 100),
    says: [`${DECEMBER} ${CHANGED}${ONE}`],
  },
  'an empty file': {
    do: (folder) => truncate(join(folder, DECEMBER)),
    says: [`${DECEMBER} ${CHANGED}${ONE}`],
  },
  'two files in place of each other': {
    async do(folder) {
      await rename(join(folder, DECEMBER), join(folder, 'kept'));
      await rename(join(folder, JANUARY), join(folder, DECEMBER));
      await rename(join(folder, 'kept'), join(folder, JANUARY));
    },
    says: [`${DECEMBER} ${CHANGED}${ONE}`, `${JANUARY} ${CHANGED}${TWO}`],
  },
  'an older copy of a file': {
    async do(folder) {
      const older = await readFile(join(folder, 'settings.json'));
      const store = await openJsonStore({ folder });
      await changeSettings(store);
      await store.close();
      await writeFile(join(folder, 'settings.json'), older);
    },
    says: [`settings.json is an older copy, of ${TIME}; its last known write was at ${TIME}`],
  },
  'an older copy of a list': {
    async do(folder) {
      const older = await readFile(join(folder, DECEMBER));
      const store = await openJsonStore({ folder });
      await store.reserveSlot(sampleBooking({ id: 'four', time: '13:00' }));
      await store.close();
      await writeFile(join(folder, DECEMBER), older);
    },
    says: [`${DECEMBER} is an older copy, of ${TIME} with 1 record${TWO}`],
  },
  'a file of an earlier version in place of a later one': {
    do: (folder) => writeFile(join(folder, 'posts.json'), '{"version":1,"records":[]}'),
    says: ['posts.json was put there, and not by the server'],
  },
  'a month from another folder': {
    async do(folder) {
      const other = await temporaryFolder();
      const store = await openJsonStore({ folder: other });
      await store.reserveSlot(sampleBooking({ date: '2027-02-01' }));
      await store.close();
      await cp(join(other, 'bookings/2027-02.json'), join(folder, 'bookings/2027-02.json'));
    },
    says: ['bookings/2027-02.json was put there, and not by the server'],
  },
  'a missing and a changed file': {
    async do(folder) {
      await rm(join(folder, 'settings.json'));
      await edit(folder, JANUARY, (text) => text.replace('"two"', '"tow"'));
    },
    says: [`${JANUARY} ${CHANGED}${TWO}`, `settings.json ${MISSING}`],
  },
};

describe('a start on damaged files', () => {
  test.each(Object.entries(harms))('is refused, and names them: %s', async (_what, harm) => {
    const folder = await closedFolder();
    await harm.do(folder);
    const before = await contentsOf(folder);
    const error = await openJsonStore({ folder }).catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(DamagedFilesError);
    expect(error).toBeInstanceOf(ConfigurationError);
    const [first, ...lines] = (error as Error).message.split('\n');
    expect(first).toBe(`The data folder ${folder} is not as the server left it:`);
    expect(lines.slice(0, -2)).toHaveLength(harm.says.length);
    for (const [index, says] of harm.says.entries()) {
      expect(lines[index]).toMatch(new RegExp(`^  ${says}$`));
    }
    expect(lines.at(-1)).toContain('npm run owner -- accept-files');
    expect(await contentsOf(folder)).toEqual(before);
  });

  test('is refused until the file is put back', async () => {
    const folder = await closedFolder();
    const path = join(folder, DECEMBER);
    const text = await readFile(path);
    await writeFile(path, text.toString().replace('"one"', '"ono"'));
    await expect(openJsonStore({ folder })).rejects.toBeInstanceOf(DamagedFilesError);
    await writeFile(path, text);
    expect(await (await storeForTest(folder)).findBooking('one')).toBeDefined();
  });

  test.each([
    ['files that the store does not know', 'notes.txt', 'bookings/2026-12.json.bak'],
    ['temporary files', '.unfinished-settings.json', 'bookings/.unfinished-2026-12.json'],
  ])('is not: %s', async (_what, ...names) => {
    const folder = await closedFolder();
    for (const name of names) await writeFile(join(folder, name), '{"version":1,"rec');
    await storeForTest(folder);
  });

  test('is refused after a kill, too', async () => {
    const folder = await temporaryFolder();
    const writer = startWriter(folder);
    await writer.acknowledged(20);
    writer.kill();
    await writer.ended;
    await rm(join(folder, DECEMBER));
    await expect(openJsonStore({ folder })).rejects.toThrow(new RegExp(`${DECEMBER} is missing`));
  });
});

describe('accepted files', () => {
  test.each(
    Object.entries(harms).filter(([, { says }]) => !says.some((line) => line.includes(JANUARY))),
  )('are what the next starts expect: %s', async (what, harm) => {
    const folder = await closedFolder();
    await harm.do(folder);
    if (/cut off|empty/.test(what)) {
      await expect(acceptFiles(folder)).rejects.toBeInstanceOf(CorruptFileError);
      await expect(openJsonStore({ folder })).rejects.toBeInstanceOf(DamagedFilesError);
      return;
    }
    expect(await acceptFiles(folder)).toHaveLength(harm.says.length);
    expect(await acceptFiles(folder)).toEqual([]);
    const store = await storeForTest(folder);
    await changeSettings(store);
    await store.reserveSlot(sampleBooking({ time: '13:00' }));
    await store.close();
    await storeForTest(folder);
  });

  test('are accepted once, not for later changes', async () => {
    const folder = await closedFolder();
    await edit(folder, DECEMBER, (text) => text.replace('"one"', '"ono"'));
    await acceptFiles(folder);
    await edit(folder, DECEMBER, (text) => text.replace('"ono"', '"eno"'));
    await expect(openJsonStore({ folder })).rejects.toBeInstanceOf(DamagedFilesError);
  });
});

describe('a folder without a manifest', () => {
  test.each(earlierVersions)('of $date gets one at the first start', async ({ date }) => {
    const folder = await earlierFolder(date);
    await (await openJsonStore({ folder })).close();
    const { files } = JSON.parse(await readFile(join(folder, MANIFEST), 'utf8'));
    const [name = ''] = Object.keys(files);
    // Not written again meanwhile, and protected all the same.
    await edit(folder, name, (text) => `${text} `);
    await expect(openJsonStore({ folder })).rejects.toThrow(`${name} ${CHANGED}`);
  });

  test('starts again after a start that wrote no manifest', async () => {
    const folder = await temporaryFolder();
    await mkdir(join(folder, 'bookings'));
    await writeFile(join(folder, DECEMBER), JSON.stringify({ version: 1, records: [] }));
    const store = await openJsonStore({ folder, disk: refusingDisk(() => 'ENOSPC') });
    await expect(store.reserveSlot(sampleBooking())).rejects.toMatchObject({ full: true });
    await store.close();
    expect(await contentsOf(folder)).not.toHaveProperty([MANIFEST]);
    await storeForTest(folder);
  });
});
