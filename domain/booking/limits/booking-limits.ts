import { subDays } from 'date-fns/subDays';
import { propertyKey } from '#domain/leads/property-key.ts';
import { emailKey, phoneKey } from '#domain/leads/sender.ts';
import { businessToday, type Zone } from '#domain/schedule/business-clock.ts';
import type { CalendarDate } from '#domain/schedule/calendar-date.schema.ts';
import { addDays } from '#domain/schedule/calendar-date.ts';
import type { Booking } from '../booking.schema.ts';
import { CLIENT } from '../client/client-moves.ts';
import { isReleased } from '../client/confirmation.ts';
import { isAhead, isEnteredByHand } from '../is-ahead.ts';
import { isAgentMailed } from '../visit.ts';

/** Limits on open bookings of strangers, so that nobody can fill the calendar. */
export interface BookingLimits {
  /** Open bookings of one email address, of one telephone number and of one property. */
  perClient: number;
  /**
   * Open bookings of an agent: by email address, the telephone number given with it, or copies.
   */
  perAgent: number;
  /** The agents' email addresses. */
  agents: readonly string[];
  /** Online bookings of all visitors in 24 hours; further ones become requests. */
  online: OnlineSetting;
  /** Whether new clients must confirm by the link in an email, or their time is released. */
  confirmNew: boolean;
  /** An ISO 8601 instant: the owner has reviewed the online bookings made until then. */
  reviewedUntil?: string | undefined;
}

/** `auto` is derived from the owner's hours, `off` means no limit. */
export type OnlineSetting = 'auto' | 'off' | number;

/** The limits of one client or agent. */
export type ClientLimits = Pick<BookingLimits, 'perClient' | 'perAgent' | 'agents'>;

/** The stored limits. There is only one record, so its version needs no id. */
export interface StoredBookingLimits extends BookingLimits {
  revision: number;
}

export const defaultBookingLimits: BookingLimits = {
  perClient: 2,
  perAgent: 10,
  agents: [],
  online: 'auto',
  confirmNew: false,
};

/**
 * Bookings in 24 hours from one network address, which an agents' office may share, and from its
 * network (an IPv4 /24 or an IPv6 /48).
 */
export const BOOKINGS_PER_ADDRESS = 10;
export const BOOKINGS_PER_NETWORK = 20;

/** Keys that bookings of one client share. An empty key identifies nobody. */
export interface ClientKeys {
  email: string;
  phone: string;
  property: string;
  /** The agent who gets a copy, so that nobody is sent unlimited copies. */
  copy: string;
}

const clientKeyNames = [
  'email',
  'phone',
  'property',
  'copy',
] as const satisfies readonly (keyof ClientKeys)[];

type Client = Pick<
  Booking,
  'email' | 'phone' | 'address' | 'agentEmail' | 'agentCopy' | 'agentConsent'
>;

const known = new WeakMap<Client, ClientKeys>();

/** The keys that identify bookings of one client. */
export function clientKeys(booking: Client): ClientKeys {
  const before = known.get(booking);
  if (before) return before;
  const keys = {
    email: emailKey(booking.email),
    phone: phoneKey(booking.phone),
    property: propertyKey(booking.address),
    copy: isAgentMailed(booking) ? emailKey(booking.agentEmail ?? '') : '',
  };
  known.set(booking, keys);
  return keys;
}

/** `clientKeys` as texts, such as 'email ada@example.com', without empty ones. */
export const clientKeyTexts = (booking: Client): string[] =>
  Object.entries(clientKeys(booking))
    .filter(([, key]) => key !== '')
    .map(([name, key]) => `${name} ${key}`);

/** The text of `clientKeyTexts` for a mailbox. */
export const emailKeyText = (email: string): string => `email ${emailKey(email)}`;

/** Whether `email` is in the owner's list of agents. */
export const isAgent = (email: string, { agents }: Pick<BookingLimits, 'agents'>): boolean =>
  agents.some((agent) => emailKey(agent) === emailKey(email));

/**
 * Whether `booking` would be one too many beside `others`, those from `firstCountedDay` on. Only bookings count
 * that strangers made: those that are confirmed and still to come, and with these, up to twice as many, those
 * that the client gave up lately, so that booking and canceling, or not confirming, cannot go on without end.
 */
export function exceedsLimits(
  booking: Client,
  others: readonly Booking[],
  { limits, now, zone }: { limits: ClientLimits; now: Date; zone: Zone },
): boolean {
  const keys = clientKeys(booking);
  const ofSender = isAgent(booking.email, limits) ? limits.perAgent : limits.perClient;
  const most: Readonly<Record<keyof ClientKeys, number>> = {
    email: ofSender,
    phone: ofSender,
    property: limits.perClient,
    copy: limits.perAgent,
  };
  const today = businessToday(now, zone);
  const strangers = others.filter((other) => !isEnteredByHand(other));
  const open = strangers.filter((other) => isAhead(other, now, zone, today));
  const made = [...open, ...strangers.filter((other) => wasGivenUp(other, now))];
  return clientKeyNames.some((name) => {
    const isSame = (other: Booking) => keys[name] !== '' && clientKeys(other)[name] === keys[name];
    return (
      open.filter(isSame).length >= most[name] ||
      made.filter(isSame).length >= MADE_PER_OPEN * most[name]
    );
  });
}

/** Days for which a booking counts after its client canceled or did not confirm it. */
const GIVEN_UP_DAYS = 7;

/** Recent bookings allowed per open one. */
const MADE_PER_OPEN = 2;

/** The first day whose appointments `exceedsLimits` counts at `now`. */
export const firstCountedDay = ({ now, zone }: { now: Date; zone: Zone }): CalendarDate =>
  addDays(businessToday(now, zone), -GIVEN_UP_DAYS);

/** Whether `booking` was made recently, and canceled or not confirmed by its client. */
const wasGivenUp = ({ status, createdAt, history }: Booking, now: Date): boolean =>
  status === 'cancelled' &&
  new Date(createdAt) > subDays(now, GIVEN_UP_DAYS) &&
  (isReleased({ status, history }) ||
    history.findLast(({ what }) => what === 'cancelled')?.by === CLIENT);
