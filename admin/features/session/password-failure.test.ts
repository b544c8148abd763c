import { describe, expect, it } from 'vitest';
import { ApiError } from '#client/api-error.ts';
import { type ProblemCode, problemTypes } from '#domain/problem/problem.ts';
import { passwordFailure } from './password-failure.ts';

const problem = (code: ProblemCode) => {
  const body = JSON.stringify({ type: `tag:test:${code}`, code, ...problemTypes[code] });
  const headers = { 'content-type': 'application/problem+json' };
  return new ApiError(new Response(null, { status: problemTypes[code].status, headers }), body);
};

describe('passwordFailure', () => {
  it.each([
    ['', 'Too many tries. Please try again later.'],
    ['soon', 'Too many tries. Please try again later.'],
    [1, 'Too many tries. Please try again in a minute.'],
    [60, 'Too many tries. Please try again in a minute.'],
    [61, 'Too many tries. Please try again in 2 minutes.'],
    [900, 'Too many tries. Please try again in 15 minutes.'],
  ])('says how long to wait when Retry-After is %j', (seconds, text) => {
    const headers = { 'retry-after': String(seconds) };
    const throttled = new ApiError(new Response(null, { status: 429, headers }), '');
    expect(passwordFailure(throttled)).toBe(text);
  });

  it('distinguishes a wrong password from a used set-up link', () => {
    expect(passwordFailure(problem('wrong_password'))).toContain('password isn’t right');
    expect(passwordFailure(problem('wrong_setup_token'))).toContain('link is no longer valid');
  });

  it('uses the common text for any other error', () => {
    expect(passwordFailure(problem('internal'))).toContain('(500)');
  });
});
