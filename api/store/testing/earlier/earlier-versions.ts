import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { expect } from 'vitest';
import type { Store } from '#api/store/store.ts';
import { duringSession, sampleBooking, samplePost } from '../sample-records.ts';
import { temporaryFolder } from '../temporary-folder.ts';

/**
 * What versions before this one wrote, with something of every kind: `<date>.json` is a data folder by path, and
 * `<date>.sql` has the rows of a database with the same records, after `migration`. These copies never change. A
 * version that stores something in another form adds one of its own.
 */
export const earlierVersions = [{ date: '2026-11-24', migration: '0007-mail-limits' }];

type Files = Record<string, { records?: object[] } | string>;

export const earlierFiles = async (date: string): Promise<Files> =>
  JSON.parse(await readFile(new URL(`${date}.json`, import.meta.url), 'utf8'));

export const earlierRows = (date: string): Promise<string> =>
  readFile(new URL(`${date}.sql`, import.meta.url), 'utf8');

/** A folder as that version left it, removed after the test. */
export async function earlierFolder(date: string): Promise<string> {
  const folder = await temporaryFolder();
  for (const [path, content] of Object.entries(await earlierFiles(date))) {
    const target = join(folder, path);
    await mkdir(dirname(target), { recursive: true });
    const bytes = typeof content === 'string' ? Buffer.from(content, 'base64') : undefined;
    await writeFile(target, bytes ?? JSON.stringify(content));
  }
  return folder;
}

/** Finds what an earlier version stored, and changes it. */
export async function expectToContinue(store: Store): Promise<void> {
  const once = { key: 'key-of-booking-1', fingerprint: 'a digest of the request' };
  expect(await store.findRepeatedBooking(once)).toMatchObject({ id: 'booking-1', revision: 2 });
  expect(await store.findLinkedBooking('link-1', '2026-11-01')).toMatchObject({ id: 'booking-1' });
  expect(await store.reserveSlot(sampleBooking())).toMatchObject({ outcome: 'slot_taken' });
  // A calendar that was read is busy then, and the opening hours have a block.
  const [busy, block] = [{ time: '14:30' }, { date: '2026-12-02', time: '08:00' }];
  expect(await store.reserveSlot(sampleBooking(busy))).toMatchObject({ outcome: 'slot_taken' });
  expect(await store.reserveSlot(sampleBooking(block))).toMatchObject({ outcome: 'slot_taken' });

  expect(await store.posts.add(samplePost({ slug: 'hail' }))).toBe('name_taken');
  expect(await store.posts.add(samplePost({ id: 'added' }))).toBe('added');
  const post = await store.findRenamedPost('hail-and-roofs');
  expect(post).toBeUndefined();
  const stale = await store.posts.replace(samplePost({ id: 'post-1', slug: 'hail' }));
  expect(stale).toMatchObject({ outcome: 'outdated', current: { revision: 2 } });
  expect((await store.posts.all()).map(({ id }) => id)).toEqual(['post-1', 'post-3', 'added']);
  await store.addPostReads(new Map([['post-3', 1]]));
  expect((await store.postReads()).get('post-3')).toBe(8);
  expect(await store.addNewReviews(await store.reviews.all())).toEqual([]);
  expect(await store.partnerTests()).toEqual(new Map([['jane-doe-realty', '2026-11-19']]));

  const availability = await store.availability.read();
  const changed = await store.availability.replace(availability);
  expect(changed).toMatchObject({ outcome: 'saved', record: { revision: 3 } });
  const settings = await store.messageSettings.read();
  expect(await store.messageSettings.replace(settings)).toMatchObject({ record: { revision: 3 } });

  const phone = { tokenHash: 'hash-of-phone', push: { showsAddress: true } };
  const sessions = await store.listSessions(duringSession);
  expect(sessions).toMatchObject([phone, { tokenHash: 'hash-of-laptop' }]);
  expect(await store.findApiKey('digest-2')).toMatchObject({ id: 'api-key-2' });
  const ended = await store.setOwnerPasswordHash('another', {});
  expect(ended).toEqual({ calendarFeedRevoked: true, apiKeysRevoked: true });
  expect(await store.listSessions(duringSession)).toEqual([]);
}
