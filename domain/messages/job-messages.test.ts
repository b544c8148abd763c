import { describe, expect, it } from 'vitest';
import type { Booking } from '#domain/booking/booking.schema.ts';
import { cents } from '#domain/jobs/cents.ts';
import { released } from '#domain/jobs/job.ts';
import { withoutPayment } from '#domain/jobs/job-changes.ts';
import type { JobRecord, PriceLine } from '#domain/jobs/job-record.ts';
import {
  sampleJob,
  sampleLine,
  samplePayment,
  sampleReport,
  sampleSignature,
} from '#domain/jobs/testing/sample-job.ts';
import { centralTime } from '#domain/schedule/testing/central-time.ts';
import { jobMessages } from './job-messages.ts';
import { messageBooking, messageSettings } from './testing/message-samples.ts';

interface Case {
  job?: Partial<JobRecord>;
  booking?: Partial<Booking>;
  settings?: Parameters<typeof messageSettings>[0];
  asksAgreement?: boolean;
}

const messagesOf = ({ job, booking, settings, asksAgreement = false }: Case) =>
  jobMessages(messageBooking(booking), sampleJob(job), messageSettings(settings), {
    zone: centralTime,
    terms: { asksAgreement, paymentTime: 'inspection' },
  });

const lines = (given: Case) => messagesOf(given).map(({ id, due }) => `${id} ${due.toISOString()}`);

const kinds = (given: Case) => messagesOf(given).map(({ kind }) => kind);

const at = '2026-12-01T20:00:00.000Z';
const owner = { at, by: 'Owner' };

describe('the request to sign', () => {
  const asked = { asksAgreement: true };
  const both = [
    'agreement_reminder-b1-2026-12-01-0800-2 2026-11-29T23:00:00.000Z',
    'agreement_reminder-b1-2026-12-01-0800-1 2026-11-30T23:00:00.000Z',
  ];
  const signature = sampleSignature({ total: cents(0) });

  it.each<[string, Case, string[]]>([
    ['is sent two days and one day before', {}, both],
    ['is not sent where none is asked', { asksAgreement: false }, []],
    [
      'is not sent once more for a booking made after it',
      { booking: { createdAt: '2026-11-29T23:00:00.000Z' } },
      both.slice(1),
    ],
    [
      'is not sent for a booking moved to tomorrow',
      { booking: { history: [{ at: '2026-11-30T23:30:00.000Z', by: 'Owner', what: 'moved' }] } },
      [],
    ],
    ['is not sent to nobody', { booking: { email: '' } }, []],
    ['is not sent for a canceled booking', { booking: { status: 'cancelled' } }, []],
    ['is not sent for a completed one', { booking: { status: 'completed' } }, []],
    ['is not sent for one that waits for its client', { booking: { confirmBy: at } }, []],
    ['is not sent for a deleted one', { booking: { deletedAt: at } }, []],
    ['is not sent for an erased person', { job: { erasedAt: at } }, []],
    ['is not sent after a no-show', { job: { outcome: { ...owner, what: 'no_show' } } }, []],
  ])('%s', (_, given, expected) => {
    expect(lines({ ...asked, ...given })).toEqual(expected);
  });

  it('ends with the signature, and begins again with another price', () => {
    const reminders = (job: Partial<JobRecord>) =>
      kinds({ ...asked, job }).filter((kind) => kind === 'agreement_reminder');
    expect(reminders({ signatures: [signature] })).toEqual([]);
    expect(reminders({ signatures: [signature], lines: [sampleLine()] })).toHaveLength(2);
  });

  it('is not sent once the appointment has begun', () => {
    const [, last] = messagesOf(asked);
    expect(last?.expires.toISOString()).toBe('2026-12-01T14:00:00.000Z');
  });
});

it('each signature is sent to client and owner, also of an appointment that was canceled since', () => {
  const signatures = [sampleSignature(), sampleSignature({ id: 's2' })];
  const sent = (booking: Partial<Booking>) => lines({ job: { signatures }, booking });
  expect(sent({ status: 'cancelled' })).toEqual([
    'agreement_signed-b1-s1 2026-11-21T15:00:00.000Z',
    'signed_agreement-b1-s1 2026-11-21T15:00:00.000Z',
    'agreement_signed-b1-s2 2026-11-21T15:00:00.000Z',
    'signed_agreement-b1-s2 2026-11-21T15:00:00.000Z',
  ]);
  expect(sent({ email: '' })).toHaveLength(2);
});

