import { describe, expect, it } from 'vitest';
import { fieldErrors } from './testing/api-test.ts';
import { bookingBody, contactBody } from './testing/request-bodies.ts';
import { signedInOwner } from './testing/signed-in-owner.ts';

const MINUTE = 60_000;

/** Twelve requests and twelve bookings, a minute between two. */
async function apiWithLeads() {
  let now = new Date('2026-11-25T15:00:00Z').getTime();
  const api = await signedInOwner({ clock: () => new Date(now) });
  for (let index = 1; index <= 12; index += 1) {
    now += MINUTE;
    const firstName = `First${index}`;
    const email = `lead${index}@example.com`;
    await api.send('POST /api/contact', { body: contactBody({ firstName, email }) });
    const date = `2026-12-${String(6 + index).padStart(2, '0')}`;
    const name = `First${index}`;
    await api.send('POST /api/calendar/book', { body: bookingBody({ name, email, date }) });
  }
  return { ...api, list: (path: string) => api.call(`GET ${path}`) };
}

describe('GET /api/contact-requests', () => {
  it('answers with the ten newest, the total and a cursor', async () => {
    const api = await apiWithLeads();
    const first = await api.list('/api/contact-requests');
    expect(first.json.total).toBe(12);
    expect(first.json.data.map(({ firstName }) => firstName)).toEqual(
      [12, 11, 10, 9, 8, 7, 6, 5, 4, 3].map((index) => `First${index}`),
    );
    const cursor = encodeURIComponent(first.json.nextCursor ?? '');
    const second = await api.list(`/api/contact-requests?cursor=${cursor}`);
    expect(second.json.data.map(({ firstName }) => firstName)).toEqual(['First2', 'First1']);
    expect(second.json).toMatchObject({ total: 12, nextCursor: null });
  });

  it('searches names and email, ignoring case', async () => {
    const api = await apiWithLeads();
    const { json } = await api.list('/api/contact-requests?search=%20LEAD7%40&limit=100');
    expect(json.total).toBe(1);
    expect(json.data).toMatchObject([{ firstName: 'First7' }]);
  });
});

describe('GET /api/bookings', () => {
  it('answers with the newest first, up to the limit', async () => {
    const api = await apiWithLeads();
    const { json } = await api.list('/api/bookings?limit=3');
    // Two of the twelve days are a weekend.
    expect(json.total).toBe(10);
    expect(json.data.map(({ name }) => name)).toEqual(['First12', 'First11', 'First10']);
    expect(json.data[0]).toMatchObject({ status: 'confirmed', date: '2026-12-18', time: '08:00' });
  });
});

describe('GET /api/bookings by pages', () => {
  it('sorts by appointment, and begins at a day', async () => {
    const api = await apiWithLeads();
    const { json } = await api.list('/api/bookings?sort=appointment&day=2026-12-13&limit=2');
    expect(json.data.map(({ date }) => date)).toEqual(['2026-12-11', '2026-12-10']);
    expect(json).toMatchObject({ start: 5, total: 10, previousCursor: expect.any(String) });
  });

  it('refuses another order', async () => {
    const api = await signedInOwner();
    const answer = await api.call('GET /api/bookings?sort=price');
    expect(fieldErrors(answer)).toEqual({ sort: 'Sort by created or appointment' });
  });
});

describe('the query of the owner’s lists', () => {
  const range = 'Limit must be a whole number from 1 to 100';
  it.each([
    ['limit=0', { limit: range }],
    ['limit=101', { limit: range }],
    ['limit=-1', { limit: range }],
    ['limit=1.5', { limit: range }],
    ['limit=ten', { limit: range }],
    ['limit=', { limit: range }],
    [`search=${'x'.repeat(201)}`, { search: 'At most 200 characters' }],
    [`cursor=${'x'.repeat(201)}`, { cursor: 'At most 200 characters' }],
    ['day=2026-02-30', { day: 'This day does not exist' }],
  ])('refuses %s', async (query, errors) => {
    const api = await signedInOwner();
    for (const path of ['/api/contact-requests', '/api/bookings']) {
      const answer = await api.call(`GET ${path}?${query}`);
      expect(answer.status).toBe(422);
      expect(fieldErrors(answer)).toEqual(errors);
    }
  });

  it.each(['limit=1', 'limit=100', 'search=', 'cursor=', 'day=', 'sort=', 'sort=appointment'])(
    'accepts %s',
    async (query) => {
      const api = await signedInOwner();
      expect((await api.call(`GET /api/bookings?${query}`)).status).toBe(200);
    },
  );

  it('refuses a cursor of another list', async () => {
    const api = await signedInOwner();
    for (const path of ['/api/contact-requests', '/api/bookings']) {
      const answer = await api.call(`GET ${path}?cursor=nonsense`);
      expect(answer.status).toBe(422);
      expect(fieldErrors(answer)).toEqual({ cursor: 'This list has no page there' });
    }
  });
});
