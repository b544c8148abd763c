import { expect, it } from 'vitest';
import { bookingBody, contactBody } from '#api/testing/request-bodies.ts';
import { signedInOwner } from '#api/testing/signed-in-owner.ts';

it('GET /api/dashboard summarizes leads and posts', async () => {
  const api = await signedInOwner({ sampleContent: false });
  const attribution = { partner: 'jane-doe' };
  await api.send('POST /api/contact', { body: contactBody({ attribution }) });
  await api.send('POST /api/calendar/book', { body: bookingBody() });
  const { status, json } = await api.call('GET /api/dashboard');
  expect(status).toBe(200);
  expect(json).toMatchObject({
    sampleContent: false,
    totals: { requests: 1, posts: 0, reads: 0 },
    newRequests: 1,
    requestsThisMonth: 1,
    requestTrend: null,
    bookingsAhead: 1,
    medianFirstResponse: null,
    responseRate: 0,
    sources: [
      { kind: 'partner', requests: 1, bookings: 0 },
      { kind: 'site', requests: 0, bookings: 1 },
    ],
    partners: [{ partner: 'jane-doe', requests: 1, bookings: 0 }],
    recent: [{ firstName: 'Ada', phone: '972-555-0101' }],
  });
});

it('GET /api/dashboard says whether the samples of the specification may stand beside it', async () => {
  const api = await signedInOwner({ sampleContent: true });
  const { json } = await api.call('GET /api/dashboard');
  expect(json).toMatchObject({ sampleContent: true, totals: { reads: 0 } });
});

it('a booking is new until the owner has seen it, and no later one is seen with it', async () => {
  let now = Date.parse('2026-11-25T15:00:00Z');
  const api = await signedInOwner({ sampleContent: false, clock: () => new Date(now) });
  const book = async (date: string) => {
    now += 60_000;
    await api.send('POST /api/calendar/book', { body: bookingBody({ date }) });
  };
  const newBookings = async () => {
    const { json } = await api.call('GET /api/dashboard');
    return (json as unknown as { newBookings: number }).newBookings;
  };
  await book('2026-12-01');
  const { json } = await api.call('GET /api/bookings');
  await book('2026-12-02');
  expect(await newBookings()).toBe(2);
  const seen = (until: unknown) => api.call('PUT /api/bookings/seen', { until });
  expect((await seen(json.data[0]?.['createdAt'])).status).toBe(204);
  expect(await newBookings()).toBe(1);
  // A wrong clock on the owner's computer must not hide later bookings.
  expect((await seen('2030-01-01T00:00:00Z')).status).toBe(204);
  expect(await newBookings()).toBe(0);
  await book('2026-12-03');
  expect(await newBookings()).toBe(1);
});
