import { describe, expect, it } from 'vitest';
import { apiForTest, fieldErrors, PASSWORD } from '#api/testing/api-test.ts';
import { bookingBody } from '#api/testing/bodies.ts';
import { distForTest } from '#api/testing/dist-for-test.ts';
import { defaultAvailability } from '#domain/schedule/availability.ts';

const put = 'PUT /api/availability';

const body = (changes: Record<string, unknown> = {}) => ({
  revision: 1,
  ...defaultAvailability,
  ...changes,
});

async function ownersApi(options: Parameters<typeof apiForTest>[0] = {}) {
  const api = await apiForTest({ ownerPassword: PASSWORD, ...options });
  const headers = { Cookie: await api.signIn(), Origin: api.origin };
  const save = (changes: Record<string, unknown> = {}) =>
    api.send(put, { body: body(changes), headers });
  const slots = async (date: string) =>
    JSON.parse((await api.send(`GET /api/calendar/slots?date=${date}`)).text) as unknown;
  const days = (query: string) => api.send(`GET /api/calendar/days?${query}`);
  return { ...api, headers, save, slots, days };
}

describe('GET /api/availability', () => {
  it('tells the owner, and nobody else, what is kept', async () => {
    const api = await ownersApi();
    expect((await api.send('GET /api/availability')).status).toBe(401);
    const answer = await api.send('GET /api/availability', { headers: api.headers });
    expect(answer.json).toEqual({ revision: 1, ...defaultAvailability });
  });
});

describe('PUT /api/availability', () => {
  it('is shown by the pages at the next request', async () => {
    const api = await ownersApi({ front: await distForTest() });
    const page = async () => (await api.send('GET /')).text;
    const before = await page();
    expect(await page()).toBe(before);
    await api.save({ noticeHours: 48 });
    expect(await page()).not.toBe(before);
  });

  it('refuses whoever is not signed in, and other sites', async () => {
    const api = await ownersApi();
    const { Cookie } = api.headers;
    expect((await api.send(put, { body: body(), headers: { Origin: api.origin } })).status).toBe(
      401,
    );
    const foreign = { Cookie, Origin: 'https://jane.example' };
    expect((await api.send(put, { body: body(), headers: foreign })).status).toBe(403);
  });

  it('shows at once in what visitors are offered', async () => {
    const api = await ownersApi();
    expect(await api.slots('2026-12-05')).toEqual([]);
    const saturdays = ['13:00', '09:00'];
    const answer = await api.save({ startTimes: [[], [], [], [], [], [], saturdays] });
    expect(answer.json).toMatchObject({
      revision: 2,
      startTimes: [[], [], [], [], [], [], ['09:00', '13:00']],
    });
    expect(await api.slots('2026-12-05')).toEqual([{ time: '09:00' }, { time: '13:00' }]);
    expect(await api.slots('2026-12-07')).toEqual([]);
    const refused = await api.send('POST /api/calendar/book', {
      body: bookingBody({ date: '2026-12-07' }),
    });
    expect(refused.json.code).toBe('slot_unavailable');
  });

  it('refuses a save over a newer version and shows that one', async () => {
    const api = await ownersApi();
    await api.save({ noticeHours: 48 });
    const answer = await api.save({ noticeHours: 72 });
    expect(answer.status).toBe(409);
    expect(answer.json).toMatchObject({
      code: 'edit_conflict',
      current: { revision: 2, noticeHours: 48 },
    });
  });

  const days = (count: number) =>
    Array.from({ length: count }, () => ({ from: '2026-12-24', to: '2026-12-24' }));
  const starts = (...times: unknown[]) => [times, [], [], [], [], [], []];
  const hours = Array.from({ length: 13 }, (_, hour) => `${String(hour + 8).padStart(2, '0')}:00`);

  it.each([
    ['no notice at all', { noticeHours: 0 }],
    ['30 days of notice', { noticeHours: 720 }],
    ['a horizon of a day', { horizonDays: 1 }],
    ['a horizon of two years', { horizonDays: 730 }],
    ['twelve starts', { startTimes: starts(...hours.slice(0, 12)) }],
    ['200 days off', { daysOff: days(200) }],
  ])('accepts %s', async (_, changes) => {
    const api = await ownersApi();
    expect((await api.save(changes)).status).toBe(200);
  });

  const notice = { noticeHours: 'A whole number from 0 to 720' };
  const horizon = { horizonDays: 'A whole number from 1 to 730' };
  it.each([
    ['negative notice', { noticeHours: -1 }, notice],
    ['half an hour', { noticeHours: 0.5 }, notice],
    ['too much notice', { noticeHours: 721 }, notice],
    ['no horizon', { horizonDays: 0 }, horizon],
    ['too wide a horizon', { horizonDays: 731 }, horizon],
    ['a text for a number', { horizonDays: '90' }, horizon],
    ['13 starts', { startTimes: starts(...hours) }, { 'startTimes.0': 'At most 12 a day' }],
    [
      'a start twice',
      { startTimes: starts('08:00', '08:00') },
      { 'startTimes.0': 'Each time only once' },
    ],
    [
      'a time that is none',
      { startTimes: starts('24:00') },
      { 'startTimes.0.0': 'Please choose a time' },
    ],
    ['201 days off', { daysOff: days(201) }, { daysOff: 'At most 200 entries' }],
    [
      'a range that ends before it begins',
      { daysOff: [{ from: '2026-12-25', to: '2026-12-24' }] },
      { 'daysOff.0.to': 'The last day comes before the first' },
    ],
    [
      'a day that does not exist',
      { daysOff: [{ from: '2026-02-30', to: '2026-03-01' }] },
      { 'daysOff.0.from': 'This day does not exist' },
    ],
  ])('refuses %s', async (_, changes, errors) => {
    const api = await ownersApi();
    const answer = await api.save(changes);
    expect(answer.status).toBe(422);
    expect(fieldErrors(answer)).toEqual(errors);
  });
});

