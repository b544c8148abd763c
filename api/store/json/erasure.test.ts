import { subDays } from 'date-fns/subDays';
import { expect, test } from 'vitest';
import type { Store } from '#api/store/store.ts';
import { withEverything } from '#api/store/testing/job-with-everything.ts';
import { refusingDisk } from '#api/store/testing/refusing-disk.ts';
import {
  sampleBooking,
  sampleContactRequest,
  sampleIdempotencyKey,
} from '#api/store/testing/sample-records.ts';
import { storeForTest, temporaryFolder } from '#api/store/testing/temporary-folder.ts';
import { textsOfFolder } from '#api/store/testing/text-of-folder.ts';
import { centralTime } from '#domain/schedule/testing/central-time.ts';

const now = new Date('2027-03-01T15:00:00Z');
const person = 'maria@example.com';
const keys = sampleIdempotencyKey({ fingerprint: 'fingerprint-of-the-body' });
const traces = [
  /maria/i,
  /delgado/i,
  /elm street/i,
  /555-0110/,
  /fingerprint/,
  new RegExp(keys.key),
];

/** The files under `folder` that contain a trace of the person. */
const filesWithTraces = async (folder: string): Promise<string[]> =>
  (await textsOfFolder(folder))
    .filter(([, text]) => traces.some((trace) => trace.test(text)))
    .map(([path]) => path)
    .sort();

test('an erasure leaves no trace in any file of the data folder', async () => {
  const folder = await temporaryFolder();
  const store = await storeForTest(folder);
  await store.addContactRequest(sampleContactRequest(), keys);
  await store.reserveSlot(sampleBooking({ note: 'Maria has a dog' }), keys);
  await store.reserveSlot(sampleBooking({ date: '2027-01-04', status: 'cancelled' }));
  expect(await filesWithTraces(folder)).toHaveLength(3);

  await store.erasePerson(person, { now, zone: centralTime });
  expect(await filesWithTraces(folder)).toEqual([]);
});

test('an erasure reaches the old version that a move to another month has left', async () => {
  const folder = await temporaryFolder();
  // The write that frees the old slot fails.
  const store = await storeForTest(
    folder,
    refusingDisk((write) => (write === 3 ? 'EIO' : undefined)),
  );
  await store.reserveSlot(sampleBooking({ id: 'one' }), keys);
  await store.moveBooking({ id: 'one', revision: 1 }, (booking) => ({
    ...booking,
    date: '2027-01-04',
  }));
  expect(await filesWithTraces(folder)).toEqual(['bookings/2026-12.json', 'bookings/2027-01.json']);

  await store.erasePerson(person, { now, zone: centralTime });
  expect(await filesWithTraces(folder)).toEqual([]);
});

test('a backup after an erasure has no trace of the person, and one before it keeps them', async () => {
  const folder = await temporaryFolder();
  const store = await storeForTest(folder);
  await store.addContactRequest(sampleContactRequest(), keys);
  const before = await store.backUp();
  // The snapshot of a running download holds the person until the download ends.
  expect((await filesWithTraces(folder)).length).toBeGreaterThan(1);
  await store.erasePerson(person, { now, zone: centralTime });
  expect((await filesWithTraces(folder)).every((name) => name.startsWith('.snapshots/'))).toBe(
    true,
  );
  const closed = new Promise((resolve) => before.on('close', resolve));
  before.resume();
  await closed;
  await expect.poll(() => filesWithTraces(folder)).toEqual([]);
});

const later = new Date('2029-03-01T15:00:00Z');

test.each([
  ['of a person', (store: Store) => store.erasePerson(person, { now, zone: centralTime })],
  ['of what is old', (store: Store) => store.eraseExpired({ now: later, zone: centralTime })],
])(
  'an erasure %s that ends anywhere is finished by the next one, after a restart',
  async (_, erase) => {
    for (let failing = 1; ; failing += 1) {
      const folder = await temporaryFolder();
      let writes = 0;
      let erasing = false;
      const disk = refusingDisk(() => {
        if (erasing) writes += 1;
        return writes >= failing ? 'EIO' : undefined;
      });
      const store = await storeForTest(folder, disk);
      const booking = sampleBooking({ id: 'one', note: 'Maria has a dog' });
      await store.addContactRequest(sampleContactRequest());
      await store.reserveSlot(booking);
      await store.reportFiles.write('report-1', report());
      await store.jobs.change(booking, (job) => ({ next: withEverything(job), result: undefined }));
      // The notice of the days before.
      for (let days = 7; days > 0; days -= 1) {
        await store.eraseExpired({ now: subDays(later, days), zone: centralTime });
      }
      expect(await filesWithTraces(folder)).not.toEqual([]);
      erasing = true;
      const isBroken = await erase(store).then(
        () => false,
        () => true,
      );
      await store.close().catch(() => undefined);
      if (isBroken) {
        const restarted = await storeForTest(folder);
        // The person is still found.
        const { requests, bookings } = await restarted.leadsOf(person);
        expect(requests.length + bookings.length).toBeGreaterThan(0);
        await erase(restarted);
      }
      expect(await filesWithTraces(folder)).toEqual([]);
      if (!isBroken) {
        expect(failing).toBeGreaterThan(3);
        break;
      }
    }
  },
);

async function* report(): AsyncGenerator<Uint8Array> {
  yield Buffer.from('%PDF-1.7 of Maria');
}
