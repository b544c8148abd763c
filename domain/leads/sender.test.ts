import { describe, expect, it } from 'vitest';
import { emailKey, isSameSender, phoneKey } from './sender.ts';

describe('emailKey', () => {
  it.each([
    ['Ada@Example.com', 'ada@example.com'],
    [' ada+inspection@example.com ', 'ada@example.com'],
    ['a.d.a@example.com', 'a.d.a@example.com'],
    ['a.d.a+1@gmail.com', 'ada@gmail.com'],
    ['ada@googlemail.com', 'ada@gmail.com'],
    ['+ada@example.com', '+ada@example.com'],
    [' ', ''],
  ])('of %s is %s', (email, key) => {
    expect(emailKey(email)).toBe(key);
  });
});

describe('phoneKey', () => {
  it.each([
    ['(214) 555-0110', '2145550110'],
    ['+1 214.555.0110', '2145550110'],
    ['001 214 555 0110', '2145550110'],
    ['１-214-555-0110', '2145550110'],
    ['214-555-0110 ext. 12', '2145550110'],
    ['214-555-0110 x12', '2145550110'],
    ['+44 20 7946 0958', '442079460958'],
    ['please write', ''],
  ])('of %s is %s', (phone, key) => {
    expect(phoneKey(phone)).toBe(key);
  });
});

it.each([
  ['the same e-mail', { email: 'ADA@example.com', phone: '1' }, true],
  ['the same telephone', { email: 'x@example.com', phone: '+1 972 555 0101' }, true],
  ['neither', { email: 'x@example.com', phone: '972-555-0102' }, false],
])('a sender with %s', (_what, other, same) => {
  expect(isSameSender({ email: 'ada@example.com', phone: '972-555-0101' }, other)).toBe(same);
});

it('does not recognise a sender by an e-mail address that is missing', () => {
  const [one, other] = [
    { email: '', phone: '972-555-0101' },
    { email: '', phone: '972-555-0102' },
  ];
  expect(isSameSender(one, other)).toBe(false);
});

it('does not recognise a sender by a telephone without digits', () => {
  const phone = 'please write';
  expect(isSameSender({ email: 'a@x.example', phone }, { email: 'b@x.example', phone })).toBe(
    false,
  );
});
