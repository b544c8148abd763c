import type { Booking } from '#domain/booking/booking.schema.ts';
import { isUnconfirmed } from '#domain/booking/client/confirmation.ts';
import { isActive } from '#domain/booking/is-active.ts';
import { isEnteredByHand } from '#domain/booking/is-ahead.ts';
import { clientKeyTexts } from '#domain/booking/limits/booking-limits.ts';
import { sourceOf } from '#domain/dashboard/lead-figures.ts';
import { folderOf } from '#domain/leads/lead-folder.ts';
import { leadSearchText } from '#domain/leads/lead-search.ts';
import { agentKeysOf } from '#domain/privacy/agent.ts';
import { contactKeysOf } from '#domain/privacy/contact-key.ts';
import { minutesOf } from '#domain/schedule/time-of-day.ts';
import { checkedRecord } from '../stored/checked-record.ts';
import { bookings, type Stored } from '../stored/collections.ts';
import { idempotencyColumns } from './idempotency.ts';
import { storableKey } from './storable-text.ts';

/** The columns that change with each version of `booking`. */
export function bookingColumns(booking: Booking) {
  const start = minutesOf(booking.time);
  const { words, phone } = leadSearchText(booking);
  return {
    revision: booking.revision,
    folder: folderOf(booking) ?? null,
    erased: booking.erasedAt !== undefined,
    date: booking.date,
    time: booking.time,
    taken: `[${start},${start + booking.minutes + booking.bufferMinutes})`,
    standing: isActive(booking),
    confirmed: booking.status === 'confirmed' && booking.deletedAt === undefined,
    by_hand: isEnteredByHand(booking),
    confirm_by: isUnconfirmed(booking) ? booking.confirmBy : null,
    contact_keys: contactKeysOf(booking).map(storableKey),
    client_keys: clientKeysOf(booking),
    agent_keys: agentKeysOf(booking).map(storableKey),
    links: (booking.links ?? []).map(storableKey),
    partner: booking.attribution?.partner ? storableKey(booking.attribution.partner) : null,
    source: storableKey(sourceOf(booking.attribution)),
    search_words: words,
    search_phone: phone,
    record: JSON.stringify(booking),
  };
}

/** A row for a new booking. `anyway`: it takes time that is taken. */
export const newBookingColumns = (
  { record, idempotencyKey }: Pick<Stored<Booking>, 'record' | 'idempotencyKey'>,
  anyway: boolean,
) => ({
  id: record.id,
  created_at: record.createdAt,
  ...bookingColumns(record),
  ...idempotencyColumns(idempotencyKey),
  anyway,
});

/** The value of `client_keys`. */
export const clientKeysOf = (booking: Booking): string[] =>
  clientKeyTexts(booking).map(storableKey);

/** The booking of the column `record`, checked and frozen. */
export const parseBooking = (record: unknown): Booking =>
  checkedRecord(bookings.schema, record).record;
