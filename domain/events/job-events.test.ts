import { expect, it } from 'vitest';
import type { Booking } from '#domain/booking/booking.schema.ts';
import { none } from '#domain/business/state-packs/none.ts';
import { texas } from '#domain/business/state-packs/texas.ts';
import { cents } from '#domain/jobs/cents.ts';
import type { JobRecord } from '#domain/jobs/job-record.ts';
import {
  sampleJob,
  samplePayment,
  sampleReport,
  sampleSignature,
} from '#domain/jobs/testing/sample-job.ts';
import { messageBooking } from '#domain/messages/testing/message-samples.ts';
import { centralTime } from '#domain/schedule/testing/central-time.ts';
import { jobEvents } from './job-events.ts';

const at = '2026-12-01T20:00:00.000Z';
const owner = { at, by: 'Owner' };
const report = { reports: [sampleReport()] };
const refund = { id: 'f1', ...owner, amount: cents(5_000), note: 'Secret note' };

function eventsOf(job: Partial<JobRecord>, booking: Partial<Booking> = {}, { law } = texas) {
  return jobEvents(messageBooking(booking), sampleJob(job), { zone: centralTime, law });
}

const toldOf = (...args: Parameters<typeof eventsOf>) =>
  eventsOf(...args)
    .map((event) => `${event.id} ${event.type} ${event.at.toISOString()}`)
    .filter((line) => !line.includes('report.due'));

it.each<[string, Partial<JobRecord>, string[]]>([
  ['nothing', {}, []],
  [
    'each signature',
    { signatures: [sampleSignature(), sampleSignature({ id: 's2', name: 'Ana Delgado' })] },
    [
      'job-b1-signed-s1 agreement.signed 2026-11-21T15:00:00.000Z',
      'job-b1-signed-s2 agreement.signed 2026-11-21T15:00:00.000Z',
    ],
  ],
  [
    'a payment by hand once its time for undo is over',
    { payments: [samplePayment({ at })] },
    ['job-b1-paid-p1 payment.succeeded 2026-12-01T20:05:00.000Z'],
  ],
  [
    'an online payment at once',
    { payments: [samplePayment({ at, id: 'pi_1', method: 'online' })] },
    ['job-b1-paid-pi_1 payment.succeeded 2026-12-01T20:00:00.000Z'],
  ],
  ['no undone payment', { payments: [samplePayment({ undone: owner })] }, []],
  [
    'a refund, not before its payment',
    { payments: [samplePayment({ at, refunds: [refund] })] },
    [
      'job-b1-paid-p1 payment.succeeded 2026-12-01T20:05:00.000Z',
      'job-b1-refunded-f1 payment.refunded 2026-12-01T20:05:00.000Z',
    ],
  ],
  [
    'a dispute, and how it was decided',
    {
      payments: [
        samplePayment({
          at,
          method: 'online',
          disputes: [
            {
              id: 'du',
              at,
              amount: cents(100),
              state: 'lost',
              settledAt: '2026-12-20T15:00:00.000Z',
            },
          ],
        }),
      ],
    },
    [
      'job-b1-paid-p1 payment.succeeded 2026-12-01T20:00:00.000Z',
      'job-b1-disputed-du dispute.opened 2026-12-01T20:00:00.000Z',
      'job-b1-lost-du dispute.settled 2026-12-20T15:00:00.000Z',
    ],
  ],
  ['no report before its release', report, []],
  [
    'a release once, also after a new version',
    {
      reports: [sampleReport(), sampleReport({ id: 'r2', at: '2026-12-03T15:00:00.000Z' })],
      released: { at: '2026-12-02T15:00:00.000Z', by: '' },
    },
    ['job-b1-released-r1 report.released 2026-12-02T15:00:00.000Z'],
  ],
  [
    'no report that was undone before it could be read',
    { reports: [sampleReport({ withdrawn: owner })] },
    [],
  ],
  [
    'a report that was withdrawn',
    { reports: [sampleReport({ withdrawn: { ...owner, wasReadable: true } })] },
    [`job-b1-withdrawn-r1 report.withdrawn ${at}`],
  ],
  [
    'a no-show once it can no longer be undone',
    { outcome: { ...owner, what: 'no_show' } },
    [`job-b1-no_show-${Date.parse(at)} booking.no_show 2026-12-01T20:05:00.000Z`],
  ],
  [
    'no late cancellation, which is a cancellation',
    { outcome: { ...owner, what: 'late_cancellation' } },
    [],
  ],
  ['nothing of an erased person', { erasedAt: at, payments: [samplePayment()] }, []],
])('a job tells %s', (_, job, events) => {
  expect(toldOf(job)).toEqual(events);
});

it.each<[string, Partial<Booking>]>([
  ['deleted', { deletedAt: at }],
  ['erased', { erasedAt: at }],
  ['unconfirmed', { confirmBy: at }],
])('a job of an %s booking tells nothing', (_, booking) => {
  expect(eventsOf({ signatures: [sampleSignature()] }, booking)).toEqual([]);
});

it('the job of a canceled booking still tells of money', () => {
  const [event] = eventsOf({ payments: [samplePayment()] }, { status: 'cancelled' });
  expect(event?.type).toBe('payment.succeeded');
});

it('what others learn has no text, name, address, browser or note', () => {
  const events = eventsOf({
    signatures: [sampleSignature()],
    payments: [samplePayment({ refunds: [refund] })],
    ...report,
    released: owner,
  });
  const news = JSON.stringify(
    events.map(({ about }) => ('booking' in about ? about.job : undefined)),
  );
  expect(events).toHaveLength(4);
  expect(news).not.toMatch(/secret|Delgado|203\.0|Firefox|electronically|1024|report\.pdf/i);
});

const due = (...args: Parameters<typeof eventsOf>) =>
  eventsOf(...args)
    .filter(({ type }) => type === 'report.due')
    .map((event) => event.at.toISOString());

it.each<[string, Partial<JobRecord>, Partial<Booking>, string[]]>([
  ['in the morning of its last day', {}, {}, ['2026-12-03T13:00:00.000Z']],
  [
    'at the latest when it is due',
    {},
    { time: '05:00', minutes: 60 },
    ['2026-12-03T12:00:00.000Z'],
  ],
  ['once it is there', report, {}, []],
  ['after a no-show', { outcome: { ...owner, what: 'no_show' } }, {}, []],
  ['after a cancellation', {}, { status: 'cancelled' }, []],
  ['for an owner who hands it over elsewhere', { revision: 0 }, {}, []],
])('a report is due %s: $3', (_, job, booking, expected) => {
  expect(due(job, booking)).toEqual(expected);
});

it('no report is due in a state without a rule', () => {
  expect(due({}, {}, none)).toEqual([]);
});