it.each<[string, JobRecord['payments'], string[]]>([
  [
    'by hand once it can no longer be undone',
    [samplePayment({ at })],
    ['payment_receipt-b1-p1 2026-12-01T20:05:00.000Z'],
  ],
  [
    'online at once',
    [samplePayment({ at, id: 'pi_1', method: 'online' })],
    ['payment_receipt-b1-pi_1 2026-12-01T20:00:00.000Z'],
  ],
  ['that was undone never', [samplePayment({ undone: owner })], []],
  [
    'and its refunds each, not before',
    [
      samplePayment({
        at,
        refunds: [
          { id: 'f1', ...owner, amount: cents(100) },
          { id: 'f2', by: 'Owner', at: '2026-12-05T20:00:00.000Z', amount: cents(200) },
        ],
      }),
    ],
    [
      'payment_receipt-b1-p1 2026-12-01T20:05:00.000Z',
      'refund_receipt-b1-f1 2026-12-01T20:05:00.000Z',
      'refund_receipt-b1-f2 2026-12-05T20:00:00.000Z',
    ],
  ],
])('the receipt of a payment %s', (_, payments, expected) => {
  expect(lines({ job: { payments }, booking: { status: 'cancelled' } })).toEqual(expected);
});

describe('a changed price', () => {
  const line = (id: string, time: string, fields: Partial<PriceLine> = {}) =>
    sampleLine({ id, at: `2026-11-25T${time}.000Z`, ...fields });
  const removed = (time: string) => ({ removed: { by: 'Owner', at: `2026-11-25T${time}.000Z` } });
  const told = (...changes: PriceLine[]) =>
    messagesOf({ job: { lines: changes } }).map(({ due }) => due.toISOString());

  it.each<[string, PriceLine[], string[]]>([
    ['is told five minutes later', [line('a', '15:00:00')], ['2026-11-25T15:05:00.000Z']],
    [
      'is told once for several changes, from the last',
      [line('a', '15:00:00'), line('b', '15:04:00')],
      ['2026-11-25T15:09:00.000Z'],
    ],
    [
      'is told when a line is taken off later',
      [line('a', '15:00:00', removed('15:05:00'))],
      ['2026-11-25T15:10:00.000Z'],
    ],
    ['is not told if it was taken back in time', [line('a', '15:00:00', removed('15:04:59'))], []],
    [
      'is not told if another line takes its place',
      [
        line('a', '14:00:00', removed('15:00:00')),
        line('b', '15:00:01', { label: 'Sprinkler system' }),
      ],
      [],
    ],
  ])('%s', (_, changes, expected) => {
    expect(told(...changes)).toEqual(expected);
  });

  it.each<[string, Case]>([
    ['a canceled booking', { booking: { status: 'cancelled' } }],
    [
      'the fee of a no-show',
      { job: { lines: [sampleLine()], outcome: { ...owner, what: 'no_show' } } },
    ],
  ])('is not told for %s, where the client would be asked again', (_, given) => {
    expect(kinds({ job: { lines: [sampleLine()] }, ...given })).toEqual([]);
  });
});

describe('the fee for an appointment without an inspection', () => {
  const fee = (id: string, time: string, fields: Partial<PriceLine> = {}) =>
    sampleLine({ id, kind: 'no_show_fee', at: `2026-12-01T${time}.000Z`, ...fields });
  const removed = (time: string) => ({ removed: { by: 'Owner', at: `2026-12-01T${time}.000Z` } });
  const ofFees = (...fees: PriceLine[]): Case => ({
    job: { lines: [sampleLine(), ...fees], outcome: { ...owner, what: 'no_show' } },
  });
  const told = (at: string) => [`fee_charged-b1-${Date.parse(at) - 5 * 60_000} ${at}`];

  it.each<[string, Case, string[]]>([
    ['is told five minutes later', ofFees(fee('a', '20:00:00')), told('2026-12-01T20:05:00.000Z')],
    [
      'is told once when it was changed in time',
      ofFees(fee('a', '20:00:00', removed('20:02:00')), fee('b', '20:02:00')),
      told('2026-12-01T20:07:00.000Z'),
    ],
    [
      'is told when it is dropped later',
      ofFees(fee('a', '20:00:00', removed('21:00:00'))),
      told('2026-12-01T21:05:00.000Z'),
    ],
    [
      'is not told if it was taken back in time',
      ofFees(fee('a', '20:00:00', removed('20:04:59'))),
      [],
    ],
    ['is not told where there is none', ofFees(), []],
    [
      'is told of a canceled booking',
      {
        job: { lines: [fee('a', '20:00:00', { kind: 'late_cancellation_fee' })] },
        booking: { status: 'cancelled' },
      },
      told('2026-12-01T20:05:00.000Z'),
    ],
  ])('%s', (_, given, expected) => {
    expect(lines(given)).toEqual(expected);
  });

  it('taken off with the outcome is a changed price', () => {
    const job = { lines: [fee('a', '20:00:00', removed('21:00:00'))] };
    expect(kinds({ job })).toEqual(['price_changed']);
  });
});

