import type { Booking } from '#domain/booking/booking.schema.ts';
import { CLIENT } from '#domain/booking/client/client-moves.ts';
import { type VisitField, visitTable } from '#domain/booking/visit.ts';
import {
  type ContactRequest,
  type RequestField,
  requestTable,
} from '#domain/inspection-request/inspection-request.schema.ts';
import type { LeadField } from '#domain/leads/lead-field.ts';
import type { MessageJob, MessageSubject } from '../planned-message.ts';
import { plausibleName } from './plausible-name.ts';
import { unlinked } from './unlinked.ts';

type TextKey<T> = {
  [K in keyof T]-?: NonNullable<T[K]> extends string ? K : never;
}[keyof T];

type TextKind = LeadField['text'];
type TextKinds<T> = Readonly<Record<TextKey<T>, TextKind>>;
type AllTextKinds = Readonly<Record<string, TextKind>>;

const kindsOf = (table: Readonly<Record<string, LeadField>>): AllTextKinds =>
  Object.fromEntries(Object.entries(table).map(([field, { text }]) => [field, text]));

const bookingTexts: TextKinds<Omit<Booking, VisitField>> & AllTextKinds = {
  ...kindsOf(visitTable),
  id: 'checked',
  createdAt: 'checked',
  confirmBy: 'checked',
  deletedAt: 'checked',
  erasedAt: 'checked',
  status: 'checked',
  date: 'checked',
  time: 'checked',
  inspectionType: 'checked',
  optionEnds: 'checked',
  requestId: 'checked',
  inspectorId: 'checked',
  locale: 'checked',
  email: 'checked',
  name: 'typed',
  phone: 'typed',
  address: 'typed',
  notes: 'typed',
  note: 'typed',
};

const requestTexts: TextKinds<Omit<ContactRequest, RequestField>> & AllTextKinds = {
  ...kindsOf(requestTable),
  id: 'checked',
  createdAt: 'checked',
  deletedAt: 'checked',
  erasedAt: 'checked',
  status: 'checked',
  callBackAt: 'checked',
  bookingId: 'checked',
  locale: 'checked',
  note: 'typed',
};

/** A booking whose typed texts mail programs cannot turn into links. */
export const unlinkedBooking = (booking: Booking): Booking => ({
  ...withTyped(booking, bookingTexts, unlinked),
  ...unlinkedMetadata(booking),
  history: booking.history.map((entry) =>
    entry.reason !== undefined && entry.by === CLIENT
      ? { ...entry, reason: unlinked(entry.reason) }
      : entry,
  ),
});

/** The values of a page, which anybody can write. */
const unlinkedMetadata = ({ metadata }: Pick<Booking, 'metadata'>): Pick<Booking, 'metadata'> =>
  metadata
    ? {
        metadata: Object.fromEntries(
          Object.entries(metadata).map(([key, value]) => [key, unlinked(value)]),
        ),
      }
    : {};

/** The subject of a mail to the owner: everything that was typed, without links. */
export function subjectForOwner(about: MessageSubject): MessageSubject {
  if ('booking' in about) {
    return { booking: unlinkedBooking(about.booking), job: withSigners(about.job, unlinked) };
  }
  if ('bookings' in about) return { ...about, bookings: about.bookings.map(unlinkedBooking) };
  if ('request' in about) {
    const { request } = about;
    return { request: { ...typedRequest(request, unlinked), ...unlinkedMetadata(request) } };
  }
  return about;
}

/**
 * The subject of a mail to a client or an agent. A stranger may have typed the address to make us
 * send a text to it, so only what the appointment needs is kept: the address of the home and a
 * name.
 */
export function subjectForOthers(about: MessageSubject): MessageSubject {
  if ('request' in about) {
    return { request: { ...typedRequest(about.request, () => ''), metadata: undefined } };
  }
  if (!('booking' in about)) return about;
  const { booking, job } = about;
  return {
    job: withSigners(job, (name) => plausibleName(name) ?? ''),
    booking: {
      ...withTyped(booking, bookingTexts, () => ''),
      metadata: undefined,
      address: unlinked(booking.address),
      name: plausibleName(booking.name) ?? '',
      history: booking.history.map((entry) =>
        entry.by === CLIENT ? { ...entry, reason: undefined } : entry,
      ),
    },
  };
}

/** `job` with `change` applied to the names of those who signed. */
const withSigners = (
  job: MessageJob | undefined,
  change: (name: string) => string,
): MessageJob | undefined =>
  job && {
    ...job,
    record: {
      ...job.record,
      signatures: job.record.signatures.map((one) => ({ ...one, name: change(one.name) })),
    },
  };

/** `request` with `change` applied to each typed text, also in the requested appointment. */
const typedRequest = (
  request: ContactRequest,
  change: (text: string) => string,
): ContactRequest => ({
  ...withTyped(request, requestTexts, change),
  ...(request.asked && { asked: withTyped(request.asked, bookingTexts, change) }),
});

/** `lead` with `change` applied to each typed text. */
function withTyped<T extends object>(
  lead: T,
  kinds: Readonly<Record<string, TextKind>>,
  change: (text: string) => string,
): T {
  const texts = Object.entries(lead).map(([key, value]) => [
    key,
    typeof value === 'string' && kinds[key] === 'typed' ? change(value) : value,
  ]);
  return Object.fromEntries(texts) as T;
}
