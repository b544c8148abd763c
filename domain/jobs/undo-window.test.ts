import { describe, expect, it } from 'vitest';
import { type JobTerms, jobOf, released } from './job.ts';
import { withoutLine, withoutPayment } from './job-changes.ts';
import type { JobRecord } from './job-record.ts';
import { readableReport } from './readable-report.ts';
import { lineOf, paymentOf, pricedBooking } from './testing/priced-job.ts';
import { sampleJob, sampleReport } from './testing/sample-job.ts';
import { isSettled, settledJob } from './undo-window.ts';

const entered = '2026-12-01T18:00:00.000Z';
const settles = Date.parse('2026-12-01T18:05:00.000Z');
const at = (milliseconds: number) => new Date(settles + milliseconds);
const now = new Date(entered);
const owner = (instant: Date) => ({ at: instant.toISOString(), by: 'Owner' });

const terms: JobTerms = {
  booking: pricedBooking(),
  asksAgreement: false,
  paymentTime: 'inspection',
};
const reports = [sampleReport({ at: '2026-12-01T12:00:00.000Z' })];
const early = { at: '2026-12-01T12:00:00.000Z' };
const payment = paymentOf(375_00, { at: entered });
const discount = lineOf(-75_00, { at: entered });
const sprinklers = lineOf(50_00, early);
const removed = { at: entered, by: 'Owner' };

const cases: [string, Partial<JobRecord>, (job: JobRecord, instant: Date) => JobRecord][] = [
  [
    'a payment',
    { payments: [payment] },
    (job, instant) => withoutPayment(job, payment.id, owner(instant)) as JobRecord,
  ],
  [
    'a discount',
    { payments: [paymentOf(300_00, early)], lines: [discount] },
    (job, instant) => withoutLine(job, discount.id, owner(instant)) as JobRecord,
  ],
  [
    'a removed line',
    { payments: [paymentOf(375_00, early)], lines: [{ ...sprinklers, removed }] },
    (job) => ({ ...job, lines: [...job.lines, lineOf(50_01, { at: entered })] }),
  ],
];

describe.each(cases)('a release by %s that can be undone', (_, fields, undo) => {
  const job = sampleJob({ reports, ...fields });
  const pending = released(job, terms, now);

  it('opens the report when it can be undone no more, and not a millisecond before', () => {
    expect(pending.released).toEqual({ at: at(0).toISOString(), by: '' });
    expect(readableReport(pending, at(-1))).toBeUndefined();
    expect(readableReport(pending, at(0))?.id).toBe('r1');
  });

  it('is over with the undo', () => {
    const undone = released(undo(pending, at(-1)), terms, at(-1));
    expect(undone).not.toHaveProperty('released');
    expect(jobOf(undone, terms).block).toBe('payment_due');
    expect(readableReport(undone, at(60_000_000))).toBeUndefined();
  });

  it('is the same for each repeated call, and stays once it is there', () => {
    expect(released(pending, terms, at(-1))).toBe(pending);
    expect(released(pending, terms, at(1))).toBe(pending);
  });

  it('is later by what is entered meanwhile', () => {
    const again = {
      ...pending,
      lines: [...pending.lines, lineOf(-1, { at: at(-60_000).toISOString() })],
    };
    const moved = released(again, terms, at(-60_000));
    expect(moved.released?.at).toBe(at(4 * 60_000).toISOString());
  });
});

it('an online payment releases at once', () => {
  const job = sampleJob({ reports, payments: [{ ...payment, method: 'online' }] });
  expect(released(job, terms, now).released?.at).toBe(entered);
});

describe('what is settled', () => {
  const job = sampleJob({
    payments: [payment, paymentOf(1_00, early), paymentOf(2_00, { method: 'online', at: entered })],
    lines: [discount, { ...sprinklers, removed }, lineOf(9_00, early)],
  });

  it('is what was entered five minutes ago, or came online', () => {
    const before = settledJob(job, at(-1));
    expect(before.payments.map(({ amount }) => amount)).toEqual([1_00, 2_00]);
    expect(before.lines).toEqual([sprinklers, lineOf(9_00, early)]);
    expect(isSettled(job, at(-1))).toBe(false);
    expect(settledJob(job, at(0))).toBe(job);
  });

  it('is a job without anything about money', () => {
    expect(isSettled(sampleJob(), now)).toBe(true);
  });
});
