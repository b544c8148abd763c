import { describe, expect, it } from 'vitest';
import { fieldErrors } from '#api/testing/api-test.ts';
import { bookingBody } from '#api/testing/request-bodies.ts';
import { signedInOwner } from '#api/testing/signed-in-owner.ts';
import type { DaySchedules } from '#domain/booking/calendar/day-schedule.ts';

const range = 'from=2026-11-30&to=2026-12-01';

async function owner() {
  const api = await signedInOwner({ sampleContent: false });
  const days = async (query: string) =>
    (await api.call(`GET /api/bookings/days?${query}`)).json as unknown as DaySchedules;
  return { ...api, days };
}

describe('GET /api/bookings/days', () => {
  it('answers with the starts that fit a home and what takes the time of each day', async () => {
    const { days, book } = await owner();
    const { id, name } = await book({ time: '11:30' });
    const usual = await days(range);
    expect(usual).toMatchObject({ minutes: 180, bufferMinutes: 30 });
    expect(usual.days[0]).toMatchObject({
      date: '2026-11-30',
      isDayOff: false,
      starts: ['08:00', '15:00'],
      bookings: [{ id, name }],
      busy: [],
    });
    const large = await days(`${range}&propertyType=residential&squareFootage=9000`);
    expect(large.minutes).toBe(360);
    expect(large.days.map(({ starts }) => starts)).toEqual([[], ['08:00', '11:30']]);
  });

  it('counts the drive to a ZIP code', async () => {
    const { days, book } = await owner();
    await book({ address: '7 Pecan Ct, Frisco, TX 75034', time: '08:00' });
    const startsFor = async (zip: string) => (await days(`${range}&zip=${zip}`)).days[0]?.starts;
    expect(await startsFor('75034')).toEqual(['11:30', '15:00']);
    expect(await startsFor('75201')).toEqual(['15:00']);
    expect(await days(`${range}&zip=75201`)).toMatchObject({
      driveTime: true,
      place: { zip: '75201', city: 'Dallas' },
    });
  });

  it('leaves out the booking that is to be moved, and canceled ones', async () => {
    const { call, days, book } = await owner();
    const moving = await book();
    const cancelled = await book({ time: '11:30' });
    await call(`PATCH /api/bookings/${cancelled.id}`, { revision: 1, action: 'cancel' });
    const [day] = (await days(`${range}&except=${moving.id}`)).days;
    expect(day).toMatchObject({ bookings: [], starts: ['08:00', '11:30', '15:00'] });
  });

  it('knows closed times and days off', async () => {
    const { call, days } = await owner();
    const { json } = await call('GET /api/availability');
    await call('PUT /api/availability', {
      ...json,
      daysOff: [{ from: '2026-12-01', to: '2026-12-01' }],
      blocks: [{ date: '2026-11-30', from: '09:00', to: '10:00', label: 'Dentist', weekly: false }],
      confirmed: [],
    });
    const [first, second] = (await days(range)).days;
    expect(first).toMatchObject({ starts: ['11:30', '15:00'], busy: [{ label: 'Dentist' }] });
    expect(second).toMatchObject({ isDayOff: true, starts: [] });
  });

  it('is not bound by notice and horizon, and books each start that it answers', async () => {
    const { call, days } = await owner();
    const [today] = (await days('from=2026-11-25&to=2026-11-25')).days;
    expect(today?.starts).toEqual(['11:30', '15:00']);
    for (const time of today?.starts ?? []) {
      const body = bookingBody({ date: '2026-11-25', time });
      expect((await call('POST /api/bookings', body)).status).toBe(201);
    }
    const [far] = (await days('from=2027-11-29&to=2027-11-29')).days;
    expect(far?.starts).toEqual(['08:00', '11:30', '15:00']);
  });

  it('refuses a range of more than 62 days', async () => {
    const { call } = await owner();
    const answer = await call('GET /api/bookings/days?from=2026-11-01&to=2027-01-02');
    expect(fieldErrors(answer)).toEqual({ to: 'At most 62 days' });
  });
});
