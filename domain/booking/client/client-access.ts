import { addMinutes } from 'date-fns/addMinutes';
import { addMonths } from 'date-fns/addMonths';
import { subHours } from 'date-fns/subHours';
import type { Business } from '#domain/business/business.ts';
import type { ClientJob } from '#domain/jobs/client-job.ts';
import type { JobSettings } from '#domain/jobs/job-settings.ts';
import type { Locale } from '#domain/locale/locale.ts';
import { discountAnswer } from '#domain/promotions/discount.ts';
import type { QuoteResult } from '#domain/quote/quote.schema.ts';
import { businessInstant, type Zone } from '#domain/schedule/business-clock.ts';
import type { CalendarDate, TimeOfDay } from '#domain/schedule/calendar-date.schema.ts';
import type { Booking } from '../booking.schema.ts';
import { hasUsedMoves } from './client-moves.ts';
import { isOverdue, isReleased, isUnconfirmed } from './confirmation.ts';

/**
 * What the client can do with the appointment: confirm it, change it himself, call because less notice is
 * left than promised (spec §9), or nothing. `released`: it was not confirmed in time.
 */
export const appointmentStages = [
  'unconfirmed',
  'changeable',
  'short_notice',
  'released',
  'cancelled',
  'past',
] as const;

export type AppointmentStage = (typeof appointmentStages)[number];

type Timed = Pick<Booking, 'date' | 'time' | 'minutes'>;

const startOf = ({ date, time }: Timed, zone: Zone): Date => businessInstant(date, time, zone);

/** What the business promises about moves, and its clock. */
export type MoveTerms = Pick<Business, 'promises' | 'timeZone'>;

/** The stage of a booking at `now`. Notice is elapsed time, also across a clock change. */
export function stageOf(
  booking: Timed & Pick<Booking, 'status' | 'deletedAt' | 'confirmBy' | 'history'>,
  now: Date,
  { promises, timeZone }: MoveTerms,
): AppointmentStage {
  if (isReleased(booking) || isOverdue(booking, now)) return 'released';
  if (booking.status === 'cancelled' || booking.deletedAt !== undefined) return 'cancelled';
  if (isUnconfirmed(booking)) return 'unconfirmed';
  const start = startOf(booking, timeZone);
  if (booking.status === 'completed' || now >= start) return 'past';
  return now <= subHours(start, promises.rescheduleNotice) ? 'changeable' : 'short_notice';
}

/** The instant from which the appointment's page, and what the job has on it, can no longer be opened. */
export const pageEnd = (
  booking: Timed,
  { linkMonths, zone }: { linkMonths: JobSettings['linkMonths']; zone: Zone },
): Date => addMonths(addMinutes(startOf(booking, zone), booking.minutes), linkMonths);

/** Everything that the page shows about the client and the appointment. */
export interface AppointmentView {
  firstName: string;
  date: CalendarDate;
  time: TimeOfDay;
  /** Minutes on site. */
  minutes: number;
  /** The property's address without city and ZIP code. */
  street: string;
  stage: AppointmentStage;
  /** With `unconfirmed` and `released`: until when it can or could be confirmed, an ISO 8601 instant. */
  confirmBy?: string | undefined;
  /** With `unconfirmed`: the link is from an email, so its holder can confirm. */
  canConfirm?: true | undefined;
  /** The client has used up the moves that are possible without calling, for today or in total. */
  moveByPhone?: true | undefined;
  /** Missing for a booking without a quote. */
  price?: { lines: QuoteResult['breakdown']; total: number } | undefined;
  /** The discount promised to a client who asked for it; the price does not include it. */
  offer?: string | undefined;
  /** What is to sign, to pay and to read; missing when there is nothing of it. */
  job?: ClientJob | undefined;
}

export interface ViewOptions {
  now: Date;
  limited: boolean;
  isMailed: boolean;
  /** In the language of the page. */
  business: MoveTerms & Pick<Business, 'locale'>;
}

/**
 * `limited`: whether the client's moves are limited. `isMailed`: whether a mailed link opened the
 * page.
 */
export function appointmentView(
  booking: Booking,
  { now, limited, isMailed, business }: ViewOptions,
): AppointmentView {
  const stage = stageOf(booking, now, business);
  return {
    ...pricedParts(booking, business.locale),
    firstName: firstWord(booking.name),
    date: booking.date,
    time: booking.time,
    minutes: booking.minutes,
    street: streetOf(booking.address),
    stage,
    ...((stage === 'unconfirmed' || stage === 'released') && { confirmBy: booking.confirmBy }),
    ...(stage === 'unconfirmed' && isMailed && { canConfirm: true }),
    ...(limited && hasUsedMoves(booking, now, business.timeZone) && { moveByPhone: true }),
  };
}

const pricedParts = (
  { quote, discount }: Booking,
  locale: Locale,
): Pick<AppointmentView, 'price' | 'offer'> => ({
  ...(quote && { price: { lines: quote.result.breakdown, total: quote.result.totalPrice } }),
  ...(discount && { offer: discountAnswer(discount, locale) }),
});

const firstWord = (name: string) => name.trim().split(/\s+/)[0] ?? '';

/** The part of an address before its first comma. */
export const streetOf = (address: string): string => address.split(',')[0]?.trim() ?? '';
