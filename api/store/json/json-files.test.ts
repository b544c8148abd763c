import { mkdir, readdir, readFile, stat, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import {
  sampleBooking,
  sampleContactRequest,
  sampleIdempotencyKey,
  sampleSession,
} from '#api/store/testing/sample-records.ts';
import { storeForTest, temporaryFolder } from '#api/store/testing/temporary-folder.ts';
import { defaultAvailability } from '#domain/schedule/availability.ts';

const listing = { limit: 10 };

describe('the data folder', () => {
  test('is created with its missing parents, readable by its owner only', async () => {
    const folder = join(await temporaryFolder(), 'srv', 'inspections', 'data');
    const store = await storeForTest(folder);
    await store.reserveSlot(sampleBooking());
    expect((await stat(folder)).mode & 0o777).toBe(0o700);
    expect((await stat(join(folder, 'bookings', '2026-12.json'))).mode & 0o777).toBe(0o600);
  });

  test('stores contact requests by month of creation in Texas', async () => {
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

  test('stores bookings by month of the appointment', async () => {
    const folder = await temporaryFolder();
    const store = await storeForTest(folder);
    await store.reserveSlot(sampleBooking({ id: 'november', date: '2026-11-30', time: '23:30' }));
    await store.reserveSlot(sampleBooking({ id: 'december', date: '2026-12-01', time: '00:00' }));
    expect(await idsByFile(join(folder, 'bookings'))).toEqual({
      '2026-11.json': ['november'],
      '2026-12.json': ['december'],
    });
  });

  test('has compact files with idempotency key and sequence number as fields of the record', async () => {
    const folder = await temporaryFolder();
    const store = await storeForTest(folder);
    const [booking, key, session] = [sampleBooking(), sampleIdempotencyKey(), sampleSession()];
    await store.reserveSlot(booking, key);
    await store.setOwnerPasswordHash('$argon2id$');
    await store.addSession(session);

    const text = (...path: string[]) => readFile(join(folder, ...path), 'utf8');
    const bookings = await text('bookings', '2026-12.json');
    const records = [{ ...booking, once: key, sequence: 1 }];
    expect(JSON.parse(bookings)).toMatchObject({ version: 1, records });
    expect(bookings).toBe(JSON.stringify(JSON.parse(bookings)));
    expect(JSON.parse(await text('sessions.json'))).toMatchObject({ records: [session] });
    expect(JSON.parse(await text('owner.json'))).toEqual({
      version: 1,
      passwordHash: '$argon2id$',
      savedAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/),
      crc32: expect.stringMatching(/^[0-9a-f]{8}$/),
    });
  });

  test('has the last reading of each busy calendar, and no earlier one', async () => {
    const folder = await temporaryFolder();
    const store = await storeForTest(folder);
    const address = 'https://calendar.example/phone.ics';
    await store.busyCalendars.add({ id: 'phone', revision: 1, name: 'Phone', address });
    for (const triedAt of ['2026-11-20T15:00:00.000Z', '2026-11-20T15:15:00.000Z']) {
      await store.setBusyCalendarReading({ calendarId: 'phone', triedAt, busy: {} });
    }
    const text = await readFile(join(folder, 'busy-calendar-readings.json'), 'utf8');
    expect(JSON.parse(text).records).toMatchObject([{ triedAt: '2026-11-20T15:15:00.000Z' }]);
  });

  test('stores the availability in settings.json', async () => {
    const folder = await temporaryFolder();
    const saturdays = {
      startTimes: [[], [], [], [], [], [], ['09:00']],
      noticeHours: 48,
      horizonDays: 30,
      daysOff: [{ from: '2026-12-24', to: '2026-12-26' }],
    };
    const settings = JSON.stringify({ version: 1, availability: saturdays });
    await writeFile(join(folder, 'settings.json'), settings);
    expect(await (await storeForTest(folder)).availability.read()).toEqual({
      ...defaultAvailability,
      ...saturdays,
      revision: 1,
    });
  });

  test('may contain other files and links, which stay unchanged', async () => {
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

  test('is cleared of temporary files at the start', async () => {
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

  test('contains no temporary file after a write', async () => {
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
      'deliveries',
      'jobs',
      'manifest.json',
      'messages',
      'report-files',
      'uploads',
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
