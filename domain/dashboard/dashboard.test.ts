import { describe, expect, it } from 'vitest';
import type { Booking } from '#domain/booking/booking.schema.ts';
import { sampleBooking } from '#domain/booking/testing/sample-booking.ts';
import { defaultBusiness } from '#domain/business/defaults/default-business.ts';
import type { ContactRequest } from '#domain/inspection-request/inspection-request.schema.ts';
import { sampleRequest } from '#domain/inspection-request/testing/sample-request.ts';
import type { CalendarDate } from '#domain/schedule/calendar-date.schema.ts';
import { centralTime } from '#domain/schedule/testing/central-time.ts';
import { lastWeeks, startOfBusinessDay } from './business-weeks.ts';
import { type DashboardInput, dashboardOf } from './dashboard.ts';
import { countLeads, leadCountQuery } from './lead-counts.ts';
import { sampleMonth } from './sample-figures.ts';

/** Saturday, 21 November 2026, 9:00 in Texas. */
const NOW = new Date('2026-11-21T15:00:00Z');

const request = (createdAt: string, fields: Partial<ContactRequest> = {}): ContactRequest =>
  sampleRequest({ id: createdAt, createdAt, ...fields });

const booking = (fields: Partial<Booking> = {}): Booking =>
  sampleBooking({ id: 'booking', ...fields });

interface Given extends Partial<Omit<DashboardInput, 'counts'>> {
  requests?: ContactRequest[];
  bookings?: Booking[];
  seenAt?: string;
}

/** Of all `requests` and `bookings`. */
const dashboard = ({ requests = [], bookings = [], seenAt, now = NOW, ...input }: Given = {}) =>
  dashboardOf({
    counts: countLeads(
      { requests, bookings, coming: bookings },
      leadCountQuery(now, defaultBusiness.timeZone, seenAt),
    ),
    newestRequests: requests,
    newestBookings: bookings,
    requestCounts: {
      all: requests.length,
      new: requests.filter(({ status }) => status === 'new').length,
    },
    posts: 0,
    reads: 0,
    sampleContent: false,
    now,
    zone: defaultBusiness.timeZone,
    ...input,
  });

it.each(['2026-11-21T15:00:00Z', '2026-11-16T05:59:59.999Z', '2026-03-09T05:00:00Z'])(
  'what is counted at %s begins with the first week and with the first request of the trend',
  (at) => {
    const now = new Date(at);
    const [first = now] = leadCountQuery(now, defaultBusiness.timeZone, undefined).starts;
    expect(first.getTime()).toBeLessThanOrEqual(
      startOfBusinessDay(lastWeeks(now, defaultBusiness.timeZone)[0] as CalendarDate, centralTime),
    );
    const trend = (days: number, milliseconds: number) => {
      const made = new Date(now.getTime() - days * 86_400_000 + milliseconds);
      return dashboard({ now, requests: [request(made.toISOString())] }).requestTrend;
    };
    expect([trend(60, 1), trend(60, 0)]).toEqual([-100, null]);
  },
);

