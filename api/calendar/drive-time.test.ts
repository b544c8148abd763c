import { describe, expect, it } from 'vitest';
import type { Answer } from '#api/testing/api-test.ts';
import { bookingBody } from '#api/testing/request-bodies.ts';
import { signedInOwner } from '#api/testing/signed-in-owner.ts';

const DAY = '2026-12-02';
const frisco = '7 Pecan Ct, Frisco, TX 75034';
/** 65 minutes from Frisco. */
const dallas = '1 Main St, Dallas, TX 75201';

const timesOf = ({ json }: Answer) =>
  (json as unknown as { time: string }[]).map(({ time }) => time);

/** A server with a booking in Frisco from 11:30 to 14:30, 30 minutes from the next starts. */
async function api() {
  const owner = await signedInOwner();
  const { send, call } = owner;
  const book = (changes: Record<string, unknown>) =>
    send('POST /api/calendar/book', { body: bookingBody({ date: DAY, ...changes }) });
  const times = async (query: string) =>
    timesOf(await send(`GET /api/calendar/slots?date=${DAY}&${query}`));
  const days = async (query: string) =>
    (await send(`GET /api/calendar/days?from=${DAY}&to=2026-12-03&${query}`)).json;
  const switchOff = async () => {
    const { json } = await call('GET /api/availability');
    return call('PUT /api/availability', { ...json, driveTime: false });
  };
  expect((await book({ time: '11:30', address: frisco })).status).toBe(201);
  return { ...owner, book, times, days, switchOff };
}

describe('the starts offered for a ZIP code', () => {
  it.each([
    ['', ['08:00', '15:00']],
    ['zip=', ['08:00', '15:00']],
    ['zip=75034', ['08:00', '15:00']],
    ['zip=75201', []],
    ['zip=75201&minutes=120', ['08:00']],
    ['zip=00000', ['08:00', '15:00']],
  ])('%j are %j', async (query, expected) => {
    expect(await (await api()).times(query)).toEqual(expected);
  });

  it('leave out a day on which none fits', async () => {
    const { days } = await api();
    expect(await days('')).toEqual([DAY, '2026-12-03']);
    expect(await days('zip=75034')).toEqual([DAY, '2026-12-03']);
    expect(await days('zip=75201')).toEqual(['2026-12-03']);
  });
});

describe('a booking too far from the one before or after', () => {
  it('is refused with the reason and what is free for that place', async () => {
    const { book } = await api();
    const refused = await book({ time: '15:00', address: dallas, inspectionType: 'maintenance' });
    expect(refused.status).toBe(409);
    expect(refused.json).toMatchObject({
      code: 'slot_taken',
      reason: 'drive_time',
      detail: 'Please choose another time.',
      slots: [{ time: '08:00' }],
    });
    expect(refused.json).not.toHaveProperty('bookings');
  });

  it('has no such reason when the time itself is taken', async () => {
    const { book } = await api();
    const refused = await book({ time: '11:30', address: dallas });
    expect(refused.json).toMatchObject({ code: 'slot_taken', slots: [] });
    expect(refused.json).not.toHaveProperty('reason');
  });

  it('is accepted while drive time is off, and without a ZIP code', async () => {
    const { book, switchOff, times } = await api();
    expect((await book({ time: '08:00', address: '1 Main St, Dallas' })).status).toBe(201);
    expect((await switchOff()).json).toMatchObject({ driveTime: false });
    expect(await times('zip=75201')).toEqual(['15:00']);
    expect((await book({ time: '15:00', address: dallas })).status).toBe(201);
  });

  it('is refused to the owner with the drive, until confirmed', async () => {
    const { call } = await api();
    const body = bookingBody({ date: DAY, time: '15:00', address: dallas });
    const refused = await call('POST /api/bookings', body);
    expect(refused.json).toMatchObject({
      reason: 'drive_time',
      detail: 'Please choose another time. The drive to Frisco takes about 60 min.',
      bookings: [{ time: '11:30', place: { city: 'Frisco' } }],
    });
    expect((await call('POST /api/bookings', { ...body, anyway: true })).status).toBe(201);
  });

  it('is not moved there', async () => {
    const { call, book } = await api();
    const { json } = await book({ date: '2026-12-03', address: dallas });
    const move = { revision: 1, date: DAY, time: '08:00' };
    const refused = await call(`POST /api/bookings/${json.id}/move`, move);
    expect(refused.json).toMatchObject({ code: 'slot_taken', reason: 'drive_time', slots: [] });
  });
});
