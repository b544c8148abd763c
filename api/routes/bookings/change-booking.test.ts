import { describe, expect, it } from 'vitest';
import { fieldErrors, NOW } from '#api/testing/api-test.ts';
import { ownerForTest } from '#api/testing/owner-for-test.ts';

const at = NOW.toISOString();

describe('PATCH /api/bookings/{id}', () => {
  it('cancels, keeps who, when and what, and offers the slot again at once', async () => {
    const { own, book, slots } = await ownerForTest();
    const { id, date } = await book();
    expect(await slots(date)).toEqual(['11:30', '15:00']);
    const answer = await own(`PATCH /api/bookings/${id}`, { revision: 1, action: 'cancel' });
    expect(answer.status).toBe(200);
    expect(answer.json).toMatchObject({
      revision: 2,
      status: 'cancelled',
      history: [{ at, by: 'Owner', what: 'cancelled' }],
    });
    expect(await slots(date)).toEqual(['08:00', '11:30', '15:00']);
    expect((await book({ name: 'Next' })).name).toBe('Next');
  });

  it('completes, which keeps the slot sold', async () => {
    const { own, book, slots } = await ownerForTest();
    const { id, date } = await book();
    const answer = await own(`PATCH /api/bookings/${id}`, { revision: 1, action: 'complete' });
    expect(answer.json).toMatchObject({ status: 'completed' });
    expect(await slots(date)).toEqual(['11:30', '15:00']);
  });

  it.each([
    ['cancel', 'complete', 'Only a confirmed booking can be completed; this one is cancelled'],
    ['cancel', 'cancel', 'Only a confirmed booking can be cancelled; this one is cancelled'],
    ['complete', 'cancel', 'Only a confirmed booking can be cancelled; this one is completed'],
  ])('after %s refuses %s', async (first, second, message) => {
    const { own, book } = await ownerForTest();
    const { id } = await book();
    await own(`PATCH /api/bookings/${id}`, { revision: 1, action: first });
    const answer = await own(`PATCH /api/bookings/${id}`, { revision: 2, action: second });
    expect(answer.status).toBe(422);
    expect(fieldErrors(answer)).toEqual({ action: message });
    expect((await own(`GET /api/bookings/${id}`)).json).toMatchObject({ revision: 2 });
  });

  it('keeps a private note, apart from what the client typed', async () => {
    const { own, book } = await ownerForTest();
    const { id, notes } = await book();
    const noted = await own(`PATCH /api/bookings/${id}`, { revision: 1, note: '  Big dog  ' });
    expect(noted.json).toMatchObject({ note: 'Big dog', notes, history: [], status: 'confirmed' });
    const cleared = await own(`PATCH /api/bookings/${id}`, { revision: 2, note: '' });
    expect(cleared.json).not.toHaveProperty('note');
  });

  it('answers 409 with the newer version to a change of an old one', async () => {
    const { own, book } = await ownerForTest();
    const { id } = await book();
    await own(`PATCH /api/bookings/${id}`, { revision: 1, note: 'From the phone' });
    const answer = await own(`PATCH /api/bookings/${id}`, { revision: 1, action: 'cancel' });
    expect(answer.status).toBe(409);
    expect(answer.json).toMatchObject({
      code: 'edit_conflict',
      current: { id, revision: 2, note: 'From the phone', status: 'confirmed' },
    });
  });

  it('answers 404 for a booking that is not there', async () => {
    const { own } = await ownerForTest();
    expect((await own('PATCH /api/bookings/none', { revision: 1, note: 'x' })).status).toBe(404);
  });

  it.each([
    [{ action: 'cancel' }, { revision: 'Say which version this changes' }],
    [{ revision: 0, note: '' }, { revision: 'Say which version this changes' }],
    [{ revision: '1', note: '' }, { revision: 'Say which version this changes' }],
    [{ revision: 1 }, { action: 'Say what changes: action or note' }],
    [{ revision: 1, status: 'completed' }, { action: 'Say what changes: action or note' }],
    [{ revision: 1, action: 'move' }, { action: 'A booking can be cancelled or completed' }],
    [{ revision: 1, action: ['cancel'] }, { action: 'A booking can be cancelled or completed' }],
    [{ revision: 1, note: 'x'.repeat(5001) }, { note: 'At most 5000 characters' }],
  ])('refuses %j', async (body, errors) => {
    const { own, book } = await ownerForTest();
    const { id } = await book();
    const answer = await own(`PATCH /api/bookings/${id}`, body);
    expect(answer.status).toBe(422);
    expect(fieldErrors(answer)).toEqual(errors);
  });
});