describe('the dashboard', () => {
  it('is complete without any lead', () => {
    const { weeks, ...rest } = dashboard();
    expect(rest).toEqual({
      sampleContent: false,
      totals: { requests: 0, posts: 0, reads: 0 },
      newRequests: 0,
      newBookings: 0,
      requestsThisMonth: 0,
      requestTrend: null,
      bookingsAhead: 0,
      medianFirstResponse: null,
      responseRate: null,
      sources: [],
      partners: [],
      recent: [],
      recentBookings: [],
    });
    expect(weeks.map(({ requests, bookings }) => requests + bookings)).toEqual(Array(8).fill(0));
  });

  it.each([
    ['a Saturday', '2026-11-21T15:00:00Z', '2026-09-28', '2026-11-16'],
    ['a Monday, at midnight', '2026-11-16T06:00:00Z', '2026-09-28', '2026-11-16'],
    ['a Sunday, just before it', '2026-11-16T05:59:59.999Z', '2026-09-21', '2026-11-09'],
    ['the Sunday that clocks go back', '2026-11-02T05:59:59.999Z', '2026-09-07', '2026-10-26'],
    ['the Monday after clocks go forward', '2026-03-09T05:00:00Z', '2026-01-19', '2026-03-09'],
  ])('covers eight weeks from Monday: %s', (_, now, first, last) => {
    const weeks = dashboard({ now: new Date(now) }).weeks.map(({ from }) => from);
    expect([weeks.length, weeks[0], weeks.at(-1)]).toEqual([8, first, last]);
  });

  it('counts a lead in the week of its creation at the business', () => {
    const requests = [
      request('2026-11-16T06:00:00.000Z'),
      request('2026-11-16T05:59:59.999Z'),
      // Clocks went back on the Sunday in between.
      request('2026-11-02T06:00:00.000Z'),
      request('2026-11-02T05:59:59.999Z'),
      request('2026-09-28T05:00:00.000Z'),
      request('2026-09-28T04:59:59.999Z'),
    ];
    const bookings = [booking({ createdAt: '2026-11-16T05:59:59.999Z', status: 'cancelled' })];
    const { weeks } = dashboard({ requests, bookings });
    expect(weeks).toEqual([
      { from: '2026-09-28', requests: 1, bookings: 0 },
      { from: '2026-10-05', requests: 0, bookings: 0 },
      { from: '2026-10-12', requests: 0, bookings: 0 },
      { from: '2026-10-19', requests: 0, bookings: 0 },
      { from: '2026-10-26', requests: 1, bookings: 0 },
      { from: '2026-11-02', requests: 1, bookings: 0 },
      { from: '2026-11-09', requests: 1, bookings: 1 },
      { from: '2026-11-16', requests: 1, bookings: 0 },
    ]);
  });

  it('counts this month from its first midnight in Texas', () => {
    const requests = [
      '2026-11-20T00:00:00Z',
      '2026-11-01T05:00:00.000Z',
      '2026-11-01T04:59:59.999Z',
    ];
    const figures = (now: string) =>
      dashboard({ requests: requests.map((at) => request(at)), now: new Date(now) });
    expect(figures('2026-11-21T15:00:00Z').requestsThisMonth).toBe(2);
    expect(figures('2026-12-01T05:59:59.999Z').requestsThisMonth).toBe(2);
    expect(figures('2026-12-01T06:00:00.000Z').requestsThisMonth).toBe(0);
  });

  it.each([
    ['half as many more', [0, 29, 29.9], [30, 59], 50],
    ['fewer', [1], [31, 32, 59.9], -67],
    ['none any more', [], [30], -100],
    ['none to compare with', [1, 2], [60, 90], null],
  ])(
    'compares the requests of 30 days with those of the 30 before: %s',
    (_, last, before, trend) => {
      const requests = [...last, ...before].map((days) =>
        request(new Date(NOW.getTime() - days * 86_400_000).toISOString()),
      );
      expect(dashboard({ requests }).requestTrend).toBe(trend);
    },
  );

  it('counts confirmed bookings that start later', () => {
    const bookings = [
      booking({ date: '2026-11-21', time: '09:00' }),
      booking({ date: '2026-11-21', time: '09:01' }),
      booking({ date: '2026-11-20', time: '15:00' }),
      booking({ date: '2026-11-22', time: '08:00' }),
      booking({ date: '2026-11-23', status: 'cancelled' }),
      booking({ date: '2026-11-23', status: 'completed' }),
    ];
    expect(dashboard({ bookings }).bookingsAhead).toBe(2);
  });

  it.each([
    ['made after those that were seen', {}, 1],
    ['seen', { createdAt: '2026-11-19T15:00:00.000Z' }, 0],
    ['in the past', { date: '2026-11-20' }, 0],
    ['cancelled', { status: 'cancelled' }, 0],
    ['entered by hand', { history: [{ at: NOW.toISOString(), by: 'Owner', what: 'entered' }] }, 0],
  ] as const)('counts as new a booking that is %s', (_, fields, count) => {
    const bookings = [booking(fields as Partial<Booking>)];
    expect(dashboard({ bookings, seenAt: '2026-11-19T15:00:00Z' }).newBookings).toBe(count);
  });

  it('counts as new all bookings ahead while none was seen', () => {
    expect(dashboard({ bookings: [booking(), booking()] }).newBookings).toBe(2);
  });

  it('has the three bookings that were made last, without contact', () => {
    const bookings = ['4', '3', '2', '1'].map((id) => booking({ id }));
    const { recentBookings } = dashboard({ bookings });
    expect(recentBookings.map(({ id }) => id)).toEqual(['4', '3', '2']);
    expect(Object.keys(recentBookings[0] ?? {}).sort()).toEqual(
      ['confirmBy', 'createdAt', 'date', 'id', 'name', 'status', 'time'].sort(),
    );
  });

  it('has new requests, totals and the three newest requests', () => {
    const requests = [5, 4, 3, 2].map((day) => request(`2026-11-0${day}T12:00:00Z`));
    requests[1] = { ...(requests[1] as ContactRequest), status: 'closed', note: 'private' };
    const shown = dashboard({ requests, posts: 7, reads: 31 });
    expect(shown.totals).toEqual({ requests: 4, posts: 7, reads: 31 });
    expect(shown.newRequests).toBe(3);
    expect(shown.recent.map(({ id }) => id)).toEqual(requests.slice(0, 3).map(({ id }) => id));
    expect(Object.keys(shown.recent[1] ?? {}).sort()).toEqual(
      ['createdAt', 'firstName', 'id', 'inspectionType', 'lastName', 'phone', 'status'].sort(),
    );
  });
});