describe('a day off over bookings', () => {
  const closed = { daysOff: [{ from: '2026-11-30', to: '2026-12-02' }] };

  async function apiWithBookings() {
    const api = await ownersApi();
    for (const date of ['2026-12-02', '2026-11-30', '2026-12-03']) {
      await api.send('POST /api/calendar/book', { body: bookingBody({ date }) });
    }
    const listed = await api.send('GET /api/bookings', { headers: api.headers });
    return { ...api, ids: listed.json.data.map(({ id }) => String(id)) };
  }

  it('lists them and keeps nothing until the owner has seen them', async () => {
    const api = await apiWithBookings();
    const answer = await api.save(closed);
    expect(answer.status).toBe(409);
    expect(answer.json).toMatchObject({
      code: 'bookings_on_days_off',
      bookings: [
        { date: '2026-11-30', name: 'Grace Hollowbrook' },
        { date: '2026-12-02', name: 'Grace Hollowbrook' },
      ],
    });
    const kept = await api.send('GET /api/availability', { headers: api.headers });
    expect(kept.json).toMatchObject({ revision: 1, daysOff: [] });
  });

  it('is kept once each of them is confirmed, and leaves them as they are', async () => {
    const api = await apiWithBookings();
    const [onlyOne] = api.ids;
    expect((await api.save({ ...closed, confirmed: [onlyOne] })).status).toBe(409);
    expect((await api.save({ ...closed, confirmed: api.ids })).status).toBe(200);
    expect(await api.slots('2026-12-01')).toEqual([]);
    const { json } = await api.send('GET /api/bookings', { headers: api.headers });
    expect(json.data.map(({ status }) => status)).toEqual(['confirmed', 'confirmed', 'confirmed']);
  });

  it('does not ask again about days that are off already', async () => {
    const api = await apiWithBookings();
    await api.save({ ...closed, confirmed: api.ids });
    expect((await api.save({ ...closed, revision: 2, noticeHours: 1 })).status).toBe(200);
  });
});

describe('GET /api/calendar/days', () => {
  it('tells widgets on any page which days can be chosen, as the owner has them', async () => {
    const api = await ownersApi();
    await api.save({ daysOff: [{ from: '2026-12-01', to: '2026-12-02' }] });
    const answer = await api.days('from=2026-11-25&to=2026-12-05');
    expect(answer.headers.get('Access-Control-Allow-Origin')).toBe('*');
    expect(JSON.parse(answer.text)).toEqual([
      '2026-11-26',
      '2026-11-27',
      '2026-11-30',
      '2026-12-03',
      '2026-12-04',
    ]);
  });

  it('answers for a single day and for 62, and for no more', async () => {
    const api = await ownersApi();
    expect((await api.days('from=2026-11-30&to=2026-11-30')).text).toBe('["2026-11-30"]');
    expect((await api.days('from=2026-11-01&to=2027-01-01')).status).toBe(200);
    const over = await api.days('from=2026-11-01&to=2027-01-02');
    expect(fieldErrors(over)).toEqual({ to: 'At most 62 days' });
    const backwards = await api.days('from=2026-11-02&to=2026-11-01');
    expect(fieldErrors(backwards)).toEqual({ to: 'The last day comes before the first' });
    expect((await api.days('from=2026-11-01')).status).toBe(422);
    expect((await api.days('from=2026-11-01&to=9999-99-99')).status).toBe(422);
  });
});
