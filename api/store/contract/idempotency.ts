import { expect, test } from 'vitest';
import { IdempotencyKeyReusedError } from '../idempotency-key.ts';
import { StoreWriteError } from '../store-write-error.ts';
import { bookedStarts } from '../testing/booked-starts.ts';
import {
  sampleBooking,
  sampleContactRequest,
  sampleIdempotencyKey,
} from '../testing/sample-records.ts';
import type { StoreFixture } from './store-fixture.ts';

/** Idempotency keys. */
export function idempotencyContract(fixture: StoreFixture): void {
  const keyReused = expect.any(IdempotencyKeyReusedError);

  test('resolves to the first record and stores nothing, also after a restart', async () => {
    const key = sampleIdempotencyKey();
    const first = sampleContactRequest();
    await fixture.store.addContactRequest(first, key);
    expect(await fixture.store.addContactRequest(sampleContactRequest(), key)).toEqual(first);
    await fixture.reopen();
    expect(await fixture.store.addContactRequest(sampleContactRequest(), key)).toEqual(first);
    expect((await fixture.everything()).contactRequests).toEqual([first]);
  });

  test('of a reservation resolves to it again, not to slot_taken', async () => {
    const key = sampleIdempotencyKey();
    const booking = sampleBooking();
    const reserved = { outcome: 'reserved', booking };
    expect(await fixture.store.reserveSlot(booking, key)).toEqual(reserved);
    expect(await fixture.store.reserveSlot(sampleBooking(), key)).toEqual(reserved);
    await fixture.reopen();
    expect(await fixture.store.reserveSlot(sampleBooking(), key)).toEqual(reserved);
  });

  test('of a reservation finds the booking as it is now, also after a restart', async () => {
    const key = sampleIdempotencyKey();
    expect(await fixture.store.findRepeatedBooking(key)).toBeUndefined();
    const { id } = sampleBooking({ id: 'one' });
    await fixture.store.reserveSlot(sampleBooking({ id }), key);
    await fixture.store.changeBooking({ id, revision: 1 }, (one) => ({ ...one, note: 'Called' }));
    for (const restart of [false, true]) {
      if (restart) await fixture.reopen();
      expect(await fixture.store.findRepeatedBooking(key)).toMatchObject({ id, note: 'Called' });
      const other = fixture.store.findRepeatedBooking({ ...key, fingerprint: 'another digest' });
      await expect(other).rejects.toEqual(keyReused);
    }
  });

  test('stays with its own record when another of the month is changed', async () => {
    const [first, second] = [sampleIdempotencyKey(), sampleIdempotencyKey()];
    await fixture.store.addContactRequest(sampleContactRequest({ id: 'one' }), first);
    await fixture.store.addContactRequest(sampleContactRequest({ id: 'two' }), second);
    const two = { id: 'two', revision: 1 };
    await fixture.store.changeContactRequest(two, (one) => ({ ...one, note: 'Called' }));
    await fixture.reopen();
    const repeat = (key: typeof first) =>
      fixture.store.addContactRequest(sampleContactRequest(), key);
    expect(await repeat(first)).toMatchObject({ id: 'one' });
    expect(await repeat(second)).toMatchObject({ id: 'two', note: 'Called' });
    const { data } = await fixture.store.listContactRequests({ limit: 9 });
    expect(data.map(({ id }) => id)).toEqual(['two', 'one']);
  });

  test('sent concurrently waits for one call and gets its answer', async () => {
    const key = sampleIdempotencyKey();
    const bookings = Array.from({ length: 20 }, () => sampleBooking());
    const outcomes = await Promise.all(bookings.map((one) => fixture.store.reserveSlot(one, key)));
    const stored = (await fixture.everything()).bookings;
    expect(stored).toHaveLength(1);
    expect(bookings).toContainEqual(stored[0]);
    for (const outcome of outcomes) {
      expect(outcome).toEqual({ outcome: 'reserved', booking: stored[0] });
    }
  });

  test('with other content is refused, also in another month and after a restart', async () => {
    const key = sampleIdempotencyKey();
    const other = { ...key, fingerprint: 'another digest' };
    await fixture.store.reserveSlot(sampleBooking(), key);
    const january = sampleBooking({ date: '2027-01-15' });
    await expect(fixture.store.reserveSlot(january, other)).rejects.toEqual(keyReused);
    await fixture.reopen();
    await expect(fixture.store.reserveSlot(january, other)).rejects.toEqual(keyReused);
    expect(await bookedStarts(fixture.store, '2027-01-15')).toEqual([]);
  });

  test('with other content sent concurrently is refused', async () => {
    const key = sampleIdempotencyKey();
    const other = { ...key, fingerprint: 'another digest' };
    const attempts = await Promise.allSettled([
      fixture.store.reserveSlot(sampleBooking(), key),
      fixture.store.reserveSlot(sampleBooking({ date: '2027-01-15' }), other),
    ]);
    const [refused, ...others] = attempts.filter(({ status }) => status === 'rejected');
    expect([refused, others]).toEqual([{ status: 'rejected', reason: keyReused }, []]);
    expect((await fixture.everything()).bookings).toHaveLength(1);
  });

  test('is tried again when the first call failed', async () => {
    const key = sampleIdempotencyKey();
    await fixture.refuseWrites(true);
    const failing = [1, 2].map(() => fixture.store.reserveSlot(sampleBooking(), key));
    const other = fixture.store.reserveSlot(sampleBooking(), {
      ...key,
      fingerprint: 'another digest',
    });
    const failure = { status: 'rejected', reason: expect.any(StoreWriteError) };
    for (const result of await Promise.allSettled([...failing, other])) {
      expect(result).toEqual(failure);
    }
    await fixture.refuseWrites(false);
    const booking = sampleBooking();
    expect(await fixture.store.reserveSlot(booking, key)).toEqual({ outcome: 'reserved', booking });
  });

  test('is tried again when the slot was taken', async () => {
    const key = sampleIdempotencyKey();
    await fixture.store.reserveSlot(sampleBooking());
    expect(await fixture.store.reserveSlot(sampleBooking(), key)).toMatchObject({
      outcome: 'slot_taken',
    });
    const booking = sampleBooking({ time: '11:30' });
    expect(await fixture.store.reserveSlot(booking, key)).toEqual({ outcome: 'reserved', booking });
  });

  test('leaves its key out of returned records', async () => {
    const key = sampleIdempotencyKey();
    const added = [
      await fixture.store.addContactRequest(sampleContactRequest(), key),
      await fixture.store.reserveSlot(sampleBooking(), key),
    ];
    await fixture.reopen();
    const text = JSON.stringify([added, await fixture.everything()]);
    expect(text).not.toContain(key.key);
    expect(text).not.toContain(key.fingerprint);
  });

  test('of a contact request does not affect bookings', async () => {
    const key = sampleIdempotencyKey();
    await fixture.store.addContactRequest(sampleContactRequest(), key);
    const other = { ...key, fingerprint: 'another digest' };
    expect(await fixture.store.reserveSlot(sampleBooking(), other)).toMatchObject({
      outcome: 'reserved',
    });
  });
}
