import { expect } from 'vitest';
import type { ApiForTest } from '#api/testing/api-test.ts';
import { bookingBody } from '#api/testing/request-bodies.ts';
import { MAX_LINKS } from '#domain/booking/client/booking-links.ts';

/**
 * Books, revokes the client's first link by newer ones, and repeats the whole booking request.
 * `owner`: the headers of the signed-in owner.
 */
export async function expectEndedLink(api: ApiForTest, owner: Record<string, string>) {
  const headers = { 'Idempotency-Key': 'one-and-the-same-key' };
  const book = () => api.send('POST /api/calendar/book', { body: bookingBody(), headers });
  const open = (manageUrl: string) =>
    api.send(`GET ${manageUrl.replace(`${api.origin}/appointment/`, '/api/appointments/')}`);
  const booked = await book();
  const { id, manageUrl } = booked.json as unknown as { id: string; manageUrl: string };
  expect((await open(manageUrl)).status).toBe(200);
  for (let links = 0; links < MAX_LINKS; links += 1) {
    const link = await api.send(`POST /api/bookings/${id}/link`, { headers: owner });
    expect(link.status).toBe(201);
  }
  expect((await open(manageUrl)).status).toBe(404);
  // The repeated request gets its first answer, whose link stays revoked.
  expect((await book()).text).toBe(booked.text);
  expect((await open(manageUrl)).status).toBe(404);
}
