import type { Booking } from '#domain/booking/booking.schema.ts';
import { bookingTypesIn } from '#domain/booking/booking-types.ts';
import { lateOptionEnd } from '#domain/booking/calendar/option-note.ts';
import type { Business } from '#domain/business/business.ts';
import type { ContactRequest } from '#domain/inspection-request/inspection-request.schema.ts';
import { inspectionTypesIn } from '#domain/inspection-request/inspection-types.ts';
import { centsOf } from '#domain/jobs/cents.ts';
import { discountAnswer } from '#domain/promotions/discount.ts';
import { quoteTextIn } from '#domain/quote/quote-texts.ts';
import { businessTime, businessToday } from '#domain/schedule/business-clock.ts';
import { formatDate, formatTime } from '#domain/schedule/calendar-date.ts';
import type { MessageBlock, MessageFact } from '../message-content.ts';
import type { PlaceholderValues } from '../message-template.ts';
import { messageTexts } from './message-texts.ts';

type Spoken = Pick<Business, 'locale'>;
type Zoned = Pick<Business, 'locale' | 'timeZone'>;

/** 'Tuesday, December 1, 2026 at 8:00 AM Central Time', whatever the reader's zone is. */
export const whenText = (
  { date, time }: Pick<Booking, 'date' | 'time'>,
  { locale, timeZone }: Zoned,
): string =>
  messageTexts({ locale }).when(
    formatDate(date, 'long', locale),
    formatTime(time, locale),
    timeZone.label,
  );

/** An instant as the business's clock shows it, like `whenText`. */
export function momentText(instant: string, business: Zoned): string {
  const at = new Date(instant);
  const { timeZone } = business;
  return whenText(
    { date: businessToday(at, timeZone), time: businessTime(at, timeZone) },
    business,
  );
}

export const typeLabel = (
  { inspectionType }: Pick<Booking, 'inspectionType'>,
  business: Spoken,
): string =>
  bookingTypesIn(business.locale).find(({ value }) => value === inspectionType)?.label ??
  messageTexts(business).noType;

export const requestType = (
  { inspectionType }: Pick<ContactRequest, 'inspectionType'>,
  { locale }: Spoken,
): string =>
  inspectionTypesIn(locale).find(({ value }) => value === inspectionType)?.label ?? inspectionType;

/** '3 hours', '2.5 hours' */
export const lengthText = ({ minutes }: Pick<Booking, 'minutes'>, business: Spoken): string =>
  messageTexts(business).hours(Number((minutes / 60).toFixed(2)));

/** One line for each part of the price, and the total; nothing for a booking without a quote. */
export const price = ({ quote }: Pick<Booking, 'quote'>, { locale }: Spoken): MessageBlock[] => {
  if (!quote) return [];
  const { breakdown, totalPrice } = quote.result;
  const lines = breakdown.map(({ label, amount }) => ({
    label: quoteTextIn(locale, label),
    amount: centsOf(amount),
  }));
  return [{ type: 'price', lines, total: centsOf(totalPrice) }];
};

/** The discount that the client asked for, for the owner. */
export const discountFacts = ({ discount }: Pick<Booking, 'discount'>): MessageFact[] =>
  discount ? [{ label: 'Asked for', text: discount.message }] : [];

/** The discount that the client was promised; the price above does not include it. */
export const discountWords = (
  { discount }: Pick<Booking, 'discount'>,
  { locale }: Spoken,
): MessageBlock[] =>
  discount ? [{ type: 'paragraph', text: discountAnswer(discount, locale) }] : [];

/** A note for the owner if the option period ends before the report is due. */
export function lateOptionFacts(
  booking: Booking,
  business: Pick<Business, 'locale' | 'timeZone' | 'promises' | 'words'>,
): MessageFact[] {
  const end = lateOptionEnd(booking, business);
  const label = business.words.ContractDeadline;
  return end ? [{ label, text: `ends ${end}, before the report is due` }] : [];
}

/** The same note for the client, who may still choose an earlier time. */
export function lateOptionWords(
  booking: Booking,
  business: Pick<Business, 'locale' | 'phone' | 'timeZone' | 'promises' | 'words'>,
): MessageBlock[] {
  const { phone, words } = business;
  const end = lateOptionEnd(booking, business);
  if (!end) return [];
  const text = messageTexts(business).lateOption(words.contractDeadline, end, phone.display);
  return [{ type: 'paragraph', text }];
}

export const bookingValues = (booking: Booking, business: Spoken): PlaceholderValues => ({
  date: formatDate(booking.date, 'short', business.locale),
  time: formatTime(booking.time, business.locale),
  inspection: typeLabel(booking, business),
  length: lengthText(booking, business),
});
