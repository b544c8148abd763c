import { addMinutes } from 'date-fns/addMinutes';
import { expect, test } from 'vitest';
import type { AgreementTemplate } from '#domain/agreements/agreement-template.ts';
import { leadEventTypes } from '#domain/events/lead-event.ts';
import { cents } from '#domain/jobs/cents.ts';
import type { JobRecord } from '#domain/jobs/job-record.ts';
import {
  sampleLine,
  samplePayment,
  sampleReport,
  sampleSignature,
} from '#domain/jobs/testing/sample-job.ts';
import { sampleBooking } from '../testing/sample-records.ts';
import { now, outboxCalls } from './outbox-calls.ts';
import type { StoreFixture } from './store-fixture.ts';

const by = { at: now.toISOString(), by: 'Owner' };
const { at } = by;
const template = {
  id: 't',
  revision: 1,
  name: 'For all',
  locale: 'en',
  inspectionTypes: [],
  text: '# Agreement',
  createdAt: at,
} satisfies AgreementTemplate;

const signed = { signatures: [sampleSignature({ id: 's', at })] };
const paid = {
  payments: [samplePayment({ ...by, id: 'p', refunds: [{ ...by, id: 'f', amount: cents(1000) }] })],
};
const repriced = { lines: [sampleLine({ ...by, id: 'l' })] };
const withdrawn = { ...by, wasReadable: true } as const;
const released = {
  reports: [sampleReport({ ...by, id: 'r' })],
  released: by,
  agent: { consentedAt: at },
};

/** The messages and events of a job, each in the same step as its cause, also after a restart. */
export function jobNewsContract(fixture: StoreFixture): void {
  const { begin, idsAt, claim } = outboxCalls(fixture);
  const afterwards = addMinutes(now, 11);

  async function bookedWith(job: Partial<JobRecord>) {
    await begin();
    const booking = sampleBooking({ id: 'b', agentEmail: 'jane@agents.example' });
    await fixture.store.reserveSlot(booking);
    await fixture.store.agreementTemplates.add(template);
    if (Object.keys(job).length > 0) {
      await fixture.store.jobs.change(booking, (before) => ({
        next: { ...before, ...job },
        result: undefined,
      }));
    }
  }

  const ofJob = (ids: readonly string[]) =>
    ids.filter((id) => !/^(booking_|new_|reminder)/.test(id));

  test.each<[string, Partial<JobRecord>, string[]]>([
    [
      'is not signed',
      {},
      ['agreement_reminder-b-2026-12-01-0800-1', 'agreement_reminder-b-2026-12-01-0800-2'],
    ],
    [
      'was signed, paid, repriced and released',
      { ...signed, ...paid, ...repriced, ...released },
      [
        'agreement_signed-b-s',
        'payment_receipt-b-p',
        `price_changed-b-${now.getTime()}`,
        'refund_receipt-b-f',
        `report_for_agent-b-${now.getTime()}`,
        'report_ready-b-r',
        'signed_agreement-b-s',
      ],
    ],
    [
      'was withdrawn',
      { ...signed, reports: [sampleReport({ id: 'r', ...by, withdrawn })] },
      [
        'agreement_reminder-b-2026-12-01-0800-1',
        'agreement_reminder-b-2026-12-01-0800-2',
        'agreement_signed-b-s',
        'report_withdrawn-b-r',
        'signed_agreement-b-s',
      ],
    ],
  ])('are the messages of one that %s', async (_, job, ids) => {
    await bookedWith(job);
    expect(ofJob(await idsAt(now))).toEqual(ids);
    await fixture.reopen();
    expect(ofJob(await idsAt(now))).toEqual(ids);
    const due = ids.filter((id) => !id.startsWith('agreement_reminder'));
    expect(ofJob(await claim(afterwards)).sort()).toEqual(due);
    expect(ofJob(await claim(afterwards))).toEqual([]);
  });

  test('are no messages that ask once nobody was there', async () => {
    await bookedWith({ ...repriced, outcome: { ...by, what: 'no_show' } });
    expect(ofJob(await idsAt(now))).toEqual([]);
  });

  test('are an event of each kind', async () => {
    await bookedWith({ ...signed, ...paid, ...released, outcome: { ...by, what: 'no_show' } });
    const since = Object.fromEntries(leadEventTypes.map((type) => [type, at]));
    const typesAt = async (instant: Date) => {
      const planned = await fixture.store.deliveries.planned({ id: 't', since }, instant);
      return planned.map(({ event }) => event.type).sort();
    };
    const types = [
      'agreement.signed',
      'booking.created',
      'booking.no_show',
      'payment.refunded',
      'payment.succeeded',
      'report.released',
    ];
    expect(await typesAt(now)).toEqual(types);
    await fixture.reopen();
    expect(await typesAt(now)).toEqual(types);
    const lease = { target: { id: 't', since }, until: addMinutes(now, 30), limit: 10 };
    const claimed = async (instant: Date) =>
      (await fixture.store.deliveries.claim({ ...lease, now: instant })).map(({ id }) => id);
    expect(await claimed(now)).not.toContain('job-b-paid-p-to-t');
    expect((await claimed(afterwards)).sort()).toEqual([
      `job-b-no_show-${now.getTime()}-to-t`,
      'job-b-paid-p-to-t',
      'job-b-refunded-f-to-t',
      'job-b-released-r-to-t',
    ]);
  });

  test('are a report that is due, until it is there', async () => {
    await bookedWith(signed);
    const since = { 'report.due': at };
    const planned = async () =>
      (await fixture.store.deliveries.planned({ id: 't', since }, now)).map(({ due }) =>
        due.toISOString(),
      );
    expect(await planned()).toEqual(['2026-12-03T13:00:00.000Z']);
    await fixture.store.jobs.change({ id: 'b', createdAt: at }, (job) => ({
      next: { ...job, reports: released.reports },
      result: undefined,
    }));
    expect(await planned()).toEqual([]);
  });
}
