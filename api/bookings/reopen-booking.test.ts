import { describe, expect, it } from 'vitest';
import { fieldErrors, NOW } from '#api/testing/api-test.ts';
import { bookingBody } from '#api/testing/request-bodies.ts';
import { signedInOwner } from '#api/testing/signed-in-owner.ts';

const other = { name: 'Next', email: 'next@example.com', phone: '972-555-0177', address: '9 Oak' };

/** A booking of 8:00 after `action`, in its second version. */
async function changed(action: 'cancel' | 'complete') {
  const api = await signedInOwner();
  const { id } = await api.book();
  await api.call(`PATCH /api/bookings/${id}`, { revision: 1, action, anyway: true });
  const reopen = (more: object = {}) =>
    api.call(`POST /api/bookings/${id}/reopen`, { revision: 2, ...more });
  return { ...api, id, reopen };
}

describe('POST /api/bookings/{id}/reopen', () => {
  it('takes back a cancellation, records the step and takes the slot again', async () => {
    const { reopen, slots } = await changed('cancel');
    const answer = await reopen();
    expect(answer.status).toBe(200);
    expect(answer.json).toMatchObject({
      revision: 3,
      status: 'confirmed',
      history: [{ what: 'cancelled' }, { at: NOW.toISOString(), by: 'Owner', what: 'reopened' }],
    });
    expect(await slots('2026-11-30')).toEqual(['11:30', '15:00']);
  });

  it('tells what is in the way when the slot was sold; anyway reopens it', async () => {
    const { reopen, book } = await changed('cancel');
    await book(other);
    const refused = await reopen();
    expect(refused.status).toBe(409);
    expect(refused.json).toMatchObject({
      code: 'slot_taken',
      bookings: [{ name: 'Next', time: '08:00' }],
    });
    expect((await reopen({ anyway: true })).json).toMatchObject({ status: 'confirmed' });
  });

  it('tells of a time that the owner has closed meanwhile', async () => {
    const { call, reopen } = await changed('cancel');
    const { json } = await call('GET /api/availability');
    const block = { date: '2026-11-30', from: '09:00', to: '10:00', label: 'Dentist' };
    const blocks = [{ ...block, weekly: false }];
    await call('PUT /api/availability', { ...json, blocks, confirmed: [] });
    const refused = await reopen();
    expect(refused.json).toMatchObject({ code: 'slot_taken' });
    expect(refused.json.detail).toContain('Dentist');
  });

  it('tells of a day off; anyway reopens it', async () => {
    const { call, reopen } = await changed('cancel');
    const { json } = await call('GET /api/availability');
    const daysOff = [{ from: '2026-11-30', to: '2026-11-30' }];
    await call('PUT /api/availability', { ...json, daysOff, confirmed: [] });
    const refused = await reopen();
    expect(refused.json).toMatchObject({ code: 'slot_taken' });
    expect(refused.json.detail).toContain('It conflicts with: Day off.');
    expect((await reopen({ anyway: true })).json).toMatchObject({ status: 'confirmed' });
  });

  it('takes back a completion: the booking has kept its time', async () => {
    const { reopen, call } = await changed('complete');
    await call('POST /api/bookings', bookingBody({ ...other, time: '09:00', anyway: true }));
    expect((await reopen()).json).toMatchObject({ status: 'confirmed', revision: 3 });
  });

  it('gives the slot to one of the owner and twenty concurrent clients', async () => {
    const { reopen, send, slots } = await changed('cancel');
    const answers = await Promise.all([
      reopen(),
      ...Array.from({ length: 20 }, () =>
        send('POST /api/calendar/book', { body: bookingBody(other) }),
      ),
    ]);
    expect(answers.filter(({ status }) => status < 300)).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(20);
    expect(await slots('2026-11-30')).toEqual(['11:30', '15:00']);
  });

  it('refuses a confirmed booking', async () => {
    const { call, reopen } = await changed('cancel');
    const { id } = (await reopen()).json;
    const path = `POST /api/bookings/${id}/reopen`;
    expect(fieldErrors(await call(path, { revision: 3 }))).toEqual({
      action: 'Only a cancelled or completed booking can be reopened; this one is confirmed',
    });
  });
});
