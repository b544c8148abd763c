import { describe, expect, it } from 'vitest';
import { setupTokenIn } from './setup-token.ts';

describe('setupTokenIn', () => {
  it.each([
    ['#setup=abc-DEF_123', 'abc-DEF_123'],
    ['#other=1&setup=abc', 'abc'],
    ['#setup=', undefined],
    ['#content', undefined],
    ['', undefined],
  ])('finds in "%s" the token %s', (hash, token) => {
    expect(setupTokenIn(hash)).toBe(token);
  });
});
