import { describe, expect, it } from 'vitest';
import {
  IdempotencyKeyReusedError,
  InvalidCursorError,
  StoreWriteError,
} from '#api/store/store.ts';
import { ApiProblem } from './api-problem.ts';
import { problemOf } from './problem-of.ts';

const notWritten = (full: boolean) => new StoreWriteError('Not written', { cause: 'disk', full });

describe('problemOf', () => {
  it.each([
    ['a problem as itself', new ApiProblem('slot_taken'), 409, 'slot_taken'],
    ['a reused key', new IdempotencyKeyReusedError(), 422, 'idempotency_key_reused'],
    ['a cursor of another list', new InvalidCursorError(), 422, 'validation_failed'],
    ['a disk without room', notWritten(true), 507, 'storage_full'],
    ['a disk that refuses', notWritten(false), 503, 'storage_unavailable'],
    ['any other error', new TypeError('a bug'), 500, 'internal'],
    ['what is no error', 'thrown text', 500, 'internal'],
  ])('answers %s', (_what, error, status, code) => {
    const problem = problemOf(error);
    expect(problem.code).toBe(code);
    expect(problem.status).toBe(status);
  });
});
