import { expect, it } from 'vitest';
import { apiForTest, PASSWORD } from '#api/testing/api-test.ts';
import { bookingBody, contactBody } from '#api/testing/bodies.ts';

it('GET /api/dashboard tells the owner what there is', async () => {
  const api = await apiForTest({ ownerPassword: PASSWORD, sampleContent: false });
  const attribution = { partner: 'jane-doe' };
  await api.send('POST /api/contact', { body: contactBody({ attribution }) });
  await api.send('POST /api/calendar/book', { body: bookingBody() });
  const headers = { Cookie: await api.signIn() };
  const { status, json } = await api.send('GET /api/dashboard', { headers });
  expect(status).toBe(200);
  expect(json).toMatchObject({
    totals: { requests: 1, posts: 0 },
    newRequests: 1,
    requestsThisMonth: 1,
    bookingsAhead: 1,
    medianFirstResponse: null,
    sources: [
      { kind: 'partner', requests: 1, bookings: 0 },
      { kind: 'site', requests: 0, bookings: 1 },
    ],
    partners: [{ partner: 'jane-doe', requests: 1, bookings: 0 }],
    recent: [{ firstName: 'Ada', phone: '972-555-0101' }],
  });
});

it('GET /api/dashboard tells nobody else', async () => {
  const api = await apiForTest({ ownerPassword: PASSWORD });
  const answer = await api.send('GET /api/dashboard');
  expect([answer.status, answer.json.code]).toEqual([401, 'not_signed_in']);
});
