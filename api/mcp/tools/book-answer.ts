import * as z from 'zod/mini';
import type { BookingConfirmation } from '#api/calendar/present-confirmation.ts';
import type { RequestedTime } from '#api/calendar/present-requested-time.ts';
import { bookingTerms } from '#domain/booking/client/booking-terms.ts';
import { confirmRequest } from '#domain/booking/client/confirmation-text.ts';
import type { Business } from '#domain/business/business.ts';
import { textsOf } from '#domain/business/text-block.ts';
import { howToPrepare, whatHappensNext } from '#domain/content/booking-confirmation.ts';
import { discountPromise } from '#domain/promotions/discount.ts';
import { quoteTextIn } from '#domain/quote/quote-texts.ts';
import { formatDate, formatTime } from '#domain/schedule/calendar-date.ts';

/** The answer to an assistant that wanted to book. */
export const bookAnswerSchema = z.object({
  /**
   * `unconfirmed`: the time is held until the person confirms by email. `requested`: nothing is booked, the
   * owner confirms the time in person.
   */
  outcome: z.enum(['booked', 'unconfirmed', 'requested']),
  /** For the person, if nothing is booked. */
  message: z.nullable(z.string()),
  /** The id of the booking or the request. */
  id: z.string(),
  date: z.string(),
  time: z.string(),
  /** 'Monday, November 30, 2026, 8:00 AM'. */
  when: z.string(),
  timeZone: z.string(),
  minutes: z.nullable(z.int()),
  /** The person's deadline to confirm, an instant. */
  confirmBy: z.nullable(z.string()),
  /** Whole dollars. */
  price: z.nullable(z.int()),
  breakdown: z.array(z.object({ label: z.string(), amount: z.int() })),
  /** The promise of the requested discount; the price does not include it. */
  discount: z.nullable(z.string()),
  business: z.string(),
  /** Empty where inspectors have none. */
  licence: z.string(),
  /** The client's page for moving or canceling the appointment. */
  manageUrl: z.nullable(z.string()),
  calendarUrl: z.nullable(z.string()),
  whatHappensNext: z.array(z.string()),
  howToPrepare: z.array(z.string()),
  terms: z.array(z.string()),
  /** In test mode: nothing was booked. */
  test: z.boolean(),
});

type BookAnswer = z.output<typeof bookAnswerSchema>;

export const presentBookAnswer = (
  answer: BookingConfirmation | RequestedTime,
  now: Date,
  business: Business,
): BookAnswer =>
  'requestId' in answer ? presentRequested(answer, business) : presentBooked(answer, now, business);

const presentBooked = (booked: BookingConfirmation, now: Date, business: Business): BookAnswer => ({
  ...common(booked, business),
  ...(booked.confirmBy
    ? { outcome: 'unconfirmed', message: confirmRequest(booked.confirmBy, now, business).detail }
    : { outcome: 'booked', message: null }),
  confirmBy: booked.confirmBy ?? null,
  id: booked.id,
  minutes: booked.minutes,
  price: booked.quote?.totalPrice ?? null,
  breakdown: (booked.quote?.breakdown ?? []).map(({ label, amount }) => ({
    label: quoteTextIn(business.locale, label),
    amount,
  })),
  discount: booked.discount && discountPromise(booked.discount, business.locale),
  manageUrl: booked.manageUrl,
  calendarUrl: booked.calendarUrl,
  whatHappensNext: [
    ...(booked.confirmBy ? [confirmRequest(booked.confirmBy, now, business).detail] : []),
    ...textsOf(whatHappensNext, business),
  ],
  howToPrepare: [...textsOf(howToPrepare, business)],
  terms: Object.values(bookingTerms(business)),
  test: booked.test ?? false,
});

const presentRequested = (requested: RequestedTime, business: Business): BookAnswer => ({
  ...common(requested, business),
  outcome: 'requested',
  message: `${requested.title}. ${requested.detail}`,
  id: requested.requestId,
  minutes: null,
  confirmBy: null,
  price: null,
  breakdown: [],
  discount: null,
  manageUrl: null,
  calendarUrl: null,
  whatHappensNext: [requested.detail],
  howToPrepare: [],
  terms: [],
  test: false,
});

const common = (
  { date, time }: Pick<RequestedTime, 'date' | 'time'>,
  { timeZone, name, words, locale }: Business,
) => ({
  date,
  time,
  when: `${formatDate(date, 'long', locale)}, ${formatTime(time, locale)}`,
  timeZone: timeZone.name,
  business: name,
  licence: words.license,
});
