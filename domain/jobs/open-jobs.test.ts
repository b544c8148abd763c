import { describe, expect, it } from 'vitest';
import type { Booking } from '#domain/booking/booking.schema.ts';
import { centralTime } from '#domain/schedule/testing/central-time.ts';
import { cents } from './cents.ts';
import type { DisputeState, JobRecord } from './job-record.ts';
import { openJobs } from './open-jobs.ts';
import { jobsInBooks } from './testing/jobs-in-books.ts';
import { paymentOf, pricedBooking, signatureOf } from './testing/priced-job.ts';
import { sampleJob, sampleReport } from './testing/sample-job.ts';

/** An appointment on December 1 from 8 to 11 AM, which is 14:00 to 17:00 UTC. */
function openAt(
  now: string,
  {
    booking = {},
    record = {},
    isPaidAtClosing = false,
  }: { booking?: Partial<Booking>; record?: Partial<JobRecord>; isPaidAtClosing?: boolean } = {},
) {
  const jobs = jobsInBooks([pricedBooking(booking)], [sampleJob(record)], {
    termsFor: (one) => {
      const paymentTime = isPaidAtClosing ? 'closing' : 'inspection';
      return { booking: one, asksAgreement: true, paymentTime };
    },
    zone: centralTime,
  });
  const law = { reportDays: 2 };
  return openJobs(jobs, { now: new Date(now), zone: centralTime, law, isPaidAtClosing });
}

const signedFor = (total: number) => ({ signatures: [signatureOf(total)] });
const signed = signedFor(375_00);

describe('an open job', () => {
  it.each([
    ['two days before', '2026-11-29T14:00:00Z', undefined],
    ['the day before', '2026-11-30T14:00:00Z', ['signature']],
    ['until its end', '2026-12-01T16:59:59Z', ['signature']],
    ['from its end on', '2026-12-01T17:00:00Z', ['payment', 'report']],
    ['for two months', '2027-01-30T17:00:00Z', ['payment', 'report']],
    ['no longer', '2027-01-31T17:00:00Z', undefined],
  ])('%s', (_name, now, needs) => {
    expect(openAt(now)[0]?.needs).toEqual(needs);
  });

  it('has no price, unless it is paid at closing', () => {
    const booking = { quote: undefined };
    const after = '2026-12-01T17:00:00Z';
    expect(openAt(after, { booking, record: signedFor(0) })[0]?.needs).toEqual(['price', 'report']);
    const closing = { booking, record: signedFor(0), isPaidAtClosing: true };
    expect(openAt(after, closing)[0]?.needs).toEqual(['report']);
  });

  it('has a dispute to answer, however long ago the appointment was', () => {
    const respondBy = '2027-06-10T15:00:00.000Z';
    const at = '2027-06-01T15:00:00.000Z';
    const of = (state: DisputeState) => ({
      payments: [
        paymentOf(375_00, { disputes: [{ id: 'du', at, amount: cents(1), state, respondBy }] }),
      ],
    });
    expect(openAt(at, { record: of('needs_response') })).toMatchObject([
      { needs: ['dispute'], disputeDueAt: respondBy },
    ]);
    for (const state of ['under_review', 'closed', 'lost'] as const) {
      expect(openAt(at, { record: of(state) })).toEqual([]);
    }
  });

  it('says what is due, and by when the state asks for the report', () => {
    expect(openAt('2026-12-01T17:00:00Z', { record: signed })).toEqual([
      {
        bookingId: 'b1',
        name: 'Maria Delgado',
        street: '1200 Elm Street',
        date: '2026-12-01',
        time: '08:00',
        needs: ['payment', 'report'],
        due: 375_00,
        reportDueAt: '2026-12-03T17:00:00.000Z',
      },
    ]);
  });

  it('is not open for what is paid at closing', () => {
    const record = { ...signed, reports: [sampleReport()] };
    expect(openAt('2026-12-01T18:00:00Z', { record, isPaidAtClosing: true })).toEqual([]);
  });

  const after = '2026-12-01T18:00:00Z';
  const done = { ...signed, payments: [paymentOf(375_00)], reports: [sampleReport()] };

  it.each<[string, Parameters<typeof openAt>[1]]>([
    ['done', { record: done }],
    ['canceled', { booking: { status: 'cancelled' } }],
    ['deleted', { booking: { deletedAt: after } }],
    ['erased', { booking: { erasedAt: after } }],
    ['not confirmed', { booking: { confirmBy: '2026-12-01T12:00:00.000Z' } }],
    ['missed', { record: { outcome: { what: 'no_show', at: after, by: 'Owner' } } }],
  ])('is none when %s', (_name, changes) => {
    expect(openAt(after, changes)).toEqual([]);
  });
});
