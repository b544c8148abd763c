import { streetOf } from '#domain/booking/client/client-access.ts';
import { businessToday, type Zone } from '#domain/schedule/business-clock.ts';
import type { CalendarDate } from '#domain/schedule/calendar-date.schema.ts';
import { type CalendarMonth, monthOf } from '#domain/schedule/calendar-date.ts';
import { type Cents, sumOf } from './cents.ts';
import type { BookedJob } from './counted-jobs.ts';
import { countedPayments, openDisputes } from './job.ts';
import type { PaymentMethod } from './job-record.ts';
import type { PaymentTime } from './job-settings.ts';

/** `chargeback`: the bank gave it back to the client after a dispute. */
export const movementKinds = ['payment', 'refund', 'chargeback'] as const;

export type MovementKind = (typeof movementKinds)[number];

/** Money that came in, or went back. */
export interface Movement {
  /** The id of the payment or refund. */
  id: string;
  kind: MovementKind;
  bookingId: string;
  name: string;
  /** An instant, and its day at the business. */
  at: string;
  date: CalendarDate;
  /** Always positive. */
  amount: Cents;
  method: PaymentMethod;
  note?: string | undefined;
  /** Set for a payment with an undecided dispute. */
  isDisputed?: boolean | undefined;
}

/** What is still to be paid for one booking. */
export interface OpenAmount {
  bookingId: string;
  name: string;
  street: string;
  date: CalendarDate;
  due: Cents;
}

/** A month in the owner's books. */
export interface MonthMoney {
  month: CalendarMonth;
  totals: {
    /** What is billed for appointments in the month. */
    billed: Cents;
    /** The part of `billed` of which nobody noted here what was paid. */
    unnoted: Cents;
    /** Received and paid back in the month, whenever the appointment was. */
    paid: Cents;
    refunded: Cents;
    /** Lost to disputes in the month. */
    chargedBack: Cents;
    /** What is due by now for appointments in the month. */
    open: Cents;
  };
  movements: Movement[];
  open: OpenAmount[];
}

/** All payments, refunds and chargebacks, oldest first; by their day at the business. */
export function movementsOf(
  jobs: readonly Pick<BookedJob, 'booking' | 'record'>[],
  zone: Zone,
): Movement[] {
  const dayOf = (at: string) => businessToday(new Date(at), zone);
  return jobs
    .flatMap(({ booking: { id: bookingId, name }, record }) =>
      countedPayments(record).flatMap((payment): Movement[] => {
        const { id, at, amount, method, note, refunds, disputes = [] } = payment;
        const shared = { bookingId, name, method };
        const isDisputed = openDisputes(payment).length > 0;
        return [
          {
            ...shared,
            id,
            kind: 'payment',
            at,
            date: dayOf(at),
            amount,
            note,
            ...(isDisputed && { isDisputed }),
          },
          ...refunds.map((refund): Movement => {
            const { id, at, amount, note } = refund;
            return { ...shared, id, kind: 'refund', at, date: dayOf(at), amount, note };
          }),
          ...disputes
            .filter(({ state }) => state === 'lost')
            .map(({ id, at: since, settledAt: at = since, amount }): Movement => {
              return { ...shared, id, kind: 'chargeback', at, date: dayOf(at), amount };
            }),
        ];
      }),
    )
    .sort(byTime);
}

/** Instants are all written alike; `localeCompare` takes ten times longer. */
export const byTime = (one: Movement, other: Movement): number =>
  one.at < other.at ? -1 : Number(one.at > other.at);

/** Whether a job has payments or its appointment in the month. */
export const isOfMonth =
  (month: CalendarMonth, zone: Zone) =>
  (job: BookedJob): boolean =>
    monthOf(job.booking.date) === month ||
    movementsOf([job], zone).some(({ date }) => monthOf(date) === month);

interface MoneyOptions {
  month: CalendarMonth;
  /** Payments by other methods, and refunds of them, are left out. */
  method?: PaymentMethod | undefined;
  paymentTime: PaymentTime;
  today: CalendarDate;
  zone: Zone;
}

/** The month of `jobs`, which are all that have payments or an appointment in it. */
export function moneyOf(
  jobs: readonly BookedJob[],
  { month, method, paymentTime, today, zone }: MoneyOptions,
): MonthMoney {
  const ofMonth = jobs.filter(({ booking }) => monthOf(booking.date) === month);
  const movements = movementsOf(jobs, zone).filter(
    (one) => monthOf(one.date) === month && (method === undefined || one.method === method),
  );
  const open = ofMonth
    .filter(({ booking, job, isNoted }) => {
      const isDue = booking.date <= today || paymentTime === 'booking';
      return isNoted && job.due > 0 && isDue && booking.deletedAt === undefined;
    })
    .map(({ booking: { id, name, address, date }, job: { due } }) => {
      return { bookingId: id, name, street: streetOf(address), date, due };
    });
  const sum = (kind: MovementKind) =>
    sumOf(movements.filter((one) => one.kind === kind).map(({ amount }) => amount));
  return {
    month,
    totals: {
      billed: totalOf(ofMonth),
      unnoted: totalOf(ofMonth.filter(({ isNoted }) => !isNoted)),
      paid: sum('payment'),
      refunded: sum('refund'),
      chargedBack: sum('chargeback'),
      open: sumOf(open.map(({ due }) => due)),
    },
    movements,
    open,
  };
}

const totalOf = (jobs: readonly BookedJob[]): Cents => sumOf(jobs.map(({ job }) => job.total));
