import { describe, expect, it } from 'vitest';
import { fieldErrors, NOW } from '#api/testing/api-test.ts';
import { signedInOwner } from '#api/testing/signed-in-owner.ts';
import { businessInstant } from '#domain/schedule/business-clock.ts';
import { centralTime } from '#domain/schedule/testing/central-time.ts';

const at = NOW.toISOString();

describe('PATCH /api/bookings/{id}', () => {
  it('cancels, records the step and frees the slot at once', async () => {
    const { call, book, slots } = await signedInOwner();
    const { id, date } = await book();
    expect(await slots(date)).toEqual(['11:30', '15:00']);
    const answer = await call(`PATCH /api/bookings/${id}`, { revision: 1, action: 'cancel' });
    expect(answer.status).toBe(200);
    expect(answer.json).toMatchObject({
      revision: 2,
      status: 'cancelled',
      history: [{ at, by: 'Owner', what: 'cancelled' }],
    });
    expect(await slots(date)).toEqual(['08:00', '11:30', '15:00']);
    expect((await book({ name: 'Next' })).name).toBe('Next');
  });

  it('keeps the reason of a cancellation in its step', async () => {
    const { call, book } = await signedInOwner();
    const { id } = await book();
    const body = { revision: 1, action: 'cancel', reason: '  A storm is coming  ' };
    const { json } = await call(`PATCH /api/bookings/${id}`, body);
    expect(json).toMatchObject({ history: [{ by: 'Owner', reason: 'A storm is coming' }] });
  });

  it('keeps no empty reason', async () => {
    const { call, book } = await signedInOwner();
    const { id } = await book();
    const body = { revision: 1, action: 'cancel', reason: ' ' };
    const { json } = await call(`PATCH /api/bookings/${id}`, body);
    expect(json).toMatchObject({ history: [{ at, by: 'Owner', what: 'cancelled' }] });
    expect(JSON.stringify(json)).not.toContain('reason');
  });

  it('completes, and the slot stays booked', async () => {
    const { call, book, slots } = await signedInOwner();
    const { id, date } = await book();
    const body = { revision: 1, action: 'complete', anyway: true };
    const answer = await call(`PATCH /api/bookings/${id}`, body);
    expect(answer.json).toMatchObject({ status: 'completed' });
    expect(await slots(date)).toEqual(['11:30', '15:00']);
  });

  it('refuses to complete what still lies ahead', async () => {
    let now = NOW;
    const { call, book } = await signedInOwner({ clock: () => now });
    const { id, date, time } = await book();
    const complete = () => call(`PATCH /api/bookings/${id}`, { revision: 1, action: 'complete' });
    const refused = await complete();
    expect(refused).toMatchObject({ status: 409, json: { code: 'appointment_ahead' } });
    now = businessInstant(date, time, centralTime);
    expect((await complete()).json).toMatchObject({ status: 'completed' });
  });

  it.each([
    ['cancel', 'complete', 'Only a confirmed booking can be completed; this one is cancelled'],
    ['cancel', 'cancel', 'Only a confirmed booking can be cancelled; this one is cancelled'],
    ['complete', 'cancel', 'Only a confirmed booking can be cancelled; this one is completed'],
  ])('after %s refuses %s', async (first, second, message) => {
    const { call, book } = await signedInOwner();
    const { id } = await book();
    await call(`PATCH /api/bookings/${id}`, { revision: 1, action: first, anyway: true });
    const answer = await call(`PATCH /api/bookings/${id}`, { revision: 2, action: second });
    expect(answer.status).toBe(422);
    expect(fieldErrors(answer)).toEqual({ action: message });
    expect((await call(`GET /api/bookings/${id}`)).json).toMatchObject({ revision: 2 });
  });

  it('stores a private note beside the client’s notes', async () => {
    const { call, book } = await signedInOwner();
    const { id, notes } = await book();
    const noted = await call(`PATCH /api/bookings/${id}`, { revision: 1, note: '  Big dog  ' });
    expect(noted.json).toMatchObject({ note: 'Big dog', notes, history: [], status: 'confirmed' });
    const cleared = await call(`PATCH /api/bookings/${id}`, { revision: 2, note: '' });
    expect(cleared.json).not.toHaveProperty('note');
  });

  it.each([
    [{ action: 'cancel' }, { revision: 'Say which version this changes' }],
    [{ revision: 0, note: '' }, { revision: 'Say which version this changes' }],
    [{ revision: '1', note: '' }, { revision: 'Say which version this changes' }],
    [{ revision: 1 }, { action: 'Say what changes: action or note' }],
    [{ revision: 1, status: 'completed' }, { action: 'Say what changes: action or note' }],
    [
      { revision: 1, action: 'move' },
      { action: 'A booking can be canceled, completed or confirmed' },
    ],
    [
      { revision: 1, action: ['cancel'] },
      { action: 'A booking can be canceled, completed or confirmed' },
    ],
    [
      { revision: 1, action: 'complete', reason: 'Rain' },
      { reason: 'Only a cancellation has a reason' },
    ],
    [
      { revision: 1, action: 'cancel', reason: 'x'.repeat(501) },
      { reason: 'At most 500 characters' },
    ],
    [{ revision: 1, note: 'x'.repeat(5001) }, { note: 'At most 5000 characters' }],
  ])('refuses %j', async (body, errors) => {
    const { call, book } = await signedInOwner();
    const { id } = await book();
    const answer = await call(`PATCH /api/bookings/${id}`, body);
    expect(answer.status).toBe(422);
    expect(fieldErrors(answer)).toEqual(errors);
  });
});
