import type { Booking } from '#domain/booking/booking.schema.ts';
import { CLIENT } from '#domain/booking/client-moves.ts';
import type { ContactRequest } from '#domain/inspection-request/inspection-request.schema.ts';
import type { MessageSubject } from '../planned-message.ts';
import { plausibleName } from './plausible-name.ts';
import { unlinked } from './unlinked.ts';

type TextKey<T> = {
  [K in keyof T]-?: NonNullable<T[K]> extends string ? K : never;
}[keyof T];

/** `typed`: free text. `checked`: of a fixed form, such as a date or an email address. */
type TextKinds<T> = Readonly<Record<TextKey<T>, 'typed' | 'checked'>>;

const bookingTexts: TextKinds<Booking> = {
  id: 'checked',
  createdAt: 'checked',
  deletedAt: 'checked',
  erasedAt: 'checked',
  status: 'checked',
  date: 'checked',
  time: 'checked',
  inspectionType: 'checked',
  optionEnds: 'checked',
  occupancy: 'checked',
  utilities: 'checked',
  requestId: 'checked',
  email: 'checked',
  agentEmail: 'checked',
  name: 'typed',
  phone: 'typed',
  address: 'typed',
  notes: 'typed',
  agentName: 'typed',
  entry: 'typed',
  pets: 'typed',
  note: 'typed',
};

const requestTexts: TextKinds<ContactRequest> = {
  id: 'checked',
  createdAt: 'checked',
  deletedAt: 'checked',
  erasedAt: 'checked',
  status: 'checked',
  inspectionType: 'checked',
  preferredDate: 'checked',
  callBackAt: 'checked',
  bookingId: 'checked',
  email: 'checked',
  firstName: 'typed',
  lastName: 'typed',
  phone: 'typed',
  propertyAddress: 'typed',
  message: 'typed',
  note: 'typed',
};

/** A booking whose typed texts no program makes links of. */
export const unlinkedBooking = (booking: Booking): Booking => ({
  ...withTyped(booking, bookingTexts, unlinked),
  history: booking.history.map((entry) =>
    entry.reason !== undefined && entry.by === CLIENT
      ? { ...entry, reason: unlinked(entry.reason) }
      : entry,
  ),
});

/** What a mail to the owner is about: everything that was typed, and no link in it. */
export function subjectForOwner(about: MessageSubject): MessageSubject {
  if ('booking' in about) return { booking: unlinkedBooking(about.booking) };
  if ('bookings' in about) return { ...about, bookings: about.bookings.map(unlinkedBooking) };
  if ('request' in about) return { request: typedRequest(about.request, unlinked) };
  return about;
}

/**
 * What a mail to a client or an agent is about. The address may be a stranger's, typed to have us send words
 * to it: only what the appointment needs is left of them, which is the address of the home and a name.
 */
export function subjectForOthers(about: MessageSubject): MessageSubject {
  if ('request' in about) return { request: typedRequest(about.request, () => '') };
  if (!('booking' in about)) return about;
  const { booking } = about;
  return {
    booking: {
      ...withTyped(booking, bookingTexts, () => ''),
      address: unlinked(booking.address),
      name: plausibleName(booking.name) ?? '',
      history: booking.history.map((entry) =>
        entry.by === CLIENT ? { ...entry, reason: undefined } : entry,
      ),
    },
  };
}

/** `request` with `change` of each text that was typed, also about the appointment that was asked for. */
const typedRequest = (
  request: ContactRequest,
  change: (text: string) => string,
): ContactRequest => ({
  ...withTyped(request, requestTexts, change),
  ...(request.asked && { asked: withTyped(request.asked, bookingTexts, change) }),
});

/** `lead` with `change` of each text that was typed. */
function withTyped<T extends object>(
  lead: T,
  kinds: Readonly<Record<string, 'typed' | 'checked'>>,
  change: (text: string) => string,
): T {
  const texts = Object.entries(lead).map(([key, value]) => [
    key,
    typeof value === 'string' && kinds[key] === 'typed' ? change(value) : value,
  ]);
  return Object.fromEntries(texts) as T;
}
