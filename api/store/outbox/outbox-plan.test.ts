import { expect, it } from 'vitest';
import { defaultProfile as profile } from '#domain/business/defaults/default-profile.ts';
import { emptyJob, type JobRecord } from '#domain/jobs/job-record.ts';
import { defaultJobSettings } from '#domain/jobs/job-settings.ts';
import { defaultMessageSettings } from '#domain/messages/message-settings.ts';
import { sampleBooking, sampleContactRequest } from '../testing/sample-records.ts';
import { OutboxPlan } from './outbox-plan.ts';

const NOW = new Date('2026-11-20T15:00:10.000Z');
const LATER = new Date('2026-11-20T15:00:12.000Z');
const settings = {
  ...defaultMessageSettings,
  revision: 1,
  onSince: {},
  since: '2026-11-01T00:00:00.000Z',
};

const rules = {
  webhooks: [],
  staleCalendars: [],
  agentLinks: [],
  settings,
  profile,
  jobSettings: { ...defaultJobSettings, revision: 1 },
  agreementTemplates: [],
};

/** `lead`, with a count of what was read of it. */
function watched<L extends object>(lead: L) {
  const reads = { count: 0 };
  const get = (target: L, key: string | symbol) => {
    reads.count += 1;
    return Reflect.get(target, key);
  };
  return { lead: new Proxy(lead, { get }), reads };
}

it('reads no lead again while none has changed', () => {
  const booking = watched(sampleBooking());
  const request = watched(sampleContactRequest({ createdAt: '2026-11-20T15:00:00.000Z' }));
  const leads = { bookings: [booking.lead], requests: [request.lead], jobs: new Map() };
  const plan = new OutboxPlan();
  const found = plan.unexpired({ leads, ...rules }, NOW);
  expect(found.length).toBeGreaterThan(1);
  booking.reads.count = 0;
  request.reads.count = 0;
  expect(plan.unexpired({ leads, ...rules }, LATER)).toEqual(found);
  expect([booking.reads.count, request.reads.count]).toEqual([0, 0]);
});

it('computes the messages of a booking again once its job has changed', () => {
  const booking = watched(sampleBooking());
  const bookings = [booking.lead];
  const plan = new OutboxPlan();
  const readsWith = (job: JobRecord) => {
    booking.reads.count = 0;
    const leads = { bookings, requests: [], jobs: new Map([[job.id, job]]) };
    plan.messagesOf({ leads, ...rules }, NOW);
    return booking.reads.count;
  };
  const job = emptyJob(sampleBooking({ id: booking.lead.id }));
  readsWith(job);
  const readsOfKnown = readsWith(job);
  expect(readsWith({ ...job, revision: 1 })).toBeGreaterThan(readsOfKnown);
});

it('asks for a review while the business has a link for one, also with the same leads', () => {
  const completed = { what: 'completed', at: '2026-11-19T15:00:00.000Z', by: 'Owner' } as const;
  const bookings = [sampleBooking({ status: 'completed', history: [completed] })];
  const leads = { bookings, requests: [], jobs: new Map() };
  const plan = new OutboxPlan();
  const kindsWith = (reviews: typeof profile.links.reviews) => {
    const links = { ...profile.links, reviews };
    const sources = { leads, ...rules, profile: { ...profile, links } };
    return plan.unexpired(sources, NOW).map(({ kind }) => kind);
  };
  const none = { google: '', yelp: '', facebook: '', angies: '' };
  expect(kindsWith(none)).toEqual([]);
  expect(kindsWith({ ...none, yelp: 'https://yelp.example/biz' })).toEqual(['review_request']);
  expect(kindsWith(none)).toEqual([]);
});

it('computes the messages of a changed lead alone', () => {
  const known = watched(sampleContactRequest({ createdAt: '2026-11-20T15:00:00.000Z' }));
  const plan = new OutboxPlan();
  const idsWith = (...requests: (typeof known.lead)[]) => {
    const leads = { bookings: [], requests, jobs: new Map() };
    return plan.unexpired({ leads, ...rules }, NOW).map(({ id }) => id);
  };
  const before = idsWith(known.lead);
  known.reads.count = 0;
  const other = sampleContactRequest({ createdAt: '2026-11-20T15:00:05.000Z' });
  expect(idsWith(known.lead, other)).toHaveLength(2 * before.length);
  expect(known.reads.count).toBe(0);
});
