import { mkdir, readdir, readFile, stat, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import {
  sampleBooking,
  sampleContactRequest,
  sampleOnce,
  sampleSession,
} from '#api/store/testing/sample-records.ts';
import { storeForTest, temporaryFolder } from '#api/store/testing/temporary-folder.ts';

const listing = { limit: 10 };

describe('the data folder', () => {
  test('is created with what is missing above it, for its owner alone', async () => {
    const folder = join(await temporaryFolder(), 'srv', 'inspections', 'data');
    const store = await storeForTest(folder);
    await store.reserveSlot(sampleBooking());
    expect((await stat(folder)).mode & 0o777).toBe(0o700);
    expect((await stat(join(folder, 'bookings', '2026-12.json'))).mode & 0o777).toBe(0o600);
  });

  test('holds contact requests by the month in Texas in which they came', async () => {
    const folder = await temporaryFolder();
    const store = await storeForTest(folder);
    const arrivals = {
      'last-of-november': '2026-12-01T05:59:59.999Z',
      'first-of-december': '2026-12-01T06:00:00.000Z',
      // In summer midnight is at 05:00 UTC.
      'last-of-june': '2026-07-01T04:59:59.999Z',
      'first-of-july': '2026-07-01T05:00:00.000Z',
    };
    for (const [id, createdAt] of Object.entries(arrivals)) {
      await store.addContactRequest(sampleContactRequest({ id, createdAt }));
    }
    expect(await idsByFile(join(folder, 'contact-requests'))).toEqual({
      '2026-06.json': ['last-of-june'],
      '2026-07.json': ['first-of-july'],
      '2026-11.json': ['last-of-november'],
      '2026-12.json': ['first-of-december'],
    });
  });

  test('holds bookings by the month of the appointment', async () => {
    const folder = await temporaryFolder();
    const store = await storeForTest(folder);
    await store.reserveSlot(sampleBooking({ id: 'november', date: '2026-11-30', time: '23:30' }));
    await store.reserveSlot(sampleBooking({ id: 'december', date: '2026-12-01', time: '00:00' }));
    expect(await idsByFile(join(folder, 'bookings'))).toEqual({
      '2026-11.json': ['november'],
      '2026-12.json': ['december'],
    });
  });

  test('has compact files in which the idempotency key is a field of its record', async () => {
    const folder = await temporaryFolder();
    const store = await storeForTest(folder);
    const [booking, once, session] = [sampleBooking(), sampleOnce(), sampleSession()];
    await store.reserveSlot(booking, once);
    await store.setOwnerPasswordHash('$argon2id$');
    await store.addSession(session);

    const text = (...path: string[]) => readFile(join(folder, ...path), 'utf8');
    const bookings = await text('bookings', '2026-12.json');
    expect(JSON.parse(bookings)).toEqual({ version: 1, records: [{ ...booking, once }] });
    expect(bookings).toBe(JSON.stringify(JSON.parse(bookings)));
    expect(JSON.parse(await text('sessions.json'))).toEqual({ version: 1, records: [session] });
    expect(JSON.parse(await text('owner.json'))).toEqual({
      version: 1,
      passwordHash: '$argon2id$',
    });
  });

  test('says when the inspector can be booked, in settings.json', async () => {
    const folder = await temporaryFolder();
    const saturdays = {
      startTimes: [[], [], [], [], [], [], ['09:00']],
      noticeHours: 48,
      horizonDays: 30,
      daysOff: [{ from: '2026-12-24', to: '2026-12-26' }],
    };
    const settings = JSON.stringify({ version: 1, availability: saturdays });
    await writeFile(join(folder, 'settings.json'), settings);
    expect(await (await storeForTest(folder)).availability()).toEqual({
      ...saturdays,
      revision: 1,
    });
  });

  test('may hold other files and links, which stay as they are', async () => {
    const folder = await temporaryFolder();
    await mkdir(join(folder, 'bookings'));
    const foreign = ['2026-13.json', '2026-12.json.bak', 'notes.txt', '.hidden'];
    for (const name of foreign) await writeFile(join(folder, 'bookings', name), 'not ours');
    await symlink('/nowhere', join(folder, 'bookings', 'link.json'));
    const store = await storeForTest(folder);
    await store.reserveSlot(sampleBooking());
    await store.close();
    await storeForTest(folder);

    for (const name of foreign) {
      expect(await readFile(join(folder, 'bookings', name), 'utf8')).toBe('not ours');
    }
    expect(await readdir(join(folder, 'bookings'))).toContain('link.json');
  });

  test('is freed at the start of what a crash left half written', async () => {
    const folder = await temporaryFolder();
    const booking = sampleBooking();
    const store = await storeForTest(folder);
    await store.reserveSlot(booking);
    await store.close();
    const leftovers = [
      join('bookings', '.unfinished-2026-12.json'),
      join('contact-requests', '.unfinished-2026-11.json'),
      '.unfinished-owner.json',
    ];
    for (const path of leftovers) await writeFile(join(folder, path), '{"version":1,"rec');

    const next = await storeForTest(folder);
    expect((await next.listBookings(listing)).data).toEqual([booking]);
    const names = await readdir(folder, { recursive: true });
    expect(names.filter((name) => name.includes('unfinished'))).toEqual([]);
  });

  test('holds nothing half written after a write', async () => {
    const folder = await temporaryFolder();
    const store = await storeForTest(folder);
    await store.reserveSlot(sampleBooking());
    await store.checkReady();
    expect((await readdir(folder, { recursive: true })).sort()).toEqual([
      '.lock',
      '.ready',
      'bookings',
      'bookings/2026-12.json',
      'contact-requests',
    ]);
  });
});

async function idsByFile(folder: string): Promise<Record<string, string[]>> {
  const ids: Record<string, string[]> = {};
  for (const name of await readdir(folder)) {
    const { records } = JSON.parse(await readFile(join(folder, name), 'utf8'));
    ids[name] = records.map((record: { id: string }) => record.id);
  }
  return ids;
}
