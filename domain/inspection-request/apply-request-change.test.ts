import { describe, expect, it } from 'vitest';
import { validate } from '#domain/validation/validate.ts';
import { applyRequestChange } from './apply-request-change.ts';
import type { ContactRequest } from './inspection-request.schema.ts';
import { requestChangeSchema } from './request-change.schema.ts';

const request: ContactRequest = {
  id: 'one',
  revision: 3,
  createdAt: '2026-11-20T15:00:00.000Z',
  firstName: 'Maria',
  lastName: 'Delgado',
  email: 'maria@example.com',
  phone: '(214) 555-0110',
  propertyAddress: '1200 Elm Street, Plano, TX 75023',
  inspectionType: 'residential',
  status: 'contacted',
  history: [{ at: '2026-11-20T16:00:00.000Z', by: 'Owner', status: 'contacted' }],
  note: 'Prefers mornings',
};
const made = { at: new Date('2026-11-21T17:30:00Z'), by: 'Owner' };

describe('a changed request', () => {
  it('adds a history entry for a new status', () => {
    const changed = applyRequestChange(request, { status: 'booked' }, made);
    expect(changed).toEqual({
      ...request,
      status: 'booked',
      history: [
        ...request.history,
        { at: '2026-11-21T17:30:00.000Z', by: 'Owner', status: 'booked' },
      ],
    });
    expect(request.history).toHaveLength(1);
  });

  it('can return to an earlier status', () => {
    const { status, history } = applyRequestChange(request, { status: 'new' }, made);
    expect([status, history.map((step) => step.status)]).toEqual(['new', ['contacted', 'new']]);
  });

  it('adds no history entry for the same status', () => {
    expect(applyRequestChange(request, { status: 'contacted' }, made)).toEqual(request);
  });

  it('keeps its note unless it is replaced or emptied', () => {
    expect(applyRequestChange(request, { status: 'closed' }, made).note).toBe('Prefers mornings');
    expect(applyRequestChange(request, { note: 'Has a dog' }, made)).toEqual({
      ...request,
      note: 'Has a dog',
    });
    expect(applyRequestChange(request, { note: '' }, made).note).toBeUndefined();
  });
});

describe('a call-back', () => {
  const at = '2026-11-21T22:00:00.000Z';
  const waiting: ContactRequest = { ...request, callBackAt: at };

  it('is set, moved and ended by itself', () => {
    expect(applyRequestChange(request, { callBackAt: at }, made)).toEqual(waiting);
    expect(applyRequestChange(waiting, { note: 'Has a dog' }, made).callBackAt).toBe(at);
    expect(applyRequestChange(waiting, { callBackAt: null }, made)).toEqual(request);
  });

  it('ends with another status, unless the change sets one', () => {
    expect(applyRequestChange(waiting, { status: 'booked' }, made).callBackAt).toBeUndefined();
    expect(applyRequestChange(waiting, { status: 'contacted' }, made).callBackAt).toBe(at);
    const both = { status: 'new', callBackAt: at } as const;
    expect(applyRequestChange(request, both, made)).toMatchObject(both);
  });
});

describe('the change that the owner sends', () => {
  it.each([
    [{ revision: 1, note: 'x'.repeat(5001) }, 'note', 'At most 5000 characters'],
    [{ revision: 1, status: 'lost' }, 'status', 'This is not a request status'],
    [{ revision: 1, status: null }, 'status', 'This is not a request status'],
    [{ revision: 1, callBackAt: '4 p.m.' }, 'callBackAt', 'Please choose a time'],
    [{ status: 'new' }, 'revision', 'Say which version this changes'],
    [{ revision: 0 }, 'revision', 'Say which version this changes'],
    [{ revision: '1' }, 'revision', 'Say which version this changes'],
  ])('%# is refused', (body, path, message) => {
    expect(validate(requestChangeSchema, body)).toMatchObject({
      ok: false,
      errors: [{ path, message }],
    });
  });

  it('is trimmed, and may be a note of 5000 characters', () => {
    const note = 'x'.repeat(5000);
    expect(
      validate(requestChangeSchema, { revision: 1, note: ` ${note}\n`, history: [], id: 'other' }),
    ).toEqual({ ok: true, value: { revision: 1, note } });
  });
});
