import { describe, expect, it } from 'vitest';
import type { Booking } from '#domain/booking/booking.schema.ts';
import { emptyJob, type JobRecord } from '#domain/jobs/job-record.ts';
import { sampleReport } from '#domain/jobs/testing/sample-job.ts';
import { sampleBooking } from '#domain/messages/sample-subjects.ts';
import { centralTime } from '#domain/schedule/testing/central-time.ts';
import { agentView, isFollowable, mayFollow } from './agent-view.ts';

const now = new Date('2026-12-01T18:00:00.000Z');
const terms = { now, zone: centralTime, linkMonths: 24 };
const mark = { at: '2026-12-01T17:50:00.000Z', by: 'Owner' };

const bookingOf = (fields: Partial<Booking> = {}): Booking => ({
  ...sampleBooking,
  agentName: 'Jane Doe',
  agentEmail: 'jane@realty.example',
  agentConsent: true,
  ...fields,
});

const withJob = (fields: Partial<Booking> = {}, record: Partial<JobRecord> = {}) => {
  const booking = bookingOf(fields);
  return { booking, record: { ...emptyJob(booking), ...record } };
};

const viewOf = (...bookings: ReturnType<typeof withJob>[]) =>
  agentView(bookings, { ...terms, agent: { email: 'jane@realty.example', mails: true } });

describe('what an agent may follow', () => {
  it.each<[string, Partial<Booking>]>([
    ['waits for its client', { confirmBy: '2026-12-01T20:00:00.000Z' }],
    ['was released', { confirmBy: '2026-11-21T20:00:00.000Z', status: 'cancelled' }],
    ['was deleted, as spam too', { deletedAt: mark.at }],
    ['was erased', { erasedAt: mark.at }],
    ['is so old that its client’s page is gone', { date: '2024-11-30' }],
  ])('is no booking that %s', (_case, fields) => {
    expect(isFollowable(bookingOf(fields), terms)).toBe(false);
  });

  it('is a certain booking, also a canceled one', () => {
    expect(isFollowable(bookingOf(), terms)).toBe(true);
    expect(isFollowable(bookingOf({ status: 'cancelled' }), terms)).toBe(true);
  });

  it('is only what the client agrees to', () => {
    expect(mayFollow(withJob(), now)).toBe(true);
    expect(mayFollow(withJob({ agentConsent: undefined, agentCopy: true }), now)).toBe(false);
    expect(mayFollow(withJob({}, { agentWithdrawnAt: mark.at }), now)).toBe(false);
  });

  it('is the released report alone, by a consent from before agents had a page', () => {
    const agent = { consentedAt: mark.at, link: 'digest' };
    const fields = { agentConsent: undefined };
    expect(mayFollow(withJob(fields, { agent }), now)).toBe(false);
    const reports = [sampleReport({ at: '2026-12-01T12:00:00.000Z' })];
    const released = withJob(fields, { agent, reports, released: mark });
    expect(mayFollow(released, new Date(now.getTime() - 1))).toBe(false);
    expect(mayFollow(released, now)).toBe(true);
  });
});

describe('the page of an agent', () => {
  it('shows nothing of a client, no price, and no number of inspections', () => {
    const view = viewOf(withJob({ notes: 'Gate code 1234', entry: 'Lockbox', pets: 'A dog' }));
    expect(view).toEqual({
      email: 'jane@realty.example',
      name: 'Jane Doe',
      mails: true,
      upcoming: [],
      past: [
        {
          id: 'sample',
          date: '2026-12-01',
          time: '08:00',
          minutes: 180,
          address: '1200 Elm Street',
          state: 'inspected',
          report: undefined,
        },
      ],
      partner: undefined,
    });
  });

  it('has what comes first on top, and of the past what was last', () => {
    const { upcoming, past } = viewOf(
      withJob({ id: 'late', date: '2026-12-09' }),
      withJob({ id: 'old', date: '2026-11-03' }),
      withJob({ id: 'soon', date: '2026-12-02' }),
      withJob({ id: 'recent', date: '2026-11-24' }),
    );
    expect(upcoming.map(({ id }) => id)).toEqual(['soon', 'late']);
    expect(past.map(({ id }) => id)).toEqual(['recent', 'old']);
  });

  const ahead = { date: '2026-12-02' };
  const moved = {
    ...mark,
    what: 'moved' as const,
    from: { date: '2026-11-30', time: '08:00' },
    to: { date: '2026-12-02', time: '08:00' },
  };
  const report = sampleReport({ at: mark.at });
  const outcome = { ...mark, what: 'no_show' as const };

  it.each([
    ['booked', withJob(ahead)],
    ['moved', withJob({ ...ahead, history: [moved] })],
    ['canceled', withJob({ ...ahead, status: 'cancelled', history: [moved] })],
    ['inspected', withJob({ ...ahead, status: 'completed' })],
    ['inspected', withJob({ date: '2026-11-30' }, { reports: [report] })],
    ['not_inspected', withJob({ date: '2026-11-30' }, { outcome })],
    ['report_ready', withJob({ date: '2026-11-30' }, { reports: [report], released: mark })],
  ])('says that an inspection is %s', (state, one) => {
    const { upcoming, past } = viewOf(one);
    expect([...upcoming, ...past].map((shown) => shown.state)).toEqual([state]);
  });

  it('offers the current report once it is released', () => {
    const reports = [
      sampleReport({ id: 'first', at: '2026-12-01T15:00:00.000Z' }),
      sampleReport({ id: 'last', at: mark.at, bytes: 77 }),
      // Can still be taken back.
      sampleReport({ id: 'newest', at: '2026-12-01T17:51:00.000Z' }),
    ];
    const [kept] = viewOf(withJob({}, { reports })).past;
    expect(kept?.report).toBeUndefined();
    const [tooEarly] = viewOf(withJob({}, { reports, released: mark })).past;
    expect(tooEarly?.report?.bytes).toBe(4_000_000);
  });

  it('greets nobody by a text that is no name', () => {
    expect(viewOf(withJob({ agentName: 'You won! Visit evil.app/x' })).name).toBeUndefined();
  });
});
