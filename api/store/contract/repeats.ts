import { expect, test } from 'vitest';
import {
  sampleBooking,
  sampleContactRequest,
  sampleOnce,
} from '#api/store/testing/sample-records.ts';
import { IdempotencyKeyReusedError, StoreWriteError } from '../store.ts';
import type { Stage } from './stage.ts';

/** What idempotency keys do. */
export function repeatsContract(stage: Stage): void {
  const keyReused = expect.any(IdempotencyKeyReusedError);

  test('gets the first answer and stores nothing, also after a restart', async () => {
    const once = sampleOnce();
    const first = sampleContactRequest();
    await stage.store.addContactRequest(first, once);
    expect(await stage.store.addContactRequest(sampleContactRequest(), once)).toEqual(first);
    await stage.reopen();
    expect(await stage.store.addContactRequest(sampleContactRequest(), once)).toEqual(first);
    expect((await stage.everything()).contactRequests).toEqual([first]);
  });

  test('for a slot gets the reservation again, not slot_taken', async () => {
    const once = sampleOnce();
    const booking = sampleBooking();
    const reserved = { outcome: 'reserved', booking };
    expect(await stage.store.reserveSlot(booking, once)).toEqual(reserved);
    expect(await stage.store.reserveSlot(sampleBooking(), once)).toEqual(reserved);
    await stage.reopen();
    expect(await stage.store.reserveSlot(sampleBooking(), once)).toEqual(reserved);
  });

  test('at the same moment waits for the first and gets its answer', async () => {
    const once = sampleOnce();
    const bookings = Array.from({ length: 20 }, () => sampleBooking());
    const outcomes = await Promise.all(bookings.map((one) => stage.store.reserveSlot(one, once)));
    for (const outcome of outcomes) {
      expect(outcome).toEqual({ outcome: 'reserved', booking: bookings[0] });
    }
    expect((await stage.everything()).bookings).toEqual([bookings[0]]);
  });

  test('with another content is refused, also in another month and after a restart', async () => {
    const once = sampleOnce();
    const other = { ...once, fingerprint: 'another digest' };
    await stage.store.reserveSlot(sampleBooking(), once);
    const january = sampleBooking({ date: '2027-01-15' });
    await expect(stage.store.reserveSlot(january, other)).rejects.toEqual(keyReused);
    await stage.reopen();
    await expect(stage.store.reserveSlot(january, other)).rejects.toEqual(keyReused);
    expect(await stage.store.takenTimes('2027-01-15')).toEqual([]);
  });

  test('with another content at the same moment is refused', async () => {
    const once = sampleOnce();
    const other = { ...once, fingerprint: 'another digest' };
    const first = stage.store.reserveSlot(sampleBooking(), once);
    const second = stage.store.reserveSlot(sampleBooking({ date: '2027-01-15' }), other);
    await expect(second).rejects.toEqual(keyReused);
    expect(await first).toMatchObject({ outcome: 'reserved' });
  });

  test('whose first attempt failed is tried anew', async () => {
    const once = sampleOnce();
    stage.refuseWrites(true);
    const failing = [1, 2].map(() => stage.store.reserveSlot(sampleBooking(), once));
    const other = stage.store.reserveSlot(sampleBooking(), {
      ...once,
      fingerprint: 'another digest',
    });
    for (const attempt of [...failing, other]) {
      await expect(attempt).rejects.toBeInstanceOf(StoreWriteError);
    }
    stage.refuseWrites(false);
    const booking = sampleBooking();
    expect(await stage.store.reserveSlot(booking, once)).toEqual({ outcome: 'reserved', booking });
  });

  test('whose slot was taken is tried anew', async () => {
    const once = sampleOnce();
    await stage.store.reserveSlot(sampleBooking());
    expect(await stage.store.reserveSlot(sampleBooking(), once)).toMatchObject({
      outcome: 'slot_taken',
    });
    const booking = sampleBooking({ time: '11:30' });
    expect(await stage.store.reserveSlot(booking, once)).toEqual({ outcome: 'reserved', booking });
  });

  test('leaves no trace of its key in what is handed out', async () => {
    const once = sampleOnce();
    const added = [
      await stage.store.addContactRequest(sampleContactRequest(), once),
      await stage.store.reserveSlot(sampleBooking(), once),
    ];
    await stage.reopen();
    const text = JSON.stringify([added, await stage.everything()]);
    expect(text).not.toContain(once.key);
    expect(text).not.toContain(once.fingerprint);
  });

  test('of a contact request and of a booking are apart', async () => {
    const once = sampleOnce();
    await stage.store.addContactRequest(sampleContactRequest(), once);
    const other = { ...once, fingerprint: 'another digest' };
    expect(await stage.store.reserveSlot(sampleBooking(), other)).toMatchObject({
      outcome: 'reserved',
    });
  });
}
