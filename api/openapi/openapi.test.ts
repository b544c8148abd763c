import { Validator } from '@seriousme/openapi-schema-validator';
import { expect, it } from 'vitest';
import { METRICS_PATH } from '#api/metrics/metrics.routes.ts';
import { storeForTest, temporaryFolder } from '#api/store/testing/temporary-folder.ts';
import { apiForTest } from '#api/testing/api-test.ts';
import { document } from '#api/testing/documented-answers.ts';
import { routesOf } from '#api/testing/routes-of.ts';
import { operations } from './operations.ts';

/** Routes that the document does not describe yet; this list only shrinks. */
const undescribed = [
  'GET /api/availability',
  'PUT /api/availability',
  'GET /api/booking-limits',
  'PUT /api/booking-limits',
  'GET /api/calendar-feed',
  'POST /api/calendar-feed',
  'DELETE /api/calendar-feed',
  'GET /api/calendar/feed/:secret.ics',
  'GET /api/busy-calendars',
  'POST /api/busy-calendars',
  'PUT /api/busy-calendars/:id',
  'DELETE /api/busy-calendars/:id',
  'POST /api/busy-calendars/:id/read',
  'GET /api/contact-requests',
  'GET /api/contact-requests.csv',
  'GET /api/contact-requests/:id',
  'GET /api/contact-requests/waiting',
  'POST /api/contact-requests/selection',
  'PATCH /api/contact-requests/:id',
  'GET /api/dashboard',
  'GET /api/bookings',
  'PUT /api/bookings/seen',
  'GET /api/bookings/bursts',
  'GET /api/bookings/days',
  'GET /api/bookings/:id',
  'POST /api/bookings',
  'POST /api/bookings/selection',
  'PATCH /api/bookings/:id',
  'POST /api/bookings/:id/link',
  'POST /api/bookings/:id/move',
  'POST /api/bookings/:id/reopen',
  'PUT /api/bookings/:id/details',
  'GET /api/sessions',
  'DELETE /api/sessions',
  'DELETE /api/sessions/:id',
  'POST /api/owner',
  'PUT /api/owner/password',
  'POST /api/backup',
  'GET /api/privacy',
  'POST /api/privacy/search',
  'POST /api/privacy/export',
  'POST /api/privacy/erase',
  'GET /api/privacy/retention',
  'PUT /api/privacy/retention',
];

it('is a valid OpenAPI document', async () => {
  const { valid, errors } = await new Validator().validate(JSON.parse(JSON.stringify(document)));
  expect(errors).toBeUndefined();
  expect(valid).toBe(true);
});

it('describes every route, and no other', async () => {
  const routes = routesOf(await storeForTest(await temporaryFolder()));
  const described = operations.map(({ call }) => call);
  const expected = routes.filter((route) => route !== `GET ${METRICS_PATH}`);
  expect([...described, ...undescribed].sort()).toEqual(expected.sort());
});

it('names each operation once', () => {
  const ids = operations.map(({ id }) => id);
  expect(ids).toEqual([...new Set(ids)]);
});

it('is served with an ETag, and not again to who has it', async () => {
  const api = await apiForTest({ publicUrl: 'https://inspector.example' });
  const answer = await api.send('GET /api/openapi.json');
  expect(JSON.parse(answer.text)).toEqual(JSON.parse(JSON.stringify(document)));
  expect(answer.headers.get('Cache-Control')).toContain('public');
  const headers = { 'If-None-Match': answer.headers.get('ETag') ?? '' };
  const again = await api.send('GET /api/openapi.json', { headers });
  expect(again).toMatchObject({ status: 304, text: '' });
});
