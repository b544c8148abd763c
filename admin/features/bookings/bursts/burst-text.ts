import { countText } from '#admin/lists/count-text.ts';
import { formatInstant, formatInstantTime } from '#admin/shell/timestamp.tsx';
import type { BookingBurst } from '#domain/booking/limits/booking-bursts.ts';
import type { Facts } from '#domain/business/facts.ts';
import { thousands } from '#domain/quote/dollars.ts';
import { formatDate } from '#domain/schedule/calendar-date.ts';

const commons: Readonly<Record<BookingBurst['cause'], string>> = {
  email: 'with the same email address',
  phone: 'with the same phone number',
  property: 'for the same property',
  time: 'within minutes of each other',
};

/** '194 bookings with one email address' */
export const burstTitle = ({ cause, bookings }: BookingBurst): string =>
  `${thousands(bookings.length)} bookings ${commons[cause]}`;

const foldedCommons = { ...commons, time: 'made within minutes' } as const;

/** '12 made within minutes' */
export const foldedText = ({ cause, bookings }: BookingBurst): string =>
  `${thousands(bookings.length)} ${foldedCommons[cause]}`;

/** Who made them, when, and for which days. */
export function burstDetails({ bookings }: BookingBurst, timeZone: Facts['timeZone']): string {
  const names = [...new Set(bookings.map(({ name }) => name))];
  const [first = '', ...others] = names;
  const who =
    others.length === 0
      ? first
      : `${first} and ${countText(others.length, ['other name', 'other names'])}`;
  const days = bookings.map(({ date }) => date).sort();
  const [from = '', to = ''] = [days[0], days.at(-1)];
  const range =
    from === to
      ? formatDate(from, 'short')
      : `${formatDate(from, 'short')} – ${formatDate(to, 'short')}`;
  return `By ${who}, made ${madeText(bookings, timeZone)}, for ${range}.`;
}

/** The first one made comes first. */
function madeText(bookings: BookingBurst['bookings'], timeZone: Facts['timeZone']): string {
  const from = formatInstant(bookings[0]?.createdAt ?? '', timeZone);
  const last = bookings.at(-1)?.createdAt ?? '';
  const to = formatInstant(last, timeZone);
  if (from === to) return from;
  const isSameDay = from.split(' · ')[0] === to.split(' · ')[0];
  return `${from} to ${isSameDay ? formatInstantTime(new Date(last), timeZone) : to}`;
}
