import { expect, test } from 'vitest';
import { StoreWriteError } from '../store-write-error.ts';
import { bookedStarts } from '../testing/booked-starts.ts';
import {
  duringSession,
  sampleBooking,
  sampleContactRequest,
  sampleSession,
} from '../testing/sample-records.ts';
import type { StoreFixture } from './store-fixture.ts';

/** Writes to a full disk. */
export function refusedWritesContract(fixture: StoreFixture): void {
  test('rejects every call of the batch and changes nothing', async () => {
    await fixture.store.reserveSlot(sampleBooking({ time: '11:30' }));
    await fixture.store.addContactRequest(sampleContactRequest());
    const before = await fixture.everything();

    await fixture.refuseWrites(true);
    const attempts = [
      ...Array.from({ length: 20 }, () => fixture.store.reserveSlot(sampleBooking())),
      ...Array.from({ length: 20 }, () => fixture.store.addContactRequest(sampleContactRequest())),
      fixture.store.addSession(sampleSession({ tokenHash: 'refused' })),
      fixture.store.setOwnerPasswordHash('refused'),
    ];
    const refused = { status: 'rejected', reason: { name: 'StoreWriteError', full: true } };
    for (const result of await Promise.allSettled(attempts)) expect(result).toMatchObject(refused);
    expect(await fixture.everything()).toEqual(before);
    expect(await bookedStarts(fixture.store, '2026-12-01')).toEqual(['11:30']);
    expect(await fixture.store.findSession('refused', duringSession)).toBeUndefined();
    expect(await fixture.store.ownerPasswordHash()).toBeUndefined();
    await fixture.reopen();
    expect(await fixture.everything()).toEqual(before);
  });

  test('does not prevent later writes', async () => {
    const booking = sampleBooking();
    await fixture.refuseWrites(true);
    await expect(fixture.store.reserveSlot(booking)).rejects.toBeInstanceOf(StoreWriteError);
    await fixture.refuseWrites(false);
    expect(await fixture.store.reserveSlot(booking)).toEqual({ outcome: 'reserved', booking });
    await fixture.reopen();
    expect((await fixture.everything()).bookings).toEqual([booking]);
  });

  test('makes the store not ready until writes succeed again', async () => {
    await fixture.store.checkReady();
    await fixture.refuseWrites(true);
    await expect(fixture.store.checkReady()).rejects.toBeInstanceOf(StoreWriteError);
    await fixture.refuseWrites(false);
    await Promise.all([fixture.store.checkReady(), fixture.store.checkReady()]);
  });
}
