import type { Booking } from '#domain/booking/booking.schema.ts';
import { bookingTypes } from '#domain/booking/booking-types.ts';
import { lateOptionEnd } from '#domain/booking/calendar/option-note.ts';
import type { Business } from '#domain/business/business.ts';
import { discountAnswer } from '#domain/promotions/discount.ts';
import { businessTime, businessToday } from '#domain/schedule/business-clock.ts';
import { formatDate, formatTime } from '#domain/schedule/calendar-date.ts';
import type { MessageBlock, MessageFact } from '../message-content.ts';
import type { PlaceholderValues } from '../message-template.ts';

/** 'Tuesday, December 1, 2026 at 8:00 AM Central Time', whatever the reader's zone is. */
export const whenText = (
  { date, time }: Pick<Booking, 'date' | 'time'>,
  { timeZone }: Pick<Business, 'timeZone'>,
): string => `${formatDate(date, 'long')} at ${formatTime(time)} ${timeZone.label}`;

/** An instant as the business's clock shows it, like `whenText`. */
export function momentText(instant: string, business: Pick<Business, 'timeZone'>): string {
  const at = new Date(instant);
  const { timeZone } = business;
  return whenText(
    { date: businessToday(at, timeZone), time: businessTime(at, timeZone) },
    business,
  );
}

export const typeLabel = ({ inspectionType }: Pick<Booking, 'inspectionType'>): string =>
  bookingTypes.find(({ value }) => value === inspectionType)?.label ?? 'Not stated';

/** '3 hours', '2.5 hours' */
export const lengthText = ({ minutes }: Pick<Booking, 'minutes'>): string =>
  minutes === 60 ? '1 hour' : `${Number((minutes / 60).toFixed(2))} hours`;

/** One line for each part of the price, and the total; nothing for a booking without a quote. */
export const price = ({ quote }: Pick<Booking, 'quote'>): MessageBlock[] =>
  quote ? [{ type: 'price', lines: quote.result.breakdown, total: quote.result.totalPrice }] : [];

/** The discount that the client asked for, for the owner. */
export const discountFacts = ({ discount }: Pick<Booking, 'discount'>): MessageFact[] =>
  discount ? [{ label: 'Asked for', text: discount.message }] : [];

/** The discount that the client was promised; the price above does not include it. */
export const discountWords = ({ discount }: Pick<Booking, 'discount'>): MessageBlock[] =>
  discount ? [{ type: 'paragraph', text: discountAnswer(discount) }] : [];

/** A note for the owner if the option period ends before the report is due. */
export function lateOptionFacts(
  booking: Booking,
  business: Pick<Business, 'timeZone' | 'promises' | 'words'>,
): MessageFact[] {
  const end = lateOptionEnd(booking, business);
  const label = business.words.ContractDeadline;
  return end ? [{ label, text: `ends ${end}, before the report is due` }] : [];
}

/** The same note for the client, who may still choose an earlier time. */
export function lateOptionWords(
  booking: Booking,
  business: Pick<Business, 'phone' | 'timeZone' | 'promises' | 'words'>,
): MessageBlock[] {
  const { phone, words } = business;
  const end = lateOptionEnd(booking, business);
  if (!end) return [];
  const text = `Your ${words.contractDeadline} ends ${end}, before the report is due. If you need the report sooner, call ${phone.display}.`;
  return [{ type: 'paragraph', text }];
}

export const bookingValues = (booking: Booking): PlaceholderValues => ({
  date: formatDate(booking.date, 'short'),
  time: formatTime(booking.time),
  inspection: typeLabel(booking),
  length: lengthText(booking),
});
