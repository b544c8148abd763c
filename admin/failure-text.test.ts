import { describe, expect, it } from 'vitest';
import { ApiError } from '#client/api-error.ts';
import { NoAnswerError } from '#client/no-answer-error.ts';
import { failureText, isUnreachable } from './failure-text.ts';

function answer(status: number, problem?: object) {
  const type = problem ? 'application/problem+json' : 'text/html';
  const response = new Response(null, { status, headers: { 'content-type': type } });
  return new ApiError(response, problem ? JSON.stringify(problem) : '<h1>Bad Gateway</h1>');
}

describe('failureText', () => {
  it('names the connection when there is no answer', () => {
    const error = new NoAnswerError('The server did not answer');
    expect(isUnreachable(error)).toBe(true);
    expect(failureText(error)).toContain('could not be reached');
  });

  it('gives the status of an unexplained answer, but none of its text', () => {
    expect(failureText(answer(502))).toBe(
      'The server answered with an error (502). Please try again.',
    );
  });

  it('gives the first thing that is wrong with what was entered', () => {
    const errors = [
      { path: 'password', message: 'At least 10 characters' },
      { path: 'setupToken', message: 'Set-up link is incomplete' },
    ];
    expect(failureText(answer(422, { code: 'validation_failed', errors }))).toBe(
      'At least 10 characters',
    );
  });

  it('says where the admin is when it was opened at another address', () => {
    const detail = 'Open the admin at https://bluebonnet.example/admin.';
    expect(failureText(answer(403, { code: 'forbidden_origin', detail }))).toContain(detail);
  });

  it('says how much is accepted, and when to try again', () => {
    const detail = 'At most 512 KB are accepted.';
    expect(failureText(answer(413, { code: 'body_too_large', detail }))).toBe(
      `This is too large. ${detail}`,
    );
    expect(failureText(answer(413))).toBe('This is larger than the server accepts.');
    expect(failureText(answer(429, { code: 'rate_limited' }))).toContain('Wait a minute');
  });

  it('does not blame the connection for a fault of the page', () => {
    const fault = new TypeError('x is undefined');
    expect(isUnreachable(fault)).toBe(false);
    expect(failureText(fault)).toContain('on this page');
  });
});
