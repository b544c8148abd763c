import { describe, expect, it } from 'vitest';
import { IdempotencyKeyReusedError } from '#api/store/idempotency-key.ts';
import { InvalidCursorError } from '#api/store/page.ts';
import { RequestLimitError } from '#api/store/resources/contact-requests.ts';
import { StoreWriteError } from '#api/store/store-write-error.ts';
import { defaultBusiness } from '#domain/business/defaults/default-business.ts';
import { ApiProblem } from './api-problem.ts';
import { problemOf } from './problem-of.ts';

const notWritten = (full: boolean) => new StoreWriteError('Not written', { cause: 'disk', full });

const now = new Date('2026-12-01T12:00:00Z');
const tooMany = new RequestLimitError(new Date('2026-12-01T12:01:30Z'), now);

describe('problemOf', () => {
  it.each([
    ['a problem as itself', new ApiProblem('slot_taken'), 409, 'slot_taken'],
    ['a reused key', new IdempotencyKeyReusedError(), 422, 'idempotency_key_reused'],
    ['a cursor of another list', new InvalidCursorError(), 422, 'validation_failed'],
    ['too many requests', tooMany, 429, 'rate_limited'],
    ['a full disk', notWritten(true), 507, 'storage_full'],
    ['a failing disk', notWritten(false), 503, 'storage_unavailable'],
    ['any other error', new TypeError('a bug'), 500, 'internal'],
    ['a thrown non-error', 'thrown text', 500, 'internal'],
  ])('answers %s', (_what, error, status, code) => {
    const problem = problemOf(error);
    expect(problem.code).toBe(code);
    expect(problem.status).toBe(status);
  });

  it('says when the next request is accepted, and whom to call before', () => {
    const problem = problemOf(tooMany);
    expect(problem.headers).toEqual({ 'Retry-After': '90' });
    expect(problem.toBody(defaultBusiness).detail).toContain('Please call us at (972) 555-0148');
  });
});
