import { expect, it } from 'vitest';
import { apiForTest, fieldErrors } from '#api/testing/api-test.ts';

it.each([
  ['75034', { city: 'Frisco', miles: 19, isOutside: false, isRefused: false }],
  ['76701', { city: 'Waco', miles: 93, isOutside: true, isRefused: false }],
  ['00000', null],
])('GET /api/service-area answers for %s with %j', async (zip, place) => {
  const { send } = await apiForTest();
  const answer = await send(`GET /api/service-area?zip=${zip}`);
  expect(answer.status).toBe(200);
  expect(answer.json).toEqual({ zip, place });
});

it.each(['', '?zip=', '?zip=7503', '?zip=Frisco'])('refuses %j', async (query) => {
  const { send } = await apiForTest();
  const answer = await send(`GET /api/service-area${query}`);
  expect(answer.status).toBe(422);
  expect(fieldErrors(answer)).toEqual({ zip: 'Please enter a 5-digit ZIP code' });
});
