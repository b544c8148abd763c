import { describe, expect, it } from 'vitest';
import { bookingBody } from '#api/testing/request-bodies.ts';
import { signedInOwner } from '#api/testing/signed-in-owner.ts';
import type { NextSlot } from '#domain/schedule/next-slot.ts';

async function api() {
  const owner = await signedInOwner();
  const next = async (query = '') =>
    (
      (await owner.send(`GET /api/calendar/next-slot${query}`)).json as unknown as {
        slot: NextSlot | null;
      }
    ).slot;
  const book = async (slot: NextSlot, more = {}) => {
    const answer = await owner.send('POST /api/calendar/book', {
      body: bookingBody({ ...slot, ...more }),
    });
    expect(answer.status).toBe(201);
  };
  return { ...owner, next, book };
}

describe('GET /api/calendar/next-slot', () => {
  it('gives the first start that can be booked, and after a booking the one after it', async () => {
    const { next, book, send } = await api();
    const first = await next();
    if (!first) throw new Error('Nothing is free.');
    const { json } = await send(`GET /api/calendar/slots?date=${first.date}`);
    expect((json as unknown as { time: string }[])[0]).toEqual({ time: first.time });
    await book(first);
    const second = await next();
    expect(second).not.toEqual(first);
    expect(`${second?.date} ${second?.time}` > `${first.date} ${first.time}`).toBe(true);
  });

  it.each([
    ['', '2026-12-02', '08:00'],
    // The booking at 11:30 leaves too little time before and after it, or is too far away.
    ['?minutes=240', '2026-12-03', '08:00'],
    ['?zip=75201', '2026-12-03', '08:00'],
    ['?zip=75034', '2026-12-02', '08:00'],
  ])('looks for the length and the place of %j', async (query, date, time) => {
    const { next, book, call } = await api();
    const { json } = await call('GET /api/availability');
    const daysOff = [{ label: 'Away', from: '2026-11-23', to: '2026-12-01' }];
    expect((await call('PUT /api/availability', { ...json, daysOff })).status).toBe(200);
    await book({ date: '2026-12-02', time: '11:30' }, { address: '7 Pecan Ct, Frisco, TX 75034' });
    expect(await next(query)).toEqual({ date, time });
  });

  it('is null when every start is taken', async () => {
    const { call, next } = await api();
    const { json } = await call('GET /api/availability');
    const closed = { ...json, startTimes: [[], [], [], [], [], [], []] };
    expect((await call('PUT /api/availability', closed)).status).toBe(200);
    expect(await next()).toBeNull();
  });

  it.each(['minutes=-1', 'zip=1', 'propertyType=castle'])('refuses ?%s', async (query) => {
    const { send } = await api();
    expect((await send(`GET /api/calendar/next-slot?${query}`)).status).toBe(422);
  });
});
