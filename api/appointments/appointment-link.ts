import { hash, randomBytes } from 'node:crypto';
import type { IdempotencyKey } from '#api/store/idempotency-key.ts';
import type { Store } from '#api/store/store.ts';
import type { Booking } from '#domain/booking/booking.schema.ts';
import { isMailedLink } from '#domain/booking/client/booking-links.ts';
import { pageEnd } from '#domain/booking/client/client-access.ts';
import type { Locale } from '#domain/locale/locale.ts';
import { addressIn } from '#domain/locale/localized-path.ts';
import { businessToday, type Zone } from '#domain/schedule/business-clock.ts';
import { addDays, addMonths } from '#domain/schedule/calendar-date.ts';

const TOKEN_BYTES = 16;

/** Hex, because a page's path is lower case. */
export const appointmentToken = /^[0-9a-f]{32}$/;

/** A new token and its digest; only the digest is stored, so that a stolen file opens no page. */
export interface AppointmentLink {
  token: string;
  digest: string;
}

const linkOf = (token: string): AppointmentLink => ({ token, digest: digestOf(token) });

export const newAppointmentLink = (): AppointmentLink =>
  linkOf(randomBytes(TOKEN_BYTES).toString('hex'));

/**
 * The link in the answer to a booking request, by the id of its booking. It is derived from the
 * idempotency key, a secret of the client, so that a repeated request gets the same link (decision
 * 0029).
 */
export function linkOfRequest(
  key: IdempotencyKey | undefined,
): (bookingId: string) => AppointmentLink {
  if (key) return (id) => linkOf(digestOf(`link ${id} ${key.key}`).slice(0, 2 * TOKEN_BYTES));
  const link = newAppointmentLink();
  return () => link;
}

/** A booking opened by one of its links. */
export interface OpenedBooking {
  booking: Booking;
  /** Whether the link's holder can read the client's mail (`isMailedLink`). */
  isMailed: boolean;
}

/** The booking whose page `token` opens at `now`. */
export async function linkedBooking(
  store: Store,
  token: string,
  { now, zone }: { now: Date; zone: Zone },
): Promise<OpenedBooking | undefined> {
  if (!appointmentToken.test(token)) return undefined;
  const { linkMonths } = await store.jobSettings.read();
  // Some days more, because of the time zone, an end in the afternoon, and months of several lengths.
  const from = addDays(addMonths(businessToday(now, zone), -linkMonths), -4);
  const digest = digestOf(token);
  const booking = await store.findLinkedBooking(digest, from);
  if (!booking || now >= pageEnd(booking, { linkMonths, zone })) return undefined;
  return { booking, isMailed: isMailedLink(digest, booking) };
}

/** The URLs of a token: the client's page, in the client's language, and the calendar file. */
export const linkAddresses = (publicUrl: string, token: string, locale: Locale = 'en') => ({
  manageUrl: `${publicUrl}${addressIn(locale, `/appointment/${token}`)}`,
  calendarUrl: `${publicUrl}/api/appointments/${token}/appointment.ics`,
});

/** The page on which an agent reads the report, in English like the mail with its link. */
export const reportAddress = (publicUrl: string, token: string): string =>
  `${publicUrl}${addressIn('en', `/report/${token}`)}`;

/** What is stored of a token. */
export const digestOf = (token: string) => hash('sha256', token, 'hex');
