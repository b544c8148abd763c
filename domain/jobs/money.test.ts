import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Booking } from '#domain/booking/booking.schema.ts';
import { addDays } from '#domain/schedule/calendar-date.ts';
import { centralTime } from '#domain/schedule/testing/central-time.ts';
import { cents, minus, noCents, sumOf } from './cents.ts';
import type { BookedJob } from './counted-jobs.ts';
import {
  type DisputeState,
  disputeStates,
  type JobRecord,
  type PaymentMethod,
  paymentMethods,
} from './job-record.ts';
import { moneyOf, movementsOf } from './money.ts';
import { jobsInBooks } from './testing/jobs-in-books.ts';
import { lineOf, paymentOf, pricedBooking } from './testing/priced-job.ts';
import { sampleJob } from './testing/sample-job.ts';

const options = {
  month: '2026-12',
  paymentTime: 'inspection',
  today: '2026-12-10',
  zone: centralTime,
} as const;

const counting = {
  termsFor: (booking: Booking) => {
    return { booking, asksAgreement: false, paymentTime: 'inspection' as const };
  },
  zone: centralTime,
};

const jobsOf = (
  entries: readonly {
    booking?: Parameters<typeof pricedBooking>[0];
    record?: Partial<JobRecord>;
    hasRecord?: boolean;
  }[],
): BookedJob[] => {
  const bookings = entries.map(({ booking }, index) =>
    pricedBooking({ id: `b${index}`, ...booking }),
  );
  const records = entries.flatMap(({ record, hasRecord = true }, index) =>
    hasRecord ? sampleJob({ id: `b${index}`, ...record }) : [],
  );
  return jobsInBooks(bookings, records, counting);
};

describe('a month in the books', () => {
  it('has what was billed for its appointments, and what of it is open', () => {
    const jobs = jobsOf([
      { booking: { date: '2026-12-01' }, record: { lines: [lineOf(50_00)] } },
      { booking: { date: '2026-12-10' }, record: { payments: [paymentOf(375_00)] } },
      { booking: { date: '2026-12-11' } },
      { booking: { date: '2026-11-30' } },
    ]);
    const { totals, open } = moneyOf(jobs, options);
    expect(totals).toMatchObject({ billed: 425_00 + 375_00 + 375_00, open: 425_00 });
    expect(open).toMatchObject([{ bookingId: 'b0', street: '1200 Elm Street', due: 425_00 }]);
  });

  it('has what is due with the booking as open before the appointment', () => {
    const jobs = jobsOf([{ booking: { date: '2026-12-11' } }]);
    expect(moneyOf(jobs, options).totals.open).toBe(0);
    expect(moneyOf(jobs, { ...options, paymentTime: 'booking' }).totals.open).toBe(375_00);
  });

  it('has payments and refunds by their own day at the business', () => {
    const payments = [
      // 11:30 PM on November 30 and 12:30 AM on December 1 in Central time.
      paymentOf(1_00, { id: 'late', at: '2026-12-01T05:30:00.000Z' }),
      paymentOf(2_00, {
        id: 'early',
        at: '2026-12-01T06:30:00.000Z',
        refunds: [{ id: 'r', at: '2027-01-02T12:00:00.000Z', by: 'Owner', amount: cents(50) }],
      }),
    ];
    const jobs = jobsOf([{ booking: { date: '2026-10-01' }, record: { payments } }]);
    const paidIn = (month: string) => moneyOf(jobs, { ...options, month }).totals;
    expect(paidIn('2026-11')).toMatchObject({ billed: 0, paid: 1_00, refunded: 0 });
    expect(paidIn('2026-12')).toMatchObject({ billed: 0, paid: 2_00, refunded: 0 });
    expect(paidIn('2027-01')).toMatchObject({ billed: 0, paid: 0, refunded: 50 });
  });

  it('can be that of one method', () => {
    const payments = [paymentOf(1_00), paymentOf(2_00, { id: 'cash', method: 'cash' })];
    const jobs = jobsOf([{ record: { payments } }]);
    const { totals, movements } = moneyOf(jobs, { ...options, method: 'cash' });
    expect(totals.paid).toBe(2_00);
    expect(movements).toMatchObject([{ id: 'cash', kind: 'payment' }]);
  });

  it('has no payment that was taken back, and nothing open of a deleted booking', () => {
    const undone = { at: '2026-12-01T17:01:00.000Z', by: 'Owner' };
    const deletedAt = undone.at;
    const jobs = jobsOf([
      { booking: { deletedAt }, record: { payments: [paymentOf(1_00, { undone })] } },
    ]);
    expect(moneyOf(jobs, options)).toMatchObject({ movements: [], open: [] });
  });
});

