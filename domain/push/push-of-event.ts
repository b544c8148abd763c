import type { Booking } from '#domain/booking/booking.schema.ts';
import type { SlotTime } from '#domain/booking/booking-status.ts';
import { CLIENT } from '#domain/booking/client/client-moves.ts';
import { AUTOMATIC } from '#domain/booking/client/confirmation.ts';
import { isEnteredByHand } from '#domain/booking/is-ahead.ts';
import type { JobNews, LeadEvent, LeadEventType } from '#domain/events/lead-event.ts';
import { requestText } from '#domain/inspection-request/request-facts.ts';
import { formatDate, formatTime, weekdayOf, weekdays } from '#domain/schedule/calendar-date.ts';
import type { PushMessage } from './push-message.ts';

const titles: Readonly<Partial<Record<LeadEventType, string>>> = {
  'request.created': 'New request',
  'booking.created': 'New booking',
  'booking.moved': 'Booking moved',
  'booking.cancelled': 'Booking canceled',
  'request.callback_due': 'Call back now',
  'bookings.full': 'Online bookings are full',
  'agreement.signed': 'Agreement signed',
  'payment.succeeded': 'Paid online',
  'report.due': 'Report due today',
  'dispute.opened': 'A client disputes a payment',
  'dispute.settled': 'A payment dispute was decided',
};

/** Events that send a push notification. */
export const pushedTypes = Object.keys(titles) as LeadEventType[];

const ofVisitors: readonly string[] = [CLIENT, AUTOMATIC];

/**
 * Whether an event comes from a visitor or from a reminder that the owner set; the owner's own
 * actions are not notified. Requests for a time are notified once, by `bookings.full`.
 */
export function shouldNotify({ type, about }: LeadEvent): boolean {
  if (!('booking' in about)) return type !== 'request.created' || !about.request.asked;
  if (about.job) return shouldNotifyOfJob(about.job);
  return about.change ? ofVisitors.includes(about.change.by) : !isEnteredByHand(about.booking);
}

/** The owner hears what the client did on the page or at the bank, and of a report that is due. */
function shouldNotifyOfJob(news: JobNews): boolean {
  if ('agreement' in news) return news.agreement.place === 'online';
  if ('payment' in news) return news.payment.method === 'online';
  return 'reportDue' in news || 'dispute' in news;
}

/**
 * The notification for an event. A locked screen may show it, so it never contains a name,
 * telephone number or price, and day, time and address only if `showsAddress`.
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
  const { id, propertyAddress } = about.request;
  const label = requestText('inspectionType', about.request);
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
