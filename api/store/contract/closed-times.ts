import { describe, expect, test } from 'vitest';
import type { Booking } from '#domain/booking/booking.schema.ts';
import { deletedLead, restoredLead } from '#domain/leads/lead-folder.ts';
import type { Availability } from '#domain/schedule/availability.ts';
import { sampleBooking } from '../testing/sample-records.ts';
import type { StoreFixture } from './store-fixture.ts';

const date = '2026-12-01';
const at = new Date('2026-11-21T15:00:00Z');
const dentist = { date, from: '09:00', to: '10:00', label: 'Dentist', weekly: false };

/** Times that the owner has closed, in each method that takes time. */
export function closedTimesContract(fixture: StoreFixture): void {
  const reserve = (fields: Partial<Booking> = {}, anyway = false) =>
    fixture.store.reserveSlot(sampleBooking({ id: 'one', date, ...fields }), undefined, { anyway });
  const change = (revision: number, next: (booking: Booking) => Booking) =>
    fixture.store.changeBooking({ id: 'one', revision }, next);
  const move = (revision: number, next: (booking: Booking) => Booking, anyway = false) =>
    fixture.store.moveBooking({ id: 'one', revision }, next, { anyway });
  const cancelled = (booking: Booking): Booking => ({ ...booking, status: 'cancelled' });
  const confirmed = (booking: Booking): Booking => ({ ...booking, status: 'confirmed' });
  const close = async (closed: Partial<Availability>) => {
    const availability = await fixture.store.availability.read();
    await fixture.store.availability.replace({ ...availability, ...closed });
  };
  const readCalendar = async () => {
    const address = 'https://calendar.example/private.ics';
    await fixture.store.busyCalendars.add({ id: 'phone', revision: 1, name: 'Phone', address });
    await fixture.store.setBusyCalendarReading({
      calendarId: 'phone',
      triedAt: at.toISOString(),
      succeededAt: at.toISOString(),
      busy: { [date]: [{ time: '09:00', minutes: 60 }] },
    });
  };

  const closings: [string, () => Promise<void>][] = [
    ['a closed time', () => close({ blocks: [dentist] })],
    ['a day off', () => close({ daysOff: [{ from: date, to: date }] })],
    ['an event of another calendar', readCalendar],
  ];

  describe.each(closings)('%s', (_name, closeTime) => {
    const isTaken = { outcome: 'slot_taken' };

    test('is not reserved, except anyway', async () => {
      await closeTime();
      expect(await reserve()).toMatchObject(isTaken);
      expect(await reserve({}, true)).toMatchObject({ outcome: 'reserved' });
    });

    test('is not moved to, except anyway', async () => {
      await reserve({ date: '2026-12-02' });
      await closeTime();
      const toClosed = (booking: Booking) => ({ ...booking, date });
      expect(await move(1, toClosed)).toMatchObject(isTaken);
      expect(await move(1, toClosed, true)).toMatchObject({ outcome: 'saved' });
    });

    test('is not taken again by a booking that is reopened or restored', async () => {
      await reserve();
      await change(1, cancelled);
      await closeTime();
      expect(await move(2, confirmed)).toMatchObject(isTaken);
      await move(2, confirmed, true);
      await change(3, (booking) => deletedLead(booking, at));
      expect(await move(4, restoredLead)).toMatchObject(isTaken);
      expect(await move(4, restoredLead, true)).toMatchObject({ outcome: 'saved' });
    });

    test('does not concern a booking that keeps its time', async () => {
      await reserve();
      await closeTime();
      await change(1, (booking) => ({ ...booking, status: 'completed' }));
      expect(await move(2, confirmed)).toMatchObject({ outcome: 'saved' });
      const shorter = (booking: Booking) => ({ ...booking, minutes: 60 });
      expect(await move(3, (booking) => ({ ...booking, notes: 'Gate 7' }))).toMatchObject({
        outcome: 'saved',
      });
      expect(await move(4, (booking) => ({ ...shorter(booking), time: '09:30' }))).toMatchObject(
        isTaken,
      );
    });
  });

  test('the rest of a day with a closed time is free', async () => {
    await close({ blocks: [dentist] });
    expect(await reserve({ time: '10:00' })).toMatchObject({ outcome: 'reserved' });
  });
}