describe('the first response', () => {
  const answered = (minutes: number, created = '2026-11-20T15:00:00Z') =>
    request(created, {
      history: [
        { at: created, by: 'Owner', status: 'new' },
        {
          at: new Date(Date.parse(created) + minutes * 60_000).toISOString(),
          by: 'Owner',
          status: 'contacted',
        },
        { at: '2026-11-21T14:00:00Z', by: 'Owner', status: 'booked' },
      ],
    });
  const median = (...requests: ContactRequest[]) => dashboard({ requests }).medianFirstResponse;

  it('is the median of the minutes until a request first left "new"', () => {
    expect(median(answered(12))).toBe(12);
    expect(median(answered(200), answered(10), answered(40))).toBe(40);
    expect(median(answered(200), answered(10), answered(40), answered(61))).toBe(51);
  });

  it('counts answered requests of the eight weeks, and is never negative', () => {
    expect(median(request('2026-11-20T15:00:00Z'), answered(30))).toBe(30);
    expect(median(answered(9000, '2026-09-28T04:59:59Z'), answered(30))).toBe(30);
    expect(median(answered(-5))).toBe(0);
    expect(median(request('2026-11-20T15:00:00Z'))).toBeNull();
  });
});

it.each([
  [1, 1, 100],
  [199, 200, 99],
  [0, 2, 0],
])('of the requests that were answered, %i of %i, the response rate is %i', (done, all, rate) => {
  const requests = Array.from({ length: all }, (_, index) =>
    request('2026-11-20T15:00:00Z', {
      history:
        index < done ? [{ at: '2026-11-20T16:00:00Z', by: 'Owner', status: 'contacted' }] : [],
    }),
  );
  expect(dashboard({ requests }).responseRate).toBe(rate);
});

describe('where leads came from', () => {
  const from = (attribution: ContactRequest['attribution']) =>
    request('2026-11-20T15:00:00Z', { attribution });

  it('is a partner, else a campaign, else the site', () => {
    const requests = [
      from({ partner: 'jane-doe', utm: { source: 'mail' } }),
      from({ utm: { source: 'Google' } }),
      from({ utm: { source: ' google ' } }),
      from({ utm: { source: '  ', campaign: 'spring' } }),
      from({ page: 'https://bluebonnet.example/' }),
      from(undefined),
    ];
    const bookings = [booking({ attribution: { partner: 'jane-doe' } }), booking()];
    const { sources, partners } = dashboard({ requests, bookings });
    expect(sources).toEqual([
      { kind: 'site', requests: 3, bookings: 1 },
      { kind: 'campaign', name: 'google', requests: 2, bookings: 0 },
      { kind: 'partner', requests: 1, bookings: 1 },
    ]);
    expect(partners).toEqual([{ partner: 'jane-doe', requests: 1, bookings: 1 }]);
  });

  it('sums up the sources beyond the sixth as others', () => {
    const names = ['a', 'b', 'c', 'd', 'e', 'f', 'g'];
    const requests = names.map((source) => from({ utm: { source: `${source} ${source}` } }));
    const { sources } = dashboard({ requests });
    expect(sources).toHaveLength(6);
    expect(sources[0]).toEqual({ kind: 'campaign', name: 'a a', requests: 1, bookings: 0 });
    expect(sources.at(-1)).toEqual({ kind: 'others', requests: 2, bookings: 0 });
    expect(dashboard({ requests: requests.slice(1) }).sources.at(-1)?.name).toBe('g g');
  });

  it('excludes leads older than eight weeks', () => {
    const old = request('2026-09-28T04:59:59Z', { attribution: { partner: 'jane-doe' } });
    expect(dashboard({ requests: [old] })).toMatchObject({ sources: [], partners: [] });
  });
});

it.each([
  [0, 0],
  [1, 0],
  [5, 3],
  [105, 63],
])('of %i requests the sample month has %i', (total, month) => {
  expect(sampleMonth(total)).toBe(month);
});
