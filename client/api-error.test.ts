import { describe, expect, test } from 'vitest';
import { ApiError } from './api-error.ts';

const answer = (body: string, type: string, statusText = '') =>
  new ApiError(
    new Response(null, { status: 502, statusText, headers: { 'content-type': type } }),
    body,
  );

describe('the message of a failed call', () => {
  test('is the status and the body', () => {
    expect(answer('no such slot', 'text/plain').message).toBe('502: no such slot');
  });

  test('is the status and its text when there is no body', () => {
    expect(answer('', 'text/plain', 'Bad Gateway').message).toBe('502: Bad Gateway');
  });
});

describe('the problem of a failed call', () => {
  test('is the parsed problem document', () => {
    const body = '{"code":"rate_limited","detail":"Please try again in 30 seconds."}';
    expect(answer(body, 'application/problem+json; charset=utf-8').problem).toEqual({
      code: 'rate_limited',
      detail: 'Please try again in 30 seconds.',
    });
  });

  test.each([
    ['a page', '<h1>Bad gateway</h1>', 'text/html'],
    ['other JSON', '{"code":"rate_limited"}', 'application/json'],
    ['a problem cut off on the way', '{"code":"rate_li', 'application/problem+json'],
    ['an empty problem', '', 'application/problem+json'],
    ['a problem that is no object', '"rate_limited"', 'application/problem+json'],
    ['a problem that is null', 'null', 'application/problem+json'],
  ])('is missing for %s', (_what, body, type) => {
    expect(answer(body, type).problem).toBeUndefined();
  });
});
