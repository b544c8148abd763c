import { expect, it } from 'vitest';
import { apiForTest, fieldErrors } from '#api/testing/api-test.ts';
import { bookingBody } from '#api/testing/request-bodies.ts';

const home = { propertyType: 'residential', squareFootage: 2400 };

it('answers with the price that a booking for the same day gets', async () => {
  const api = await apiForTest();
  const { date } = bookingBody();
  const { json } = await api.send('POST /api/quote', { body: { ...home, inspectionDate: date } });
  const booked = await api.send('POST /api/calendar/book', { body: bookingBody({ quote: home }) });
  const { totalPrice, breakdown, estimatedDuration } = json as unknown as Record<string, unknown>;
  expect(totalPrice).toBeGreaterThan(0);
  expect(booked.json).toMatchObject({ quote: { totalPrice, breakdown, estimatedDuration } });
});

it('says what it assumed', async () => {
  const api = await apiForTest();
  const assumedOf = async (body: object) => {
    const { json } = await api.send('POST /api/quote', { body });
    return (json as unknown as { assumed: string[] }).assumed.join('\n');
  };
  expect(await assumedOf(home)).toContain('No pool');
  expect(await assumedOf({ ...home, hasPool: true })).not.toContain('No pool');
});

it('words the lines and what it assumed in the language asked', async () => {
  const api = await apiForTest();
  const headers = { 'Accept-Language': 'es' };
  const { json } = await api.send('POST /api/quote', { body: home, headers });
  const { breakdown, assumed } = json as unknown as {
    breakdown: { label: string }[];
    assumed: string[];
  };
  expect(breakdown[0]?.label).toMatch(/Inspección/);
  expect(assumed.join('\n')).toContain('Sin alberca');
});

it('refuses a day that has passed, and a home that it cannot price', async () => {
  const api = await apiForTest();
  const body = { propertyType: 'castle', squareFootage: 2400, inspectionDate: '2026-11-01' };
  const answer = await api.send('POST /api/quote', { body });
  expect(answer.status).toBe(422);
  expect(Object.keys(fieldErrors(answer)).sort()).toEqual(['inspectionDate', 'propertyType']);
});
