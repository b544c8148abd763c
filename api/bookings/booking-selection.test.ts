import { describe, expect, it } from 'vitest';
import { tlsServer } from '#api/http/testing/tls-server.ts';
import { sampleBooking } from '#api/store/testing/sample-records.ts';
import { storeForTest, temporaryFolder } from '#api/store/testing/temporary-folder.ts';
import { NOW } from '#api/testing/api-test.ts';
import { bookingBody } from '#api/testing/request-bodies.ts';
import { signedInOwner } from '#api/testing/signed-in-owner.ts';
import type { TestApiOptions } from '#api/testing/start-api.ts';
import type { Booking } from '#domain/booking/booking.schema.ts';
import { addDays } from '#domain/schedule/calendar-date.ts';

const version = ({ id, revision }: { id: string; revision: number }) => ({ id, revision });
const owner = () => signedInOwner({ sampleContent: false });
type Api = Awaited<ReturnType<typeof owner>>;

const select = async (api: Api, action: string, ...records: object[]) =>
  (await api.call('POST /api/bookings/selection', { action, records })).json as unknown as {
    changed: Booking[];
    unchanged: { id: string; code: string }[];
  };
const listed = async (api: Api, query = '') =>
  (await api.call(`GET /api/bookings?${query}`)).json.total;

it('deletes a booking, which frees its slot, and restores it', async () => {
  const api = await owner();
  const { id } = await api.book({ attribution: { partner: 'jane' } });
  const { json } = await api.call('POST /api/calendar-feed');
  const feedPath = new URL((json as unknown as { url: string }).url).pathname;
  const shown = async () => ({
    total: await listed(api),
    day: await listed(api, 'from=2026-11-30&to=2026-11-30'),
    ahead: ((await api.call('GET /api/dashboard')).json as unknown as Record<string, unknown>)[
      'bookingsAhead'
    ],
    inFeed: (await api.send(`GET ${feedPath}`)).text.includes('Hollowbrook'),
    partners: (await api.call('GET /api/partners/unknown')).text.includes('jane'),
    free: (await api.slots('2026-11-30')).includes('08:00'),
  });
  const before = await shown();
  expect(before).toEqual({
    total: 1,
    day: 1,
    ahead: 1,
    inFeed: true,
    partners: true,
    free: false,
  });

  expect(await select(api, 'delete', { id, revision: 1 })).toMatchObject({
    changed: [{ id, revision: 2, deletedAt: '2026-11-25T15:00:00.000Z' }],
    unchanged: [],
  });
  expect(await shown()).toEqual({
    total: 0,
    day: 0,
    ahead: 0,
    inFeed: false,
    partners: false,
    free: true,
  });
  expect(await listed(api, 'folder=deleted')).toBe(1);

  const restored = await select(api, 'restore', { id, revision: 2 });
  expect(restored).toMatchObject({ changed: [{ id, revision: 3 }], unchanged: [] });
  expect(await shown()).toEqual(before);
  expect(await listed(api, 'folder=deleted')).toBe(0);
});

it('refuses to restore a booking whose slot was sold meanwhile', async () => {
  const api = await owner();
  const first = await api.book();
  await select(api, 'delete', version(first));
  await api.book({ name: 'Next', email: 'other@example.com' });
  expect(await select(api, 'restore', { id: first.id, revision: 2 })).toEqual({
    changed: [],
    unchanged: [{ id: first.id, code: 'slot_taken', inTheWay: ['Next'] }],
  });
  expect(await listed(api, 'folder=deleted')).toBe(1);
});

it('reopens canceled bookings, but not one whose time was sold meanwhile', async () => {
  const api = await owner();
  const sold = await api.book();
  const free = await api.book({ time: '11:30' });
  await select(api, 'cancel', version(sold), version(free));
  await api.book({ email: 'other@example.com', phone: '972-555-0177', address: '9 Oak Dr' });
  const both = [sold, free].map(({ id }) => ({ id, revision: 2 }));
  expect(await select(api, 'reopen', ...both)).toMatchObject({
    changed: [{ id: free.id, revision: 3, status: 'confirmed' }],
    unchanged: [{ id: sold.id, code: 'slot_taken' }],
  });
  expect(await select(api, 'reopen', { id: free.id, revision: 3 })).toMatchObject({
    unchanged: [{ id: free.id, code: 'wrong_status' }],
  });
});