describe('a report', () => {
  const released = { at: '2026-12-02T15:00:00.000Z', by: '' };
  const reports = [sampleReport()];
  const agent = { consentedAt: '2026-11-30T15:00:00.000Z' };
  const withdrawn = { at: '2026-12-05T15:00:00.000Z', by: 'Owner', wasReadable: true } as const;
  const late = sampleReport({ id: 'r2', at: '2026-12-03T15:00:00.000Z' });

  it.each<[string, Case, string[]]>([
    ['is not told before its release', { job: { reports, agent } }, []],
    [
      'is told to the client alone without consent',
      { job: { reports, released } },
      ['report_ready-b1-r1 2026-12-02T15:00:00.000Z'],
    ],
    [
      'is told to the agent with the client’s consent',
      { job: { reports, released, agent } },
      [
        'report_ready-b1-r1 2026-12-02T15:00:00.000Z',
        `report_for_agent-b1-${Date.parse(agent.consentedAt)} 2026-12-02T15:00:00.000Z`,
      ],
    ],
    [
      'is told to the agent when the consent comes later',
      {
        job: { reports, released, agent: { consentedAt: '2026-12-04T15:00:00.000Z' } },
        booking: { email: '' },
      },
      [`report_for_agent-b1-${Date.parse('2026-12-04T15:00:00.000Z')} 2026-12-04T15:00:00.000Z`],
    ],
    [
      'is told again to the client for a new version; the agent’s link shows it',
      { job: { reports: [...reports, late], released, agent } },
      [
        'report_ready-b1-r2 2026-12-03T15:10:00.000Z',
        `report_for_agent-b1-${Date.parse(agent.consentedAt)} 2026-12-02T15:00:00.000Z`,
      ],
    ],
    [
      'is told ten minutes after a release by hand',
      { job: { reports, released: { ...released, by: 'Owner' } } },
      ['report_ready-b1-r1 2026-12-02T15:10:00.000Z'],
    ],
    [
      'is not told when it was taken back before',
      { job: { reports: [{ ...late, withdrawn: { at: late.at, by: 'Owner' } }], agent } },
      [],
    ],
    [
      'is told to the client as withdrawn, once for all versions',
      { job: { reports: [...reports, late].map((one) => ({ ...one, withdrawn })), agent } },
      [`report_withdrawn-b1-r2 ${withdrawn.at}`],
    ],
    [
      'is not told twice to an agent who booked in his own name',
      { job: { reports, released, agent }, booking: { email: 'jane@agents.example' } },
      ['report_ready-b1-r1 2026-12-02T15:00:00.000Z'],
    ],
  ])('%s', (_, given, expected) => {
    expect(lines(given)).toEqual(expected);
  });
});

it('a kind that is off is not sent', () => {
  const job = { signatures: [sampleSignature({ total: cents(0) })] };
  expect(kinds({ job, settings: { off: ['agreement_signed'] } })).toEqual(['signed_agreement']);
});

describe('a report that a payment by hand releases', () => {
  const booking = messageBooking();
  const terms = { booking, asksAgreement: false, paymentTime: 'inspection' } as const;
  const reports = [sampleReport({ at: '2026-12-01T12:00:00.000Z' })];
  const paid = { lines: [sampleLine()], payments: [samplePayment({ at, amount: cents(4_550) })] };
  const job = released(sampleJob({ ...paid, reports }), terms, new Date(at));
  const told = (record: JobRecord) =>
    jobMessages(booking, record, messageSettings(), { zone: centralTime, terms })
      .filter(({ kind }) => kind !== 'price_changed')
      .map(({ kind, due }) => `${kind} ${due.toISOString()}`);

  it('is told of once the payment cannot be undone', () => {
    expect(told(job)).toEqual([
      'payment_receipt 2026-12-01T20:05:00.000Z',
      'report_ready 2026-12-01T20:05:00.000Z',
    ]);
  });

  it('is told of to nobody if it is undone', () => {
    const mark = { at: '2026-12-01T20:00:00.020Z', by: 'Owner' };
    const undone = withoutPayment(job, 'p1', mark) as JobRecord;
    expect(told(released(undone, terms, new Date(mark.at)))).toEqual([]);
  });
});

it('a mail counts no payment that can still be undone', () => {
  const first = samplePayment({ at, amount: cents(100) });
  const second = samplePayment({ at: '2026-12-01T20:04:00.000Z', id: 'p2', amount: cents(200) });
  const counted = messagesOf({ job: { payments: [first, second] } }).map(({ about }) =>
    'booking' in about ? about.job?.record.payments.map(({ id }) => id) : [],
  );
  expect(counted).toEqual([['p1'], ['p1', 'p2']]);
});
