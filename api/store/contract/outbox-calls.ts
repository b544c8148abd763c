import { addMinutes } from 'date-fns/addMinutes';
import type { Booking } from '#domain/booking/booking.schema.ts';
import { applyBookingAction } from '#domain/booking/booking-changes.ts';
import type { BookingAction, SlotTime } from '#domain/booking/booking-status.ts';
import type { MessageText, SendOutcome } from '#domain/messages/message-record.ts';
import { sampleBooking } from '../testing/sample-records.ts';
import type { StoreFixture } from './store-fixture.ts';

/** When the sample leads were made. */
export const now = new Date('2026-11-20T15:00:00.000Z');
export const mail: MessageText = {
  to: 'maria@example.com',
  subject: 'Your inspection is booked',
  text: 'Hello Maria,\n',
};
export const sent = (at = now): SendOutcome => ({ outcome: 'sent', mail, at });
export const failed = (at = now): SendOutcome => ({
  outcome: 'failed',
  answer: '451 Try later',
  at,
});
export const refused = (at = now): SendOutcome => ({
  outcome: 'refused',
  answer: '550 No such user',
  mail,
  at,
});

export const confirmed = 'booking_confirmed-b-0';
export const made = [confirmed, 'new_booking-b-0'];
export const reminder = 'reminder-b-2026-12-01-0800';

/** What the tests of the outbox do with the booking `b` and its messages. */
export function outboxCalls(fixture: StoreFixture) {
  const begin = (at = now) => fixture.store.outbox.begin(at);
  const idsAt = async (at: Date) =>
    (await fixture.store.outbox.planned(at)).map(({ id }) => id).sort();
  const claim = async (at: Date, limit = 100) => {
    const lease = { now: at, until: addMinutes(at, 5), limit };
    return (await fixture.store.outbox.claim(lease)).map(({ id }) => id);
  };
  const settle = (id: string, outcome: SendOutcome) => fixture.store.outbox.settle(id, outcome);
  const reserve = (fields: Partial<Booking> = {}) =>
    fixture.store.reserveSlot(sampleBooking({ id: 'b', ...fields }));
  const act = (action: BookingAction, revision: number, at: Date, to?: SlotTime) => {
    const change = (booking: Booking) =>
      applyBookingAction(booking, { action, to, at, by: 'Owner' }) ?? booking;
    return fixture.store.moveBooking({ id: 'b', revision }, change);
  };
  return { begin, idsAt, claim, settle, reserve, act };
}