describe.each([
  ['reopen', 'cancel'],
  ['restore', 'delete'],
])('%s of several bookings', (action, before) => {
  /** Bookings of 8:00, 11:30 and the next day's 8:00, in their second version. */
  async function taken(options: TestApiOptions = {}) {
    const api = await signedInOwner({ sampleContent: false, ...options });
    const early = await api.book();
    const late = await api.book({ time: '11:30' });
    const next = await api.book({ date: '2026-12-01' });
    const records = [early, late, next];
    await select(api, before, ...records.map(version));
    const again = () => select(api, action, ...records.map(({ id }) => ({ id, revision: 2 })));
    return { api, early, late, next, again };
  }

  it('leaves out a closed time and a day off, says why, and does the rest', async () => {
    const { api, early, late, next, again } = await taken();
    const { json } = await api.call('GET /api/availability');
    const dentist = { date: '2026-11-30', from: '09:00', to: '10:00', label: 'Dentist' };
    await api.call('PUT /api/availability', {
      ...json,
      blocks: [{ ...dentist, weekly: false }],
      daysOff: [{ from: '2026-12-01', to: '2026-12-01' }],
      confirmed: [],
    });
    expect(await again()).toMatchObject({
      changed: [{ id: late.id, status: 'confirmed' }],
      unchanged: [
        { id: early.id, code: 'slot_taken', inTheWay: ['Dentist'] },
        { id: next.id, code: 'slot_taken', inTheWay: ['Day off'] },
      ],
    });
  });

  it('leaves out a time that an event of another calendar has taken', async () => {
    const event = ['BEGIN:VEVENT', 'DTSTART:20261130T200000Z', 'DURATION:PT1H', 'END:VEVENT'];
    const calendar = ['BEGIN:VCALENDAR', ...event, 'END:VCALENDAR'].join('\r\n');
    const { network } = await tlsServer((_, response) => response.end(calendar));
    const { api, early, late, next, again } = await taken({ network });
    const address = 'https://calendar.example/private.ics';
    await api.call('POST /api/busy-calendars', { name: 'Phone', address });
    expect(await again()).toMatchObject({
      changed: [{ id: early.id }, { id: next.id }],
      unchanged: [{ id: late.id, code: 'slot_taken', inTheWay: ['Phone'] }],
    });
  });

  it('leaves out an appointment that would end after midnight', async () => {
    // Stored by a version before this rule.
    const dataDir = await temporaryFolder();
    const store = await storeForTest(dataDir);
    const late = sampleBooking({ id: 'late', date: '2026-12-02', time: '22:00' });
    await store.reserveSlot({
      ...late,
      ...(action === 'reopen' ? { status: 'cancelled' } : { deletedAt: NOW.toISOString() }),
    });
    await store.close();
    const { api, again } = await taken({ dataDir });
    expect(await select(api, action, { id: 'late', revision: 1 })).toEqual({
      changed: [],
      unchanged: [{ id: 'late', code: 'ends_after_midnight' }],
    });
    expect((await again()).changed).toHaveLength(3);
  });
});

it('keeps the reason of a cancellation with each booking', async () => {
  const api = await owner();
  const records = [await api.book(), await api.book({ time: '11:30' })].map(version);
  const body = { action: 'cancel', reason: 'A storm is coming', records };
  const { json } = await api.call('POST /api/bookings/selection', body);
  const history = [{ by: 'Owner', what: 'cancelled', reason: 'A storm is coming' }];
  expect(json).toMatchObject({ changed: [{ history }, { history }] });
});

it('reopens completed bookings, which have kept their time', async () => {
  const api = await owner();
  const done = await api.book();
  await api.call(`PATCH /api/bookings/${done.id}`, {
    revision: 1,
    action: 'complete',
    anyway: true,
  });
  await api.call('POST /api/bookings', bookingBody({ time: '09:00', anyway: true }));
  expect(await select(api, 'reopen', { id: done.id, revision: 2 })).toMatchObject({
    changed: [{ id: done.id, status: 'confirmed' }],
  });
});