describe('an appointment from before the day on which the first thing was noted', () => {
  // At 11:30 PM on December 4 in Central time.
  const first = sampleJob({
    id: 'b9',
    payments: [paymentOf(1_00, { at: '2026-12-05T05:30:00.000Z' })],
  });
  const jobs = jobsInBooks(
    [
      pricedBooking({ id: 'before', date: '2026-12-03' }),
      pricedBooking({ id: 'deleted', date: '2026-12-03', deletedAt: '2026-12-03T15:00:00.000Z' }),
      pricedBooking({ id: 'that day', date: '2026-12-04' }),
      pricedBooking({ id: 'noted', date: '2026-12-02' }),
    ],
    [first, sampleJob({ id: 'noted', lines: [lineOf(5_00, { at: '2026-12-06T15:00:00.000Z' })] })],
    counting,
  );

  it('is billed, and nobody says that it is open', () => {
    expect(jobs.map(({ booking, isNoted }) => [booking.id, isNoted])).toEqual([
      ['before', false],
      ['that day', true],
      ['noted', true],
    ]);
    const { totals, open } = moneyOf(jobs, options);
    expect(totals).toMatchObject({ billed: 3 * 375_00 + 5_00, unnoted: 375_00 });
    expect(open.map(({ bookingId }) => bookingId)).toEqual(['that day', 'noted']);
  });

  it('is any while nothing is noted at all', () => {
    const none = jobsInBooks([pricedBooking()], [], counting);
    expect(moneyOf(none, options).totals).toMatchObject({
      billed: 375_00,
      unnoted: 375_00,
      open: 0,
    });
  });
});

const instants = fc
  .integer({ min: 0, max: 700 * 24 * 60 })
  .map((minutes) => new Date(Date.UTC(2026, 0, 2) + minutes * 60_000).toISOString());

const records = fc.array(
  fc.record({
    day: fc.integer({ min: 0, max: 700 }),
    hasRecord: fc.boolean(),
    lines: fc.array(fc.integer({ min: -300_00, max: 300_00 }).filter((amount) => amount !== 0)),
    payments: fc.array(
      fc.record({
        at: instants,
        amount: fc.integer({ min: 1, max: 500_00 }),
        method: fc.constantFrom<PaymentMethod>(...paymentMethods),
        undone: fc.boolean(),
        disputes: fc.array(
          fc.record({
            at: instants,
            amount: fc.integer({ min: 1, max: 100 }),
            state: fc.constantFrom<DisputeState>(...disputeStates),
          }),
          { maxLength: 2 },
        ),
        refunds: fc.array(fc.record({ at: instants, amount: fc.integer({ min: 1, max: 100 }) })),
      }),
      { maxLength: 4 },
    ),
  }),
  { maxLength: 8 },
);

it('the months and methods together are the records', () => {
  const by = 'Owner';
  fc.assert(
    fc.property(records, (drawn) => {
      const jobs = jobsOf(
        drawn.map(({ day, hasRecord, lines, payments }) => ({
          hasRecord,
          booking: { date: addDays('2026-01-01', day) },
          record: {
            lines: lines.map((amount, index) => lineOf(amount, { id: `l${index}` })),
            payments: payments.map(({ at, amount, method, undone, refunds, disputes }, index) =>
              paymentOf(amount, {
                id: `p${index}`,
                at,
                method,
                ...(undone && { undone: { at, by } }),
                refunds: refunds.map((refund, number) => ({
                  id: `r${number}`,
                  by,
                  at: refund.at,
                  amount: cents(refund.amount),
                })),
                disputes: disputes.map((dispute, number) => ({
                  ...dispute,
                  id: `d${number}`,
                  amount: cents(dispute.amount),
                })),
              }),
            ),
          },
        })),
      );
      const months = Array.from({ length: 36 }, (_, index) => {
        const month = `${2026 + Math.floor(index / 12)}-${String((index % 12) + 1).padStart(2, '0')}`;
        return moneyOf(jobs, { ...options, month, today: '2100-01-01' });
      });
      const total = (key: keyof (typeof months)[0]['totals']) =>
        sumOf(months.map(({ totals }) => totals[key]));
      expect(total('billed')).toBe(sumOf(jobs.map(({ job }) => job.total)));
      expect(total('paid')).toBe(sumOf(jobs.map(({ job }) => job.paid)));
      expect(total('refunded')).toBe(sumOf(jobs.map(({ job }) => job.refunded)));
      expect(total('chargedBack')).toBe(sumOf(jobs.map(({ job }) => job.chargedBack)));
      const isUnnoted = ({ isNoted }: BookedJob) => !isNoted;
      expect(total('unnoted')).toBe(sumOf(jobs.filter(isUnnoted).map(({ job }) => job.total)));
      const open = jobs.map(({ job, isNoted }) => (isNoted && job.due > 0 ? job.due : noCents));
      expect(total('open')).toBe(sumOf(open));
      const balance = sumOf(
        movementsOf(jobs, centralTime).map(({ kind, amount }) =>
          kind === 'payment' ? amount : minus(noCents, amount),
        ),
      );
      const back = sumOf([total('refunded'), total('chargedBack')]);
      expect(balance).toBe(minus(total('paid'), back));
    }),
  );
});
