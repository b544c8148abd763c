import { describe, expect, it } from 'vitest';
import { PASSWORD } from '#api/testing/api-test.ts';
import { defaultBusiness } from '#domain/business/defaults/default-business.ts';
import { judgePassword } from './judge-password.ts';

describe('judgePassword', () => {
  it.each([
    ['1234567890', 'This is a frequently used password.'],
    ['password12', 'This is a commonly used password.'],
    ['qwertyuiop', 'This is a frequently used password.'],
    ['Password123!', 'This is similar to a commonly used password.'],
    ['aaaaaaaaaaaaaaaaaaaa', 'Repeated characters like "aaa" are easy to guess.'],
    ['Summer2026!', 'This is easy to guess.'],
    [defaultBusiness.name, 'Your business’s name and address are easy to guess.'],
    ['bluebonnethomeinspections', 'Your business’s name and address are easy to guess.'],
    ['BLUEBONNET-HOME-INSPECTIONS', 'Your business’s name and address are easy to guess.'],
    ['bluebonnet', 'Your business’s name and address are easy to guess.'],
    ['Bluebonnet8544', 'Your business’s name and address are easy to guess.'],
    [defaultBusiness.email.display, 'Your business’s name and address are easy to guess.'],
    ['bluebonnet.example', 'Your business’s name and address are easy to guess.'],
    ['(972) 555-0148', 'Your business’s name and address are easy to guess.'],
    ['9725550148', 'Your business’s name and address are easy to guess.'],
  ])('says why %s is weak', (password, reason) => {
    expect(judgePassword(password, defaultBusiness)).toBe(
      `${reason} Add more words that are less common.`,
    );
  });

  it.each([PASSWORD, 'bluebonnets by the road', 'clay soil and hail', 'kX9#vTq2!mZ4'])(
    'accepts %s',
    (password) => {
      expect(judgePassword(password, defaultBusiness)).toBeUndefined();
    },
  );
});
