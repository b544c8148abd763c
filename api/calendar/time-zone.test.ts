import { expect, it } from 'vitest';
import { apiForTest, PASSWORD } from '#api/testing/api-test.ts';

async function apiIn(timeZone: string, now: string) {
  const api = await apiForTest({ ownerPassword: PASSWORD, clock: () => new Date(now) });
  const headers = { Cookie: await api.signIn(), Origin: api.origin };
  const { json: profile } = await api.send('GET /api/business/profile', { headers });
  const body = { ...profile, timeZone };
  expect((await api.send('PUT /api/business/profile', { headers, body })).status).toBe(200);
  return { ...api, headers };
}

it.each([
  ['America/Chicago', '2026-12-02T17:00:00.000Z'],
  ['America/New_York', '2026-12-02T16:00:00.000Z'],
  ['Pacific/Honolulu', '2026-12-02T21:00:00.000Z'],
])('a start of a business in %s is an instant of its clock', async (zone, reportBy) => {
  const { send } = await apiIn(zone, '2026-11-21T15:00:00Z');
  // 8:00 there, three hours on site, and the report a day later.
  const { json } = await send('GET /api/calendar/slots?date=2026-12-01&reports=true');
  expect(json).toContainEqual({ time: '08:00', reportBy });
});

it.each([
  ['America/Chicago', ['11:30', '15:00']],
  ['America/New_York', ['15:00']],
  ['Pacific/Honolulu', ['08:00', '11:30', '15:00']],
])('24 hours of notice in %s leave the starts %j', async (zone, times) => {
  // Monday, 11:00 in Dallas, noon in Atlanta, 7:00 in Honolulu.
  const { send } = await apiIn(zone, '2026-11-30T17:00:00Z');
  const { json } = await send('GET /api/calendar/slots?date=2026-12-01');
  expect((json as unknown as { time: string }[]).map(({ time }) => time)).toEqual(times);
});
