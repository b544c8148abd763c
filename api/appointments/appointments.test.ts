import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import ICAL from 'ical.js';
import { describe, expect, it } from 'vitest';
import { temporaryFolder } from '#api/store/testing/temporary-folder.ts';
import { apiForTest, NOW, PASSWORD } from '#api/testing/api-test.ts';
import { bookedAppointment } from '#api/testing/booked-appointment.ts';
import { distForTest } from '#api/testing/dist-for-test.ts';
import { bookingBody } from '#api/testing/request-bodies.ts';
import { expectEndedLink } from './testing/expect-ended-link.ts';

const from = { date: '2026-11-30', time: '08:00' };

describe('the link to an appointment', () => {
  it('shows first name, time and street, and is neither cached nor another one’s', async () => {
    const { view, send } = await bookedAppointment({ sampleContent: false });
    const shown = await view();
    expect(shown.json).toEqual({
      firstName: 'Grace',
      ...from,
      minutes: 180,
      street: '7 Pecan Ct',
      stage: 'changeable',
    });
    expect(shown.headers.get('Cache-Control')).toBe('no-store');
    for (const wrong of ['0'.repeat(32), 'x', '0'.repeat(31), '%00', '..%2f']) {
      expect((await send(`GET /api/appointments/${wrong}`)).json.code, wrong).toBe('not_found');
    }
  });

  it('shows the promised discount in the language asked', async () => {
    const { send, path, token } = await bookedAppointment(
      { front: await distForTest() },
      { promotion: 'first-inspection', locale: 'es' },
    );
    const offerIn = async (language: string) =>
      (await send(`GET ${path}`, { headers: { 'Accept-Language': language } })).json;
    const english = 'You asked for $50 off. We’ll take $50 off when we confirm.';
    const spanish = 'Usted pidió $50 de descuento. Le descontaremos $50 al confirmar.';
    expect(await offerIn('en')).toMatchObject({ offer: english });
    expect(await offerIn('es-MX')).toMatchObject({ offer: spanish });
    expect((await send(`GET /appointment/${token}`)).text).toContain(english);
    expect((await send(`GET /es/appointment/${token}`)).text).toContain(spanish);
  });

  it('is stored as a digest only', async () => {
    const folder = await temporaryFolder();
    const { token } = await bookedAppointment({ dataDir: folder });
    const file = await readFile(join(folder, 'bookings', '2026-11.json'), 'utf8');
    expect(token).toMatch(/^[0-9a-f]{32}$/);
    expect(file).toMatch(/"links":\["[0-9a-f]{64}"\]/);
    expect(file).not.toContain(token);
  });

  it.each([
    ['2028-11-30T16:59:59Z', '2028-11-30T17:00:00Z', undefined],
    // A shorter month ends earlier.
    ['2027-02-28T16:59:59Z', '2027-02-28T17:00:00Z', 3],
  ])('ends 24 months after the appointment, or as the owner says', async (last, ended, months) => {
    let now = NOW;
    const { view, call } = await bookedAppointment({ clock: () => now });
    const { json } = await call('GET /api/job-settings');
    if (months) await call('PUT /api/job-settings', { ...json, linkMonths: months });
    now = new Date(last);
    expect((await view()).json).toMatchObject({ stage: 'past' });
    now = new Date(ended);
    expect((await view()).status).toBe(404);
  });

  it('is the same for a repeated request', async () => {
    const api = await apiForTest();
    const headers = { 'Idempotency-Key': 'one-and-the-same-key' };
    const book = () => api.send('POST /api/calendar/book', { body: bookingBody(), headers });
    const answers = [await book(), await book()].map(
      ({ json }) => json as unknown as { id: string; manageUrl: string },
    );
    expect(answers[0]?.id).toBe(answers[1]?.id);
    expect(answers[0]?.manageUrl).toBe(answers[1]?.manageUrl);
    const path = answers[0]?.manageUrl.replace(`${api.origin}/appointment/`, '/api/appointments/');
    expect((await api.send(`GET ${path}`)).status).toBe(200);
  });

  it('that has ended is not revived by repeating the request to book', async () => {
    const api = await apiForTest({ ownerPassword: PASSWORD });
    await expectEndedLink(api, { Cookie: await api.signIn(PASSWORD), Origin: api.origin });
  });

  it('is made anew for the owner, who sees no digest', async () => {
    const { call, id, send, origin } = await bookedAppointment();
    const made = await call(`POST /api/bookings/${id}/link`);
    expect(made.status).toBe(201);
    expect(made.text).not.toContain('"links"');
    const { manageUrl } = made.json as unknown as { manageUrl: string };
    expect(manageUrl).toMatch(new RegExp(`^${origin}/appointment/[0-9a-f]{32}$`));
    const path = manageUrl.replace(`${origin}/appointment/`, '/api/appointments/');
    expect((await send(`GET ${path}`)).json).toMatchObject({ firstName: 'Grace' });
  });

  it('cannot be guessed: after 20 wrong ones an address has to wait, a right one included', async () => {
    const { send, path, view } = await bookedAppointment({ rateLimit: true });
    for (let count = 0; count < 20; count++) {
      expect((await view()).status).toBe(200);
      const token = String(count).padStart(32, '0');
      expect((await send(`GET /api/appointments/${token}`)).status).toBe(404);
    }
    const refused = await send(`GET ${path}`);
    expect(refused.json.code).toBe('rate_limited');
    expect(Number(refused.headers.get('Retry-After'))).toBeGreaterThan(500);
  });
});

