import { describe, expect, it, test } from 'vitest';
import { fieldErrors } from '#api/testing/api-test.ts';
import { distForTest } from '#api/testing/dist-for-test.ts';
import { bookingBody } from '#api/testing/request-bodies.ts';
import { signedInOwner } from '#api/testing/signed-in-owner.ts';
import type { TestApiOptions } from '#api/testing/start-api.ts';
import { defaultAvailability } from '#domain/schedule/availability.ts';

const put = 'PUT /api/availability';

const body = (changes: Record<string, unknown> = {}) => ({
  revision: 1,
  ...defaultAvailability,
  ...changes,
});

async function signedIn(options: TestApiOptions = {}) {
  // Without the holidays of a new installation.
  const api = await signedInOwner({ sampleContent: false, ...options });
  const save = (changes: Record<string, unknown> = {}) => api.call(put, body(changes));
  const days = (query: string) => api.send(`GET /api/calendar/days?${query}`);
  return { ...api, save, days };
}

describe('GET /api/availability', () => {
  it('answers with the stored availability', async () => {
    const api = await signedIn();
    const answer = await api.call('GET /api/availability');
    expect(answer.json).toEqual({ revision: 1, ...defaultAvailability });
  });
});

test('a new installation is closed on the holidays of the coming twelve months', async () => {
  const api = await signedInOwner();
  const { json } = await api.call('GET /api/availability');
  expect(json).toMatchObject({ revision: 1 });
  // The clock shows the day before Thanksgiving.
  expect(await api.slots('2026-11-26')).toEqual([]);
  expect(await api.slots('2026-11-27')).toEqual([]);
  expect(await api.slots('2026-11-30')).not.toEqual([]);
});

describe('PUT /api/availability', () => {
  it('clears the page cache', async () => {
    const api = await signedIn({ front: await distForTest() });
    const page = async () => (await api.send('GET /')).text;
    const before = await page();
    expect(await page()).toBe(before);
    await api.save({ noticeHours: 48 });
    expect(await page()).not.toBe(before);
  });

  it('changes the offered slots at once', async () => {
    const api = await signedIn();
    expect(await api.slots('2026-12-05')).toEqual([]);
    const saturdays = ['13:00', '09:00'];
    const answer = await api.save({ startTimes: [[], [], [], [], [], [], saturdays] });
    expect(answer.json).toMatchObject({
      revision: 2,
      startTimes: [[], [], [], [], [], [], ['09:00', '13:00']],
    });
    expect(await api.slots('2026-12-05')).toEqual(['09:00', '13:00']);
    expect(await api.slots('2026-12-07')).toEqual([]);
    const refused = await api.send('POST /api/calendar/book', {
      body: bookingBody({ date: '2026-12-07' }),
    });
    expect(refused.json.code).toBe('slot_unavailable');
  });

  it('stores closed times, sorted', async () => {
    const api = await signedIn();
    const gym = { date: '2026-12-02', from: '08:00', to: '09:00', label: 'Gym', weekly: true };
    const dentist = { ...gym, date: '2026-12-01', label: ' Dentist ', weekly: false };
    const answer = await api.save({ blocks: [gym, dentist] });
    expect(answer.json).toMatchObject({ blocks: [{ ...dentist, label: 'Dentist' }, gym] });
    const refused = await api.save({ revision: 2, blocks: [{ ...gym, to: '08:00' }] });
    expect(fieldErrors(refused)).toEqual({ 'blocks.0.to': 'The end comes before the start' });
  });

  it('refuses what is out of bounds, with every field', async () => {
    const api = await signedIn();
    const answer = await api.save({ noticeHours: 721, horizonDays: 0 });
    expect(answer.status).toBe(422);
    expect(fieldErrors(answer)).toEqual({
      noticeHours: 'A whole number from 0 to 720',
      horizonDays: 'A whole number from 1 to 730',
    });
  });
});

describe('a day off over bookings', () => {
  const closed = { daysOff: [{ from: '2026-11-30', to: '2026-12-02' }] };

  async function apiWithBookings() {
    const api = await signedIn();
    for (const date of ['2026-12-02', '2026-11-30', '2026-12-03']) {
      await api.send('POST /api/calendar/book', { body: bookingBody({ date }) });
    }
    const listed = await api.call('GET /api/bookings');
    return { ...api, ids: listed.json.data.map(({ id }) => String(id)) };
  }

  it('lists them and stores nothing until the owner confirms', async () => {
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
    const stored = await api.call('GET /api/availability');
    expect(stored.json).toMatchObject({ revision: 1, daysOff: [] });
  });

  it('is stored once each of them is confirmed, and leaves them unchanged', async () => {
    const api = await apiWithBookings();
    const [onlyOne] = api.ids;
    expect((await api.save({ ...closed, confirmed: [onlyOne] })).status).toBe(409);
    expect((await api.save({ ...closed, confirmed: api.ids })).status).toBe(200);
    expect(await api.slots('2026-12-01')).toEqual([]);
    const { json } = await api.call('GET /api/bookings');
    expect(json.data.map(({ status }) => status)).toEqual(['confirmed', 'confirmed', 'confirmed']);
  });

  it('does not ask again about existing days off', async () => {
    const api = await apiWithBookings();
    await api.save({ ...closed, confirmed: api.ids });
    expect((await api.save({ ...closed, revision: 2, noticeHours: 1 })).status).toBe(200);
  });
});

describe('GET /api/calendar/days', () => {
  it('lists the days that can be booked', async () => {
    const api = await signedIn();
    await api.save({ daysOff: [{ from: '2026-12-01', to: '2026-12-02' }] });
    const answer = await api.days('from=2026-11-25&to=2026-12-05');
    expect(JSON.parse(answer.text)).toEqual([
      '2026-11-26',
      '2026-11-27',
      '2026-11-30',
      '2026-12-03',
      '2026-12-04',
    ]);
  });

  it('answers for 1 to 62 days', async () => {
    const api = await signedIn();
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