it('leaves a deleted booking as it is until it is restored', async () => {
  const api = await owner();
  const { id } = await api.book();
  await select(api, 'delete', { id, revision: 1 });
  const path = `/api/bookings/${id}`;
  const move = { revision: 2, date: '2026-12-01', time: '08:00' };
  for (const answer of [
    await api.call(`PATCH ${path}`, { revision: 2, action: 'cancel' }),
    await api.call(`PATCH ${path}`, { revision: 2, note: 'x' }),
    await api.call(`POST ${path}/move`, move),
  ]) {
    expect(answer.json.code).toBe('not_found');
  }
  for (const action of ['cancel', 'delete']) {
    expect(await select(api, action, { id, revision: 2 })).toMatchObject({
      unchanged: [{ code: 'wrong_status' }],
    });
  }
  expect((await api.call(`GET ${path}`)).json).toMatchObject({ revision: 2 });
});

it('does not delete an outdated version', async () => {
  const api = await owner();
  const { id } = await api.book();
  await api.call(`PATCH /api/bookings/${id}`, { revision: 1, note: 'Gate code 12' });
  expect(await select(api, 'delete', { id, revision: 1 })).toMatchObject({
    unchanged: [{ id, code: 'edit_conflict' }],
  });
});

it('cancels a burst of 194 in one step, and leaves what cannot be canceled', async () => {
  const api = await owner();
  const slots = Array.from({ length: 65 }, (_, index) => addDays('2026-11-30', index)).flatMap(
    (date) => ['08:00', '11:30', '15:00'].map((time) => ({ date, time })),
  );
  const honest = await api.book({ ...slots.pop(), email: 'h@e.example', phone: '214-555-0001' });
  // Entered with `anyway`, because some of the days are Saturdays and Sundays.
  await Promise.all(
    slots.map((slot) => api.call('POST /api/bookings', { ...bookingBody(slot), anyway: true })),
  );
  const { data } = (await api.call('GET /api/bookings?from=2026-11-30&to=2027-01-29')).json;
  expect((await api.call('GET /api/bookings/bursts')).json.data).toEqual([]);
  const all = [
    ...(data as unknown as Booking[]),
    ...((await api.call('GET /api/bookings?from=2027-01-30&to=2027-02-20')).json
      .data as unknown as Booking[]),
  ].filter(({ id }) => id !== honest.id);
  expect(all).toHaveLength(194);
  const done = all[0] as Booking;
  await api.call(`PATCH /api/bookings/${done.id}`, {
    revision: 1,
    action: 'complete',
    anyway: true,
  });

  const answer = await select(
    api,
    'cancel',
    { id: 'unknown', revision: 1 },
    { id: done.id, revision: 2 },
    ...all.slice(1).map(version),
  );
  expect(answer.changed).toHaveLength(193);
  expect(answer.changed.every(({ status }) => status === 'cancelled')).toBe(true);
  expect(answer.unchanged).toEqual([
    { id: 'unknown', code: 'not_found' },
    { id: done.id, code: 'wrong_status' },
  ]);
  expect((await api.call(`GET /api/bookings/${honest.id}`)).json.status).toBe('confirmed');
});

it('lists a burst of visitors’ bookings in one entry', async () => {
  const api = await owner();
  const days = [0, 1, 2, 3, 4, 7, 8, 9].map((days) => addDays('2026-11-30', days));
  for (const date of days) await api.book({ date, time: '11:30' });
  const { data } = (await api.call('GET /api/bookings/bursts')).json;
  expect(data).toHaveLength(1);
  expect(data[0]).toMatchObject({ cause: 'email' });
  expect(data[0]?.['bookings']).toHaveLength(8);
});

it.each([
  ['action', { action: 'move', records: [{ id: 'a', revision: 1 }] }],
  ['records', { action: 'delete', records: [] }],
  [
    'records',
    { action: 'delete', records: Array.from({ length: 501 }, () => ({ id: 'a', revision: 1 })) },
  ],
  ['records.0.revision', { action: 'delete', records: [{ id: 'a' }] }],
  ['reason', { action: 'delete', reason: 'Rain', records: [{ id: 'a', revision: 1 }] }],
])('refuses a selection with a wrong %s', async (path, body) => {
  const api = await owner();
  const { json } = await api.call('POST /api/bookings/selection', body);
  expect(json.errors?.map((error) => error.path)).toEqual([path]);
});
