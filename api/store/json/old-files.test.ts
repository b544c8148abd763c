import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { sampleBooking, sampleContactRequest } from '#api/store/testing/sample-records.ts';
import { storeForTest, temporaryFolder } from '#api/store/testing/temporary-folder.ts';
import { defaultAvailability } from '#domain/schedule/availability.ts';

test('requests without revision and status are new, in their first version', async () => {
  const folder = await temporaryFolder();
  const { revision: _1, status: _2, history: _3, ...old } = sampleContactRequest({ id: 'old' });
  await mkdir(join(folder, 'contact-requests'));
  await writeFile(
    join(folder, 'contact-requests', '2026-11.json'),
    JSON.stringify({ version: 1, records: [old] }),
  );
  const store = await storeForTest(folder);
  const read = { ...old, revision: 1, status: 'new', history: [] };
  expect(await store.findContactRequest('old')).toEqual(read);

  const change = { ...old, note: 'Called' };
  expect(
    await store.changeContactRequest({ id: 'old', revision: 1 }, (request) => ({
      ...request,
      ...change,
    })),
  ).toEqual({ outcome: 'saved', record: { ...read, revision: 2, note: 'Called' } });
});

test('bookings without length, place and option period get those of their type and address', async () => {
  const folder = await temporaryFolder();
  const { minutes: _1, bufferMinutes: _2, ...old } = sampleBooking({ id: 'old' });
  const records = [
    { ...old, address: '7 Pecan Ct, Frisco, TX 75034', inspectionType: 'warranty' },
    { ...old, id: 'without', time: '13:00' },
  ];
  await mkdir(join(folder, 'bookings'));
  await writeFile(
    join(folder, 'bookings', '2026-12.json'),
    JSON.stringify({ version: 1, records }),
  );
  const store = await storeForTest(folder);
  expect(await store.findBooking('old')).toMatchObject({
    minutes: 240,
    bufferMinutes: 30,
    place: { zip: '75034', city: 'Frisco', latitude: 33.121286, longitude: -96.838536 },
  });
  const without = await store.findBooking('without');
  expect(without).toMatchObject({ minutes: 180 });
  expect(without).not.toHaveProperty('place');
  expect(without).not.toHaveProperty('optionEnds');
});

test('an availability from before drive time has it on', async () => {
  const folder = await temporaryFolder();
  const { driveTime: _, ...old } = { ...defaultAvailability, revision: 4 };
  await writeFile(join(folder, 'settings.json'), JSON.stringify({ version: 1, availability: old }));
  const store = await storeForTest(folder);
  expect(await store.availability.read()).toEqual({ ...old, driveTime: true });
});

test('bookings of one millisecond without sequence number are listed by id, after newer ones', async () => {
  const folder = await temporaryFolder();
  await mkdir(join(folder, 'bookings'));
  const months = { b: '2026-12', a: '2027-01', c: '2027-02' };
  for (const [id, month] of Object.entries(months)) {
    const records = [sampleBooking({ id, date: `${month}-02` })];
    const path = join(folder, 'bookings', `${month}.json`);
    await writeFile(path, JSON.stringify({ version: 1, records }));
  }
  const store = await storeForTest(folder);
  await store.reserveSlot(sampleBooking({ id: 'A', date: '2026-12-15' }));
  const { data } = await store.listBookings({ limit: 4 });
  expect(data.map(({ id }) => id)).toEqual(['A', 'c', 'b', 'a']);
});
