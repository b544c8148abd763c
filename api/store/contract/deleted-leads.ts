import { expect, test } from 'vitest';
import type { Booking } from '#domain/booking/booking.schema.ts';
import { deletedLead, restoredLead } from '#domain/leads/lead-folder.ts';
import { bookedStarts } from '../testing/booked-starts.ts';
import { sampleBooking, sampleContactRequest } from '../testing/sample-records.ts';
import type { StoreFixture } from './store-fixture.ts';

/** The folder `deleted` of bookings and requests. */
export function deletedLeadsContract(fixture: StoreFixture): void {
  const at = new Date('2026-11-21T15:00:00Z');
  const reserve = (fields: Partial<Booking> = {}) =>
    fixture.store.reserveSlot(sampleBooking({ id: 'one', ...fields }));
  const deleteBooking = (id = 'one', revision = 1) =>
    fixture.store.changeBooking({ id, revision }, (booking) => deletedLead(booking, at));
  const restore = (revision = 2) =>
    fixture.store.moveBooking({ id: 'one', revision }, restoredLead);
  const bookings = async (folder?: 'deleted') =>
    (await fixture.store.listBookings({ limit: 10, ...(folder && { folder }) })).data;

  test('a deleted booking frees its slot and is listed in its folder only', async () => {
    await reserve({ attribution: { partner: 'jane' } });
    await deleteBooking();
    for (const _start of ['running', 'restarted']) {
      expect(await bookedStarts(fixture.store, '2026-12-01')).toEqual([]);
      expect(await fixture.store.bookingsFrom('2026-12-01')).toEqual([]);
      expect(await fixture.store.leadsByPartner()).toEqual(new Map());
      expect(await bookings()).toEqual([]);
      expect(await bookings('deleted')).toMatchObject([{ id: 'one', deletedAt: at.toISOString() }]);
      await fixture.reopen();
    }
    expect(await reserve({ id: 'two' })).toMatchObject({ outcome: 'reserved' });
  });

  test('a restored booking has its slot again', async () => {
    await reserve();
    await deleteBooking();
    expect(await restore()).toMatchObject({ outcome: 'saved', record: { revision: 3 } });
    expect(await bookings('deleted')).toEqual([]);
    expect(await fixture.store.findBooking('one')).toEqual(
      sampleBooking({ id: 'one', revision: 3 }),
    );
    expect(await reserve({ id: 'two' })).toMatchObject({ outcome: 'slot_taken' });
    expect(await restore()).toMatchObject({ outcome: 'outdated' });
    expect(await fixture.store.moveBooking({ id: 'no', revision: 1 }, restoredLead)).toEqual({
      outcome: 'missing',
    });
  });

  test('one of many concurrent restorations and bookings gets the slot', async () => {
    const ids = Array.from({ length: 10 }, (_, index) => `deleted-${index}`);
    for (const id of ids) {
      await reserve({ id });
      await deleteBooking(id);
    }
    const answers = await Promise.all([
      ...ids.map((id) => fixture.store.moveBooking({ id, revision: 2 }, restoredLead)),
      ...ids.map((id) => reserve({ id: `client-${id}` })),
    ]);
    expect(answers.filter(({ outcome }) => outcome !== 'slot_taken')).toHaveLength(1);
    expect(await bookedStarts(fixture.store, '2026-12-01')).toEqual(['08:00']);
  });

  test('a booking is not restored when its slot was sold meanwhile, unless it was canceled', async () => {
    await reserve();
    await deleteBooking();
    await reserve({ id: 'two' });
    expect(await restore()).toEqual({
      outcome: 'slot_taken',
      standing: [expect.objectContaining({ time: '08:00' })],
    });
    expect(await bookings('deleted')).toHaveLength(1);

    await reserve({ id: 'three', status: 'cancelled' });
    await deleteBooking('three');
    expect(
      await fixture.store.moveBooking({ id: 'three', revision: 2 }, restoredLead),
    ).toMatchObject({
      outcome: 'saved',
    });
    expect(await bookedStarts(fixture.store, '2026-12-01')).toEqual(['08:00']);
  });

  test('a deleted request is listed in its folder only, until it is restored', async () => {
    const { store } = fixture;
    await store.addContactRequest(
      sampleContactRequest({ id: 'r', attribution: { partner: 'jane' } }),
    );
    await store.changeContactRequest({ id: 'r', revision: 1 }, (lead) => deletedLead(lead, at));
    await fixture.reopen();
    const listed = async (folder?: 'deleted') =>
      (await fixture.store.listContactRequests({ limit: 10, ...(folder && { folder }) })).total;
    expect([await listed(), await listed('deleted')]).toEqual([0, 1]);
    expect(await fixture.store.leadsByPartner()).toEqual(new Map());
    await fixture.store.changeContactRequest({ id: 'r', revision: 2 }, restoredLead);
    expect([await listed(), await listed('deleted')]).toEqual([1, 0]);
  });
}
