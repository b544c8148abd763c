import type { Booking } from '#domain/booking/booking.schema.ts';
import type { ContactRequest } from '#domain/inspection-request/inspection-request.schema.ts';
import { leadSearch, leadSearchText } from './lead-search.ts';
import { phoneKey, senderKeys } from './sender.ts';

/** A shorter text does not identify a caller. */
const MIN_NAME = 3;
const MIN_PHONE = 4;

/** The lead through which a client is known. */
export type KnownClient =
  | { booking: Booking; request?: never }
  | { request: ContactRequest; booking?: never };

interface Caller {
  name: string;
  phone: string;
}

/** What to search for while a caller's name and number are typed; empty if that is too little. */
export function callerQuery({ name, phone }: Caller): string {
  if (phoneKey(phone).length >= MIN_PHONE) return phone.trim();
  return name.trim().length >= MIN_NAME ? name.trim() : '';
}

/** Whether a booking can still be made from the request. */
export const isOpenRequest = ({ status, bookingId }: ContactRequest): boolean =>
  (status === 'new' || status === 'contacted') && bookingId === undefined;

/**
 * The people behind the leads found whose name or number matches `query`: their open requests
 * first, else the newest booking or request of each.
 */
export function knownClients(
  { bookings, requests }: { bookings: readonly Booking[]; requests: readonly ContactRequest[] },
  query: string,
): KnownClient[] {
  const isAbout = leadSearch(query);
  const isOfCaller = ({ name, phone }: Caller) =>
    isAbout(leadSearchText({ name, phone, email: '', address: '' }));
  const closed = [
    ...bookings.map((booking): KnownClient => ({ booking })),
    ...requests.filter((request) => !isOpenRequest(request)).map(ofRequest),
  ].sort((one, other) => Date.parse(madeAt(other)) - Date.parse(madeAt(one)));
  const seen = new Set<string>();
  return [...requests.filter(isOpenRequest).map(ofRequest), ...closed]
    .filter((client) => isOfCaller(callerOf(client)))
    .filter((client) => {
      const keys = senderKeys(callerOf(client));
      const isSeen = keys.some((key) => seen.has(key));
      for (const key of keys) seen.add(key);
      // Each open request is listed, because each can become a booking.
      return !isSeen || (client.request !== undefined && isOpenRequest(client.request));
    });
}

const ofRequest = (request: ContactRequest): KnownClient => ({ request });

const madeAt = ({ booking, request }: KnownClient): string => (booking ?? request).createdAt;

/** Name and contact of a known client. */
export function callerOf({ booking, request }: KnownClient) {
  if (booking) return booking;
  const { firstName, lastName, phone, email, propertyAddress } = request;
  return { name: `${firstName} ${lastName}`, phone, email, address: propertyAddress };
}
