import { describe, expect, it } from 'vitest';
import { defaultBusiness } from '#domain/business/defaults/default-business.ts';
import type { ContactRequest } from './inspection-request.schema.ts';
import { sampleRequest } from './testing/sample-request.ts';
import { answerDue, isOverdue, isWaiting, waitsFrom } from './waiting.ts';

const { promises } = defaultBusiness;
const createdAt = '2026-11-20T15:00:00.000Z';
const later = '2026-11-20T22:00:00.000Z';
const at = later;

it.each<[string, Partial<ContactRequest>, string | undefined, string | undefined]>([
  ['a new one', {}, createdAt, '2026-11-20T17:00:00.000Z'],
  ['one that is put off', { callBackAt: later }, later, later],
  ['one that was answered', { status: 'contacted' }, undefined, undefined],
  ['an answered one to be called again', { status: 'contacted', callBackAt: later }, later, later],
  ['spam', { spam: { at, cause: 'marked' } }, undefined, undefined],
  ['a deleted one', { deletedAt: at, callBackAt: later }, undefined, undefined],
  ['an erased one', { erasedAt: at }, undefined, undefined],
])('%s waits from one time and must be answered by another', (_what, fields, from, due) => {
  const request = sampleRequest({ createdAt, ...fields });
  expect(waitsFrom(request)?.toISOString()).toBe(from);
  expect(answerDue(request, promises)?.toISOString()).toBe(due);
});

describe('at an instant', () => {
  const states = (fields: Partial<ContactRequest>, now: string) => {
    const request = sampleRequest({ createdAt, ...fields });
    return [isWaiting(request, new Date(now)), isOverdue(request, new Date(now), promises)];
  };

  it.each([
    ['2026-11-20T14:59:59.999Z', [false, false]],
    ['2026-11-20T15:00:00.000Z', [true, false]],
    ['2026-11-20T16:59:59.999Z', [true, false]],
    ['2026-11-20T17:00:00.000Z', [true, true]],
  ])('%s a new request waits, is overdue: %j', (now, expected) => {
    expect(states({}, now)).toEqual(expected);
  });

  it.each([
    ['2026-11-20T21:59:59.999Z', [false, false]],
    ['2026-11-20T22:00:00.000Z', [true, true]],
  ])('%s one that is put off waits, is overdue: %j', (now, expected) => {
    expect(states({ callBackAt: later }, now)).toEqual(expected);
  });
});
