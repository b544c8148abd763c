import { describe, expect, it } from 'vitest';
import { fieldErrors } from '#api/testing/api-test.ts';
import { bookingBody } from '#api/testing/request-bodies.ts';
import { signedInOwner } from '#api/testing/signed-in-owner.ts';

const DAY = '2026-12-02';
const large = { propertyType: 'residential', squareFootage: 9000 };

async function api() {
  const owner = await signedInOwner();
  const ask = async (query: string) => (await owner.send(`GET /api/calendar/${query}`)).json;
  const times = async (query: string) =>
    ((await ask(`slots?date=${DAY}&${query}`)) as unknown as { time: string }[]).map(
      ({ time }) => time,
    );
  const book = (changes: Record<string, unknown>) =>
    owner.send('POST /api/calendar/book', { body: bookingBody({ date: DAY, ...changes }) });
  return { ...owner, ask, times, book };
}

describe('GET /api/calendar/slots', () => {
  it.each([
    ['', ['08:00', '11:30', '15:00']],
    ['minutes=360', ['08:00', '11:30']],
    ['minutes=600', ['08:00']],
    ['propertyType=residential&squareFootage=9000', ['08:00', '11:30']],
    ['inspectionType=warranty', ['08:00', '11:30']],
    ['inspectionType=maintenance', ['08:00', '11:30', '15:00']],
  ])('offers for %j %j', async (query, expected) => {
    expect(await (await api()).times(query)).toEqual(expected);
  });

  it.each(['minutes=29', 'minutes=721', 'minutes=1e3', 'squareFootage=7', 'inspectionType=x'])(
    'refuses %s',
    async (query) => {
      const { send } = await api();
      const answer = await send(`GET /api/calendar/slots?date=${DAY}&${query}`);
      expect(answer.status).toBe(422);
      expect(Object.keys(fieldErrors(answer))).toEqual([query.split('=')[0]]);
    },
  );

  it('offers no start during a long appointment, its buffer, or one that would run into another', async () => {
    const { times, book } = await api();
    expect((await book({ time: '08:00', quote: large })).status).toBe(201);
    expect(await times('')).toEqual(['15:00']);
    const refused = await book({ time: '11:30' });
    expect(refused.status).toBe(409);
    expect(refused.json).toMatchObject({ code: 'slot_taken', slots: [{ time: '15:00' }] });
    expect(refused.json).not.toHaveProperty('bookings');
    expect(await times('minutes=180')).toEqual(['15:00']);
    expect(await times('minutes=240')).toEqual([]);
  });
});

describe('GET /api/calendar/days', () => {
  const range = `days?from=${DAY}&to=2026-12-03`;

  it('lists the days on which the length fits, the usual one without any', async () => {
    const { ask, book } = await api();
    for (const time of ['08:00', '11:30']) expect((await book({ time })).status).toBe(201);
    expect(await ask(range)).toEqual([DAY, '2026-12-03']);
    expect(await ask(`${range}&minutes=240`)).toEqual(['2026-12-03']);
    expect((await book({ time: '15:00' })).status).toBe(201);
    expect(await ask(range)).toEqual(['2026-12-03']);
  });

  it('names the full days on request, and no day that the owner has closed', async () => {
    const { ask, book, call } = await api();
    for (const time of ['08:00', '11:30']) await book({ time });
    expect(await ask(`${range}&full=true`)).toEqual({ open: [DAY, '2026-12-03'], full: [] });
    expect(await ask(`${range}&full=true&inspectionType=warranty`)).toEqual({
      open: ['2026-12-03'],
      full: [DAY],
    });
    await book({ time: '15:00' });
    const { json } = await call('GET /api/availability');
    const away = { label: 'Away', date: '2026-12-03', from: '07:00', to: '19:00', weekly: false };
    expect((await call('PUT /api/availability', { ...json, blocks: [away] })).status).toBe(200);
    expect(await ask(`${range}&full=true`)).toEqual({ open: [], full: [DAY] });
    const daysOff = [{ label: 'Trip', from: DAY, to: DAY }];
    const confirmed = (await call('GET /api/bookings')).json.data.map(({ id }) => id);
    const off = { ...json, daysOff, confirmed, revision: 2 };
    expect((await call('PUT /api/availability', off)).status).toBe(200);
    expect(await ask(`${range}&full=true`)).toEqual({ open: ['2026-12-03'], full: [] });
  });

  it('refuses another word than true or false', async () => {
    const { send } = await api();
    expect(fieldErrors(await send(`GET /api/calendar/${range}&full=1`))).toEqual({
      full: 'Please answer true or false',
    });
  });
});

it('closed times of the owner are neither offered nor sold', async () => {
  const { call, send, times, book } = await api();
  const { json } = await call('GET /api/availability');
  const dentist = { label: 'Dentist', date: DAY, from: '11:00', to: '12:00', weekly: false };
  const saved = await call('PUT /api/availability', { ...json, blocks: [dentist] });
  expect(saved.status, saved.text).toBe(200);
  expect(await times('')).toEqual(['15:00']);
  expect((await book({ time: '08:00' })).json.code).toBe('slot_taken');
  const byHand = await call('POST /api/bookings', bookingBody({ date: DAY, time: '08:00' }));
  expect(byHand.json.detail).toBe('Please choose another time. It conflicts with: Dentist.');
  expect((await send(`GET /api/calendar/slots?date=${DAY}`)).text).not.toContain('Dentist');
});
