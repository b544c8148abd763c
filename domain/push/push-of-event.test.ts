import { describe, expect, it } from 'vitest';
import type { Booking } from '#domain/booking/booking.schema.ts';
import { applyBookingAction } from '#domain/booking/booking-changes.ts';
import { sampleBooking } from '#domain/booking/testing/sample-booking.ts';
import { defaultBusiness } from '#domain/business/defaults/default-business.ts';
import { bookingEvents } from '#domain/events/booking-events.ts';
import { jobEvents } from '#domain/events/job-events.ts';
import type { LeadEvent } from '#domain/events/lead-event.ts';
import { requestEvents } from '#domain/events/request-events.ts';
import { requestOfBooking } from '#domain/inspection-request/request-of-booking.ts';
import { sampleRequest } from '#domain/inspection-request/testing/sample-request.ts';
import { cents } from '#domain/jobs/cents.ts';
import type { JobRecord } from '#domain/jobs/job-record.ts';
import {
  sampleJob,
  samplePayment,
  sampleReport,
  sampleSignature,
} from '#domain/jobs/testing/sample-job.ts';
import { pushOfEvent, shouldNotify } from './push-of-event.ts';

const booking: Booking = sampleBooking({
  id: 'b1',
  date: '2026-12-03',
  time: '09:00',
  address: '123 Main St, Plano, TX',
});
const at = new Date('2026-11-21T15:00:00.000Z');
const changed = (by: string, action: 'cancel' | 'move'): Booking => {
  const to = { date: '2026-12-04', time: '13:30' };
  const next = applyBookingAction(booking, { action, at, by, ...(action === 'move' && { to }) });
  if (!next) throw new Error(`It cannot ${action}`);
  return next;
};
const lastOf = (events: readonly LeadEvent[]): LeadEvent => {
  const last = events.at(-1);
  if (!last) throw new Error('There is no event');
  return last;
};
const ofJob = (job: Partial<JobRecord>) =>
  jobEvents(booking, sampleJob(job), { zone: defaultBusiness.timeZone, law: defaultBusiness.law });
const request = sampleRequest({ id: 'r1', propertyAddress: '1 Elm St, Dallas, TX' });

describe('a notification', () => {
  it('says once that online bookings are full, not for each request for a time', () => {
    const asked = requestOfBooking(booking, '2026-11-20');
    const [created, full] = requestEvents(asked);
    expect([created, full].map((event) => event && shouldNotify(event))).toEqual([false, true]);
    expect(pushOfEvent(lastOf(requestEvents(asked)), { showsAddress: true })).toEqual({
      title: 'Online bookings are full',
      body: 'New ones come in as requests. Open the admin to see them.',
      path: '/admin/requests',
      tag: 'bookings-full',
    });
  });

  it.each<[string, LeadEvent, string, string]>([
    ['a booking', lastOf(bookingEvents(booking)), 'New booking', 'Thu, Dec 3, 2026, 9:00 AM'],
    [
      'a move',
      lastOf(bookingEvents(changed('Client', 'move'))),
      'Booking moved',
      'Fri, Dec 4, 2026, 1:30 PM',
    ],
    [
      'a cancellation',
      lastOf(bookingEvents(changed('Client', 'cancel'))),
      'Booking canceled',
      'Thu, Dec 3, 2026, 9:00 AM',
    ],
  ])('of %s says when and where, and opens it', (_what, event, title, when) => {
    expect(pushOfEvent(event, { showsAddress: true })).toEqual({
      title,
      body: `${when}, 123 Main St, Plano, TX`,
      path: '/admin/bookings/b1',
      tag: 'booking-b1',
    });
  });

  it('of a dispute says that there is one, and that it was decided', () => {
    const opened = at.toISOString();
    const settledAt = '2026-12-20T15:00:00.000Z';
    const dispute = { id: 'du', at: opened, amount: cents(1), state: 'closed', settledAt } as const;
    const events = ofJob({ payments: [samplePayment({ method: 'online', disputes: [dispute] })] });
    const [, ...ofDispute] = events.filter(shouldNotify);
    const titles = ofDispute.map((event) => pushOfEvent(event, { showsAddress: false }).title);
    expect(titles.slice(0, 2)).toEqual([
      'A client disputes a payment',
      'A payment dispute was decided',
    ]);
  });

  it.each<[string, Partial<JobRecord>, string]>([
    ['a signature', { signatures: [sampleSignature()] }, 'Agreement signed'],
    ['an online payment', { payments: [samplePayment({ method: 'online' })] }, 'Paid online'],
    ['a report that is due', {}, 'Report due today'],
  ])('of %s says for which appointment, and opens its booking', (_what, job, title) => {
    const [event] = ofJob(job);
    expect(event && shouldNotify(event)).toBe(true);
    expect(event && pushOfEvent(event, { showsAddress: true })).toEqual({
      title,
      body: 'Thu, Dec 3, 2026, 9:00 AM, 123 Main St, Plano, TX',
      path: '/admin/bookings/b1',
      tag: 'booking-b1',
    });
  });

  it.each<[string, Partial<JobRecord>]>([
    ['a signature on the owner’s device', { signatures: [sampleSignature({ place: 'on_site' })] }],
    ['a check that the owner entered', { payments: [samplePayment()] }],
    [
      'a release and a no-show',
      {
        reports: [sampleReport()],
        released: { at: at.toISOString(), by: '' },
        outcome: { at: at.toISOString(), by: 'Owner', what: 'no_show' },
      },
    ],
  ])('is not shown for what the owner did: %s', (_what, job) => {
    const own = ofJob(job).filter(({ type }) => type !== 'report.due');
    expect(own.map(shouldNotify)).toEqual(own.map(() => false));
    expect(own).not.toEqual([]);
  });

  it('of a request says what and where, and opens it', () => {
    expect(pushOfEvent(lastOf(requestEvents(request)), { showsAddress: true })).toMatchObject({
      title: 'New request',
      body: 'Residential, 1 Elm St, Dallas, TX',
      path: '/admin/requests/r1',
      tag: 'request-r1',
    });
  });

  it('of a call-back that is due opens its request', () => {
    const [, due] = requestEvents({ ...request, callBackAt: '2026-11-21T22:00:00.000Z' });
    expect(due && shouldNotify(due)).toBe(true);
    expect(due && pushOfEvent(due, { showsAddress: true })).toMatchObject({
      title: 'Call back now',
      path: '/admin/requests/r1',
      tag: 'request-r1',
    });
  });

  it.each([lastOf(bookingEvents(booking)), lastOf(requestEvents(request))])(
    'hides everything where it was asked to ($type)',
    (event) => {
      const { title, body } = pushOfEvent(event, { showsAddress: false });
      expect(title).toMatch(/^New (booking|request)$/);
      expect(body).toBe('Open the admin to see it.');
    },
  );
});

it.each([
  ['a client books', booking, true],
  ['a client cancels', changed('Client', 'cancel'), true],
  ['a client moves', changed('Client', 'move'), true],
  ['the owner cancels', changed('Owner', 'cancel'), false],
  ['the owner moves', changed('Owner', 'move'), false],
  [
    'the owner enters it by hand',
    { ...booking, history: [{ at: booking.createdAt, by: 'Owner', what: 'entered' as const }] },
    false,
  ],
])('when %s: notified %s', (_what, changedBooking, isNotified) => {
  expect(shouldNotify(lastOf(bookingEvents(changedBooking)))).toBe(isNotified);
});
