import { hash, randomBytes } from 'node:crypto';
import type { IdempotencyKey } from '#api/store/idempotency-key.ts';
import type { Store } from '#api/store/store.ts';
import type { Booking } from '#domain/booking/booking.schema.ts';
import { PAGE_DAYS, pageEnd } from '#domain/booking/client-access.ts';
import { businessToday } from '#domain/schedule/business-clock.ts';
import { addDays } from '#domain/schedule/calendar-date.ts';

const TOKEN_BYTES = 16;

/** Hex, because a page's path is lower case. */
export const appointmentToken = /^[0-9a-f]{32}$/;

/** Each message may have a link of its own; beyond this the oldest one ends. */
const MAX_LINKS = 10;

/** A new token, and the digest that is stored of it, so that a stolen file opens no page. */
export interface AppointmentLink {
  token: string;
  digest: string;
}

const linkOf = (token: string): AppointmentLink => ({ token, digest: digestOf(token) });

export const newAppointmentLink = (): AppointmentLink =>
  linkOf(randomBytes(TOKEN_BYTES).toString('hex'));

/**
 * The link that a request to book is answered with, by the id of its booking. It follows from the
 * idempotency key, a secret of the client, so that a repeated request gets the same one (decision 0029).
 */
export function linkOfRequest(
  key: IdempotencyKey | undefined,
): (bookingId: string) => AppointmentLink {
  if (key) return (id) => linkOf(digestOf(`link ${id} ${key.key}`).slice(0, 2 * TOKEN_BYTES));
  const link = newAppointmentLink();
  return () => link;
}

/** `booking` with one more link to its page. */
export const withLink = (booking: Booking, { digest }: AppointmentLink): Booking => ({
  ...booking,
  links: [...(booking.links ?? []), digest].slice(-MAX_LINKS),
});

/** Adds `link` to a stored booking, by default a new one; undefined when there is no such booking, or only an erased one. */
export async function addLink(
  store: Store,
  id: string,
  link = newAppointmentLink(),
): Promise<{ booking: Booking; token: string } | undefined> {
  for (;;) {
    const current = await store.findBooking(id);
    if (!current || current.erasedAt !== undefined) return undefined;
    const saved = await store.changeBooking(current, (booking) => withLink(booking, link));
    if (saved.outcome === 'saved') return { booking: saved.record, token: link.token };
  }
}

/** The booking whose page `token` opens at `now`. */
export async function linkedBooking(
  store: Store,
  token: string,
  now: Date,
): Promise<Booking | undefined> {
  if (!appointmentToken.test(token)) return undefined;
  // One day more, for the time zone and an end in the afternoon.
  const from = addDays(businessToday(now), -PAGE_DAYS - 1);
  const booking = await store.findLinkedBooking(digestOf(token), from);
  return booking && now < pageEnd(booking) ? booking : undefined;
}

/** The addresses under which a token works: the client's page and the calendar file. */
export const linkAddresses = (publicUrl: string, token: string) => ({
  manageUrl: `${publicUrl}/appointment/${token}`,
  calendarUrl: `${publicUrl}/api/appointments/${token}/appointment.ics`,
});

const digestOf = (token: string) => hash('sha256', token, 'hex');
