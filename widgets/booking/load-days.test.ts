import { expect, test } from 'vitest';
import type { Days } from '#domain/schedule/opening.ts';
import { createBookingStore } from './booking.store.ts';
import { loadDays } from './load-days.ts';
import { knownDays } from './open-days.ts';

test('another server is asked at once, and what the first one answers later is dropped', async () => {
  const store = createBookingStore();
  store.setState({ today: '2027-03-03', month: '2027-03' });
  const first = Promise.withResolvers<Days>();
  const late = loadDays(store, () => first.promise, { source: 'https://first.example' });
  const answer: Days = { open: ['2027-03-08'], full: [] };
  await loadDays(store, async () => answer, { source: 'https://second.example' });
  first.reject(new Error('refused'));
  await late;
  expect(store.getState().daysFailed).toBe(false);
  expect(knownDays(store.getState())['2027-03']).toEqual(answer);
});
