import { expect, it } from 'vitest';
import { propertyKey } from './property-key.ts';

it.each([
  ['1200 Elm Street, Plano, TX 75023', '1200 ELM ST. Plano Texas 75023-1234'],
  ['1200 Elm Street, Plano, TX 75023', '1200  elm st,plano,tx 75023, USA'],
  ['9 North Oak Dr Apt 4, Fort Worth', '9 N. Oak Drive #4, Ft. Worth'],
  ['150 Milledge Ave, Athens, GA 30601', '150 Milledge Avenue, Athens, Georgia 30601'],
  ['1 Main St, Wheeling, WV', '1 Main St, Wheeling, West Virginia'],
  ['9 Oak Dr, Unit #4', '9 Oak Dr apartment 4'],
])('%s is %s', (one, other) => {
  expect(propertyKey(one)).toBe(propertyKey(other));
});

it.each([
  ['1200 Elm Street, Plano', '1201 Elm Street, Plano'],
  ['9 Oak Dr Apt 4', '9 Oak Dr Apt 5'],
  ['1 Main St, Bristol, VA', '1 Main St, Bristol, West Virginia'],
  ['12 3rd St', '123 rd St'],
])('%s is not %s', (one, other) => {
  expect(propertyKey(one)).not.toBe(propertyKey(other));
});

it('of a text without letters and digits is empty', () => {
  expect(propertyKey(' ., ')).toBe('');
});
