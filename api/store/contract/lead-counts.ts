import { expect, test } from 'vitest';
import type { Booking } from '#domain/booking/booking.schema.ts';
import { defaultBusiness } from '#domain/business/defaults/default-business.ts';
import { countLeads, type LeadCounts, leadCountQuery } from '#domain/dashboard/lead-counts.ts';
import type { ContactRequest } from '#domain/inspection-request/inspection-request.schema.ts';
import { deletedLead, markedAsSpam } from '#domain/leads/lead-folder.ts';
import { sampleBooking, sampleContactRequest } from '../testing/sample-records.ts';
import type { StoreFixture } from './store-fixture.ts';

/** A Saturday, at 9:00 in Texas. */
const NOW = new Date('2026-11-21T15:00:00.000Z');
const AT = '2026-11-20T15:00:00.000Z';

/** Made around the starts of weeks, of the month and of the trend's periods. */
const instants = [
  '2026-09-22T15:00:00.000Z',
  '2026-09-22T15:00:00.001Z',
  '2026-09-28T04:59:59.999Z',
  '2026-09-28T05:00:00.000Z',
  '2026-10-22T15:00:00.000Z',
  '2026-10-22T15:00:00.001Z',
  '2026-11-01T05:00:00.000Z',
  '2026-11-16T05:59:59.999Z',
  '2026-11-16T06:00:00.000Z',
  AT,
];

const attributions: ContactRequest['attribution'][] = [
  undefined,
  {},
  { partner: 'jane', utm: { source: 'mail' } },
  { partner: 'joe' },
  { utm: { source: ' Google Ads ' } },
  { utm: { source: '  ' } },
];

const requests: ContactRequest[] = instants.flatMap((createdAt, at) =>
  attributions.map((attribution, from) =>
    sampleContactRequest({
      id: `request-${at}-${from}`,
      createdAt,
      email: `ada.${at}.${from}@example.com`,
      phone: `(214) 555-0${at}${from}0`,
      ...(attribution && { attribution }),
      history: from % 2 ? [{ at: '2026-11-20T15:42:07.125Z', by: 'O', status: 'contacted' }] : [],
    }),
  ),
);

const appointments: Partial<Booking>[] = [
  { date: '2026-11-21', time: '08:59' },
  { date: '2026-11-21', time: '09:00' },
  { date: '2026-11-21', time: '09:01' },
  { date: '2026-11-22', status: 'cancelled' },
  { date: '2026-11-23', status: 'completed' },
  { date: '2026-11-24', confirmBy: '2026-11-21T16:00:00.000Z' },
  { date: '2026-11-25', history: [{ at: AT, by: 'Owner', what: 'entered' }] },
  { date: '2026-11-26', createdAt: '2026-11-20T15:00:00.001Z' },
  { date: '2026-11-27', attribution: { partner: 'jane' } },
  { date: '2026-11-28', createdAt: '2026-06-01T15:00:00.000Z' },
];

/** Groups come in any order. */
const sorted = ({ groups, ...rest }: LeadCounts) => ({
  ...rest,
  groups: groups.map((group) => JSON.stringify(group, Object.keys(group).sort())).sort(),
});

/** What the dashboard counts. */
export function leadCountsContract(fixture: StoreFixture): void {
  test('are those that the domain counts, for each instant and also after a restart', async () => {
    const { store } = fixture;
    for (const request of requests) await store.addContactRequest(request);
    const bookings = appointments.map((fields, n) =>
      sampleBooking({ id: `booking-${n}`, createdAt: AT, minutes: 1, bufferMinutes: 0, ...fields }),
    );
    for (const booking of bookings) await store.reserveSlot(booking, undefined, { anyway: true });
    const first = { revision: 1 };
    await store.changeContactRequest({ id: 'request-9-0', ...first }, (lead) =>
      deletedLead(lead, NOW),
    );
    await store.changeContactRequest({ id: 'request-9-2', ...first }, (lead) =>
      markedAsSpam(lead, NOW),
    );
    await store.changeContactRequest({ id: 'request-8-0', ...first }, (lead) => ({
      ...lead,
      status: 'closed',
      history: [{ at: NOW.toISOString(), by: 'Owner', status: 'closed' }],
    }));
    await store.changeBooking({ id: 'booking-8', ...first }, (lead) => deletedLead(lead, NOW));
    await fixture.reopen();
    const all = { limit: Number.POSITIVE_INFINITY };
    const leads = {
      requests: (await fixture.store.listContactRequests(all)).data,
      bookings: (await fixture.store.listBookings(all)).data,
    };
    for (const [now, seenAt] of [
      [NOW, undefined],
      [NOW, AT],
      [new Date('2026-11-21T15:00:59.999Z'), AT],
      [new Date('2026-12-24T15:00:00.000Z'), AT],
    ] as const) {
      const query = leadCountQuery(now, defaultBusiness.timeZone, seenAt);
      const counts = sorted(countLeads({ ...leads, coming: leads.bookings }, query));
      expect(sorted(await fixture.store.countLeads(query))).toEqual(counts);
      expect(counts.groups.length, 'the leads are of several groups').toBeGreaterThan(5);
    }
  });

  test('are zero without a lead', async () => {
    expect(
      await fixture.store.countLeads(leadCountQuery(NOW, defaultBusiness.timeZone, undefined)),
    ).toEqual({
      groups: [],
      responses: { requests: 0, answered: 0, median: null },
      bookingsAhead: 0,
      newBookings: 0,
    });
  });
}