it('a mail scanner that opens whatever it finds changes nothing', async () => {
  const { send, path, token, booking } = await bookedAppointment({ front: await distForTest() });
  const before = await booking();
  const query = '?date=2026-12-01&from=2026-11-30&to=2026-12-02';
  for (const method of ['GET', 'HEAD']) {
    for (const page of [`/appointment/${token}`, path, `${path}/appointment.ics`]) {
      expect((await send(`${method} ${page}`)).status, `${method} ${page}`).toBe(200);
    }
    for (const call of ['days', 'slots', 'move', 'cancel']) {
      await send(`${method} ${path}/${call}${query}`);
    }
  }
  expect(await booking()).toEqual(before);
});

describe('GET /api/appointments/{token}/days and /slots', () => {
  it('offer what a move would accept: its own length, and its own time as free', async () => {
    const { send, path, book } = await bookedAppointment({}, { inspectionType: 'warranty' });
    await book({ date: '2026-12-01', time: '11:30', email: 'b@example.com', phone: '9725550199' });
    const slots = async (date: string) => {
      const { json } = await send(`GET ${path}/slots?date=${date}`);
      return (json as unknown as { time: string }[]).map(({ time }) => time);
    };
    // Four hours from 15:00 would end after closing time.
    expect(await slots('2026-11-30')).toEqual(['11:30']);
    expect(await slots('2026-12-01')).toEqual([]);
    const days = await send(`GET ${path}/days?from=2026-11-30&to=2026-12-02`);
    expect(days.json).toEqual(['2026-11-30', '2026-12-02']);
    const all = await send(`GET ${path}/days?from=2026-11-30&to=2026-12-02&full=true`);
    expect(all.json).toEqual({ open: ['2026-11-30', '2026-12-02'], full: ['2026-12-01'] });
  });
});

it('the calendar file keeps its UID, and its sequence rises with each change', async () => {
  const { send, path, post, id, origin, token } = await bookedAppointment();
  const read = async () => {
    const answer = await send(`GET ${path}/appointment.ics`);
    expect(answer.headers.get('Content-Type')).toBe('text/calendar; charset=utf-8');
    expect(answer.text).not.toContain('Hollowbrook');
    const calendar = new ICAL.Component(ICAL.parse(answer.text));
    const component = calendar.getFirstSubcomponent('vevent') as ICAL.Component;
    const { uid, sequence, startDate } = new ICAL.Event(component);
    const method = calendar.getFirstPropertyValue('method');
    return { method, uid, sequence, start: startDate.toString(), text: answer.text };
  };
  const uid = id;
  const first = await read();
  expect(first).toMatchObject({
    method: 'PUBLISH',
    uid,
    sequence: 0,
    start: '2026-11-30T08:00:00',
  });
  expect(first.text.replaceAll('\r\n ', '')).toContain(`${origin}/appointment/${token}`);
  const to = { date: '2026-12-01', time: '15:00' };
  await post('move', { from, to });
  expect(await read()).toMatchObject({ uid, sequence: 1, start: '2026-12-01T15:00:00' });
  await post('cancel', { from: to });
  expect(await read()).toMatchObject({ method: 'CANCEL', uid, sequence: 2 });
});
