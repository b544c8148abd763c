import type { Booking } from '#domain/booking/booking.schema.ts';
import type { SlotTime } from '#domain/booking/booking-status.ts';
import { CLIENT } from '#domain/booking/client-moves.ts';
import { isEnteredByHand } from '#domain/booking/is-ahead.ts';
import type { LeadEvent, LeadEventType } from '#domain/events/lead-event.ts';
import { inspectionTypes } from '#domain/inspection-request/inspection-types.ts';
import { formatDate, formatTime, weekdayOf, weekdays } from '#domain/schedule/calendar-date.ts';
import type { PushMessage } from './push-message.ts';

const titles: Readonly<Partial<Record<LeadEventType, string>>> = {
  'request.created': 'New request',
  'booking.created': 'New booking',
  'booking.moved': 'Booking moved',
  'booking.cancelled': 'Booking canceled',
  'request.callback_due': 'Call back now',
  'bookings.full': 'Online bookings are full',
};

/** The events of which phones are told. */
export const pushedTypes = Object.keys(titles) as LeadEventType[];

/**
 * Whether a visitor is behind an event, or the owner asked to be reminded: not of what the owner did. A request
 * for a time is told of once, by `bookings.full`.
 */
export function isWorthTelling({ type, about }: LeadEvent): boolean {
  if (!('booking' in about)) return type !== 'request.created' || !about.request.asked;
  return about.change ? about.change.by === CLIENT : !isEnteredByHand(about.booking);
}

/**
 * What a phone shows of an event, which may be on a locked screen: never a name, telephone or price; day,
 * time and address only if `showsAddress`.
 */
export function pushOfEvent(
  { about, type }: LeadEvent,
  { showsAddress }: { showsAddress: boolean },
): PushMessage {
  const title = titles[type] ?? 'News';
  const hidden = 'Open the admin to see it.';
  if ('booking' in about) {
    const { booking } = about;
    return {
      title,
      body: showsAddress ? `${slotText(booking)}, ${booking.address}` : hidden,
      path: `/admin/bookings/${booking.id}`,
      tag: `booking-${booking.id}`,
    };
  }
  if (type === 'bookings.full') {
    const body = 'New ones come in as requests. Open the admin to see them.';
    return { title, body, path: '/admin/requests', tag: 'bookings-full' };
  }
  const { id, inspectionType, propertyAddress } = about.request;
  const label = inspectionTypes.find(({ value }) => value === inspectionType)?.label;
  return {
    title,
    body: showsAddress ? `${label}, ${propertyAddress}` : hidden,
    path: `/admin/requests/${id}`,
    tag: `request-${id}`,
  };
}

/** 'Thu, Dec 3, 2026, 9:00 AM' */
const slotText = ({ date, time }: SlotTime | Booking) =>
  `${weekdays[weekdayOf(date)]?.short}, ${formatDate(date, 'short')}, ${formatTime(time)}`;
