import { expect, test } from 'vitest';
import {
  earlierFiles,
  earlierFolder,
  earlierVersions,
  expectToContinue,
} from '#api/store/testing/earlier/earlier-versions.ts';
import { storeForTest } from '#api/store/testing/temporary-folder.ts';
import { defaultProfile } from '#domain/business/defaults/default-profile.ts';
import { kinds } from '../records/kinds.ts';
import { noSamples, readSamples } from '../sample-content.ts';
import type { Months } from '../transfer/contents.ts';
import { folderContents } from '../transfer/folder-contents.ts';
import { realDisk } from './disk.ts';
import { toJson } from './month-folder.ts';

test.each(earlierVersions)('every record of $date is read as it was written', async ({ date }) => {
  const files = await earlierFiles(date);
  const contents = await folderContents(await earlierFolder(date), realDisk, noSamples);
  const records = await contents.records();
  for (const [key, kind] of Object.entries(kinds)) {
    const written = files[`${kind.name}.json`];
    // A kind of a later version.
    if (!written) continue;
    const read = JSON.parse(kind.format.encode(records[key as keyof typeof kinds] as never));
    // None of a kind that came later.
    if (written) expect.soft(read, kind.name).toMatchObject(written as object);
  }
  const { contactRequests, bookings, messages, deliveries } = contents;
  const months: Record<string, () => Months<{ id: string }>> = {
    'contact-requests': contactRequests,
    bookings,
    messages,
    deliveries,
  };
  for (const [folder, read] of Object.entries(months)) {
    const written = Object.entries(files).filter(([path]) => path.startsWith(`${folder}/`));
    const stored = (await Array.fromAsync(read())).flat();
    expect
      .soft(stored.map(toJson), folder)
      .toMatchObject(
        written.flatMap(([, file]) => (typeof file === 'string' ? [] : (file.records ?? []))),
      );
  }
});

test.each(earlierVersions)(
  'a start on the folder of $date goes on from there',
  async ({ date }) => {
    const folder = await earlierFolder(date);
    const store = await storeForTest(folder);
    await expectToContinue(store);
  },
);

test.each(earlierVersions)('a folder of $date keeps what it claimed', async ({ date }) => {
  const samples = await readSamples(new Date('2026-11-25T15:00:00Z'));
  const contents = await folderContents(await earlierFolder(date), realDisk, samples);
  expect((await contents.records()).businessProfile).toEqual({ ...defaultProfile, revision: 1 });
});
