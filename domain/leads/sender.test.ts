import { describe, expect, it } from 'vitest';
import { emailKey, phoneKey, senderKeys } from './sender.ts';

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

describe('senderKeys', () => {
  it('are those of email address and telephone number', () => {
    expect(senderKeys({ email: 'ADA@example.com', phone: '+1 972 555 0101' })).toEqual([
      'ada@example.com',
      '9725550101',
    ]);
  });

  it('leave out what identifies nobody', () => {
    expect(senderKeys({ email: ' ', phone: 'please write' })).toEqual([]);
  });
});
