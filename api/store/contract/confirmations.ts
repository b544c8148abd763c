import { expect, test } from 'vitest';
import type { Booking } from '#domain/booking/booking.schema.ts';
import { confirmedBooking, releasedBooking } from '#domain/booking/client/confirmation.ts';
import { sampleBooking } from '../testing/sample-records.ts';
import type { StoreFixture } from './store-fixture.ts';

const due = new Date('2026-11-20T17:00:00.000Z');
const early = new Date(due.getTime() - 1);

/** Bookings that hold their time until their client confirms. */
export function confirmationsContract(fixture: StoreFixture): void {
  const hold = (id: string, fields: Partial<Booking> = {}) =>
    fixture.store.reserveSlot(sampleBooking({ id, confirmBy: due.toISOString(), ...fields }));
  const overdue = async (now: Date) =>
    (await fixture.store.overdueBookings(now)).map(({ id }) => id).toSorted();
  const ofMailbox = async (email: string) =>
    (await fixture.store.bookingsOfMailbox(email)).map(({ id }) => id).toSorted();
  const one = { id: 'one', revision: 1 };
  const confirm = () =>
    fixture.store.changeBooking(one, (booking) =>
      confirmedBooking(booking, { at: early, by: 'Client' }),
    );
  const release = () =>
    fixture.store.changeBooking(one, (booking) => releasedBooking(booking, due));

  test('are overdue from their deadline on, unless they are canceled, deleted or confirmed', async () => {
    await hold('one');
    await hold('later', { time: '15:00', confirmBy: '2026-11-20T17:00:00.001Z' });
    await hold('canceled', { status: 'cancelled' });
    await hold('deleted', { deletedAt: early.toISOString() });
    await fixture.store.reserveSlot(sampleBooking({ id: 'certain', date: '2026-12-03' }));
    expect([await overdue(early), await overdue(due)]).toEqual([[], ['one']]);
    await fixture.reopen();
    expect(await overdue(due)).toEqual(['one']);
    await confirm();
    expect(await overdue(new Date('2027-01-01T12:00:00Z'))).toEqual(['later']);
  });

  test('hold their time, and free it once they are released', async () => {
    await hold('one');
    const second = () => fixture.store.reserveSlot(sampleBooking({ id: 'two' }));
    expect(await second()).toMatchObject({ outcome: 'slot_taken' });
    await release();
    expect(await second()).toMatchObject({ outcome: 'reserved' });
    expect(await overdue(due)).toEqual([]);
  });

  test('are confirmed or released, never both', async () => {
    await hold('one');
    const outcomes = await Promise.all([confirm(), release(), release(), confirm()]);
    expect(outcomes.map(({ outcome }) => outcome).toSorted()).toEqual([
      'outdated',
      'outdated',
      'outdated',
      'saved',
    ]);
    expect((await fixture.store.findBooking('one'))?.history).toHaveLength(1);
  });

  test('are found by their mailbox, however it is spelled, with all others of it', async () => {
    await hold('one', { email: 'Maria.D@gmail.com' });
    expect(await ofMailbox('mariad+home@gmail.com')).toEqual(['one']);
    const past = { date: '2024-03-04', status: 'completed' as const, email: 'mariad@gmail.com' };
    await fixture.store.reserveSlot(sampleBooking({ id: 'past', ...past }));
    await hold('other', { time: '15:00', email: 'other@gmail.com' });
    expect(await ofMailbox('maria.d@googlemail.com')).toEqual(['one', 'past']);
    await fixture.store.changeBooking(one, (booking) => ({ ...booking, email: 'new@example.com' }));
    expect([await ofMailbox('mariad@gmail.com'), await ofMailbox('new@example.com')]).toEqual([
      ['past'],
      ['one'],
    ]);
    await fixture.reopen();
    expect(await ofMailbox('mariad@gmail.com')).toEqual(['past']);
    expect(await ofMailbox('nobody@example.com')).toEqual([]);
  });
}
