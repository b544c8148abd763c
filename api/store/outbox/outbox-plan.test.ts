import { expect, it } from 'vitest';
import { defaultProfile as profile } from '#domain/business/defaults/default-profile.ts';
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
  const leads = { bookings: [booking.lead], requests: [request.lead] };
  const plan = new OutboxPlan();
  const found = plan.unexpired({ leads, webhooks: [], settings, profile }, NOW);
  expect(found.length).toBeGreaterThan(1);
  booking.reads.count = 0;
  request.reads.count = 0;
  expect(plan.unexpired({ leads, webhooks: [], settings, profile }, LATER)).toEqual(found);
  expect([booking.reads.count, request.reads.count]).toEqual([0, 0]);
});

it('computes the messages of a changed lead alone', () => {
  const known = watched(sampleContactRequest({ createdAt: '2026-11-20T15:00:00.000Z' }));
  const plan = new OutboxPlan();
  const idsWith = (...requests: (typeof known.lead)[]) => {
    const leads = { bookings: [], requests };
    return plan.unexpired({ leads, webhooks: [], settings, profile }, NOW).map(({ id }) => id);
  };
  const before = idsWith(known.lead);
  known.reads.count = 0;
  const other = sampleContactRequest({ createdAt: '2026-11-20T15:00:05.000Z' });
  expect(idsWith(known.lead, other)).toHaveLength(2 * before.length);
  expect(known.reads.count).toBe(0);
});
