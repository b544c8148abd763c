import { addDays } from 'date-fns/addDays';
import { describe, expect, it } from 'vitest';
import { NOW } from '#api/testing/api-test.ts';
import { bookedAppointment } from '#api/testing/booked-appointment.ts';

const from = { date: '2026-11-30', time: '08:00' };
const to = { date: '2026-12-01', time: '15:00' };
const at = NOW.toISOString();

describe('POST /api/appointments/{token}/move', () => {
  it('moves the booking, says that the client did it, and frees the old time', async () => {
    const { post, booking, slots } = await bookedAppointment({ sampleContent: false });
    const moved = await post('move', { from, to });
    expect(moved.status).toBe(200);
    expect(moved.json).toEqual({
      firstName: 'Grace',
      ...to,
      minutes: 180,
      street: '7 Pecan Ct',
      stage: 'changeable',
    });
    expect(await booking()).toMatchObject({
      ...to,
      history: [{ at, by: 'Client', what: 'moved', from, to }],
    });
    expect(await slots(from.date)).toContain('08:00');
    expect(await slots(to.date)).not.toContain('15:00');
  });

  it('changes nothing when it is tapped twice', async () => {
    const { post, booking } = await bookedAppointment();
    const answers = await Promise.all([post('move', { from, to }), post('move', { from, to })]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect(await booking()).toMatchObject({ revision: 2, ...to });
  });

  it('moves to a time that overlaps its own', async () => {
    const { post, call } = await bookedAppointment();
    const { json } = await call('GET /api/availability');
    await call('PUT /api/availability', { ...json, startMode: 'half-hours' });
    const later = { ...from, time: '09:00' };
    expect((await post('move', { from, to: later })).json).toMatchObject(later);
  });

  it('refuses a taken time with those that are free, and tells nothing of who has it', async () => {
    const { post, book, booking } = await bookedAppointment();
    await book({ ...to, time: '11:30', email: 'other@example.com', phone: '972-555-0199' });
    const refused = await post('move', { from, to: { ...to, time: '11:30' } });
    expect(refused.status).toBe(409);
    expect(refused.json).toMatchObject({
      code: 'slot_taken',
      slots: [{ time: '08:00' }, { time: '15:00' }],
    });
    expect(refused.json).not.toHaveProperty('bookings');
    expect(await booking()).toMatchObject({ revision: 1, ...from });
  });

  it.each([
    ['a day off', '2026-11-28', '08:00'],
    ['another start', '2026-12-01', '09:15'],
    ['less than the notice', '2026-11-26', '08:00'],
    ['beyond the horizon', '2027-06-01', '08:00'],
  ])('refuses %s', async (_what, date, time) => {
    const { post } = await bookedAppointment();
    const refused = await post('move', { from, to: { date, time } });
    expect(refused.status).toBe(422);
    expect(refused.json.code).toBe('slot_unavailable');
  });

  it('refuses an outdated page with the appointment as it is now', async () => {
    const { post, call, id } = await bookedAppointment();
    await call(`POST /api/bookings/${id}/move`, { revision: 1, date: '2026-12-02', time: '08:00' });
    for (const answer of [await post('move', { from, to }), await post('cancel', { from })]) {
      expect(answer.status).toBe(409);
      expect(answer.json).toMatchObject({
        code: 'edit_conflict',
        current: { date: '2026-12-02', time: '08:00', stage: 'changeable' },
      });
    }
  });

  it('is not disturbed by a note that the owner has written since', async () => {
    const { post, call, id, booking } = await bookedAppointment();
    await call(`PATCH /api/bookings/${id}`, { revision: 1, note: 'Gate 1234' });
    expect((await post('move', { from, to })).status).toBe(200);
    expect(await booking()).toMatchObject({ note: 'Gate 1234', ...to });
  });
});

describe('a client’s moves of one booking', () => {
  /** Each `move` is to a time that it has not had before. */
  async function appointment(options: { rateLimit: boolean }) {
    const times = ['15:00', '11:30', '08:00'].flatMap((time) =>
      ['2026-12-01', '2026-12-02', '2026-12-03', '2026-12-07'].map((date) => ({ date, time })),
    );
    let now = NOW;
    const booked = await bookedAppointment({ ...options, clock: () => now });
    let at = from;
    return {
      ...booked,
      passDay() {
        now = addDays(now, 1);
      },
      async move(next = times.shift()) {
        const answer = await booked.post('move', { from: at, to: next });
        if (answer.status === 200 && next) at = next;
        return answer;
      },
    };
  }

  it('are three a day and six in all; then the answer is to call, and nothing has changed', async () => {
    const { move, passDay, view, booking } = await appointment({ rateLimit: true });
    const codes: unknown[] = [];
    for (const day of [1, 2, 3]) {
      for (const _move of [1, 2, 3]) codes.push((await move()).json.code ?? 'moved');
      expect((await view()).json, `day ${day}`).toMatchObject({ moveByPhone: true });
      if (day === 1) {
        const before = await booking();
        expect(await move()).toMatchObject({
          status: 409,
          json: {
            code: 'move_limit_reached',
            title: 'Please call us to move this appointment again',
            detail: 'We’re happy to do it by phone: (972) 555-0148.',
          },
        });
        expect(await booking()).toEqual(before);
      }
      passDay();
    }
    const refused = Array(3).fill('move_limit_reached');
    expect(codes).toEqual([...Array(6).fill('moved'), ...refused]);
  });

  it('leave the last one repeatable, the cancellation possible, and the owner free', async () => {
    const { move, post, call, id, booking } = await appointment({ rateLimit: true });
    await move();
    await move();
    const last = { date: '2026-12-03', time: '08:00' };
    expect((await move(last)).status).toBe(200);
    expect((await post('move', { from, to: last })).status).toBe(200);
    const { revision } = (await booking()) as unknown as { revision: number };
    const byOwner = { date: '2026-12-04', time: '08:00' };
    const moved = await call(`POST /api/bookings/${id}/move`, { revision, ...byOwner });
    expect(moved.status).toBe(200);
    expect((await post('cancel', { from: byOwner })).json).toMatchObject({ stage: 'cancelled' });
  });

  it('are not counted when limits are off', async () => {
    const { move, view } = await appointment({ rateLimit: false });
    for (const _move of Array(7)) expect((await move()).status).toBe(200);
    expect((await view()).json).not.toHaveProperty('moveByPhone');
  });
});

describe('POST /api/appointments/{token}/cancel', () => {
  it('cancels with the reason, frees the time, and changes nothing a second time', async () => {
    const { post, booking, slots } = await bookedAppointment();
    const reason = 'The deal fell through.';
    for (const answer of [await post('cancel', { from, reason }), await post('cancel', { from })]) {
      expect(answer.status).toBe(200);
      expect(answer.json).toMatchObject({ stage: 'cancelled', ...from });
    }
    expect(await booking()).toMatchObject({
      revision: 2,
      status: 'cancelled',
      history: [{ at, by: 'Client', what: 'cancelled', reason }],
    });
    expect(await slots(from.date)).toContain('08:00');
  });

  it('erases the reason with the person', async () => {
    const { post, call, booking } = await bookedAppointment();
    await post('cancel', { from, reason: 'Divorce.' });
    const body = { person: 'grace@hollowbrook.example', reviews: [] };
    expect((await call('POST /api/privacy/erase', body)).status).toBe(200);
    expect(JSON.stringify(await booking())).not.toContain('Divorce');
  });
});

describe.each([
  ['with less than 24 hours of notice', '2026-11-29T14:00:01Z', 'short_notice'],
  ['after its start', '2026-11-30T14:00:00Z', 'past'],
])('%s', (_when, later, stage) => {
  it('refuses both, with the telephone', async () => {
    let now = NOW;
    const { post, view } = await bookedAppointment({ clock: () => now });
    now = new Date(later);
    expect((await view()).json).toMatchObject({ stage });
    for (const answer of [await post('move', { from, to }), await post('cancel', { from })]) {
      expect(answer.status).toBe(409);
      expect(answer.json).toMatchObject({
        code: 'appointment_not_changeable',
        detail: 'Please call us at (972) 555-0148.',
        current: { stage },
      });
    }
  });
});

it.each(['move', 'cancel'])('a %s from elsewhere is told where to make it', async (action) => {
  const { send, path } = await bookedAppointment();
  const answer = await send(`POST ${path}/${action}`, { body: {} });
  expect(answer).toMatchObject({ status: 403, json: { code: 'forbidden_origin' } });
  expect(answer.json.detail).toBe(
    'Change the appointment on its own page, by the link in your confirmation, or call (972) 555-0148.',
  );
});
