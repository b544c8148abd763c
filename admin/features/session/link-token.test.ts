import { describe, expect, it } from 'vitest';
import { linkTokenIn } from './link-token.ts';

describe('linkTokenIn', () => {
  it.each([
    ['#setup=abc-DEF_123', { kind: 'setup', token: 'abc-DEF_123' }],
    ['#reset=abc-DEF_123', { kind: 'reset', token: 'abc-DEF_123' }],
    ['#other=1&setup=abc', { kind: 'setup', token: 'abc' }],
    ['#setup=', undefined],
    ['#reset=', undefined],
    ['#content', undefined],
    ['', undefined],
  ])('finds in "%s" the link %o', (hash, link) => {
    expect(linkTokenIn(hash)).toEqual(link);
  });
});
