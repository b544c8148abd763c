import { describe, expect, it, test } from 'vitest';
import { contactKeyOf, contactKeysOf } from './contact-key.ts';

test.each([
  [' Maria.Delgado@Example.COM ', 'maria.delgado@example.com'],
  ['(214) 555-0110', '2145550110'],
  ['214.555.0110', '2145550110'],
  ['+1 214 555 0110', '2145550110'],
  ['1-214-555-0110', '2145550110'],
  ['214-555-0110 x12', '2145550110'],
  ['214-555-0110 ext. 12', '2145550110'],
  ['cell: 214 555 0110', '2145550110'],
  ['+44 20 7946 0958', '442079460958'],
  ['call me maybe please', undefined],
  ['555-01', undefined],
  ['', undefined],
])('%j is compared as %j', (text, key) => {
  expect(contactKeyOf(text)).toBe(key);
});

describe('a lead', () => {
  it('has its email address and its number as keys', () => {
    const lead = { email: 'Maria@example.com', phone: '(214) 555-0110' };
    expect(contactKeysOf(lead)).toEqual(['maria@example.com', '2145550110']);
  });

  it('also has what was corrected', () => {
    const changes = [
      { field: 'phone' as const, from: '(972) 555-0199', to: '(214) 555-0110' },
      { field: 'name' as const, from: '4 555 555 5555', to: 'Maria' },
    ];
    const history = [{ at: '2026-11-20T15:00:00.000Z', changes }];
    const lead = { email: '', phone: '(214) 555-0110', history };
    expect(contactKeysOf(lead)).toEqual(['2145550110', '9725550199']);
  });

  it('has no key once it is erased', () => {
    expect(contactKeysOf({ email: '', phone: '' })).toEqual([]);
  });
});
