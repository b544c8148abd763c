import { expect, test } from 'vitest';
import { phoneLinks } from './phone-links.ts';

const calls = (typed: string) => phoneLinks(typed).map(({ call }) => call);

test.each([
  ['(972) 555-0148', 'tel:+19725550148'],
  ['972.555.0148', 'tel:+19725550148'],
  ['1-972-555-0148', 'tel:+19725550148'],
  ['+1 972 555 0148', 'tel:+19725550148'],
  ['９７２５５５０１４８', 'tel:+19725550148'],
  ['972.555.0148 x12', 'tel:+19725550148;ext=12'],
  ['972-555-0148 ext. 12 (office)', 'tel:+19725550148;ext=12'],
  ['972-555-0148 x12 after 5', 'tel:+19725550148;ext=12'],
  ['972-555-0148 #7', 'tel:+19725550148;ext=7'],
  ['972-555-0148 extensión 12', 'tel:+19725550148;ext=12'],
  ['972-555-0148,12', 'tel:+19725550148;ext=12'],
  ['972-555-0148 2pm-5pm', 'tel:+19725550148'],
  ['972-555-0148, 2-5pm', 'tel:+19725550148'],
  ['972-555-0148; 9:30 to noon', 'tel:+19725550148'],
  ['972-555-0148, 24/7', 'tel:+19725550148'],
  ['972-555-0148cell', 'tel:+19725550148'],
  ['972-BUY-HOME', 'tel:+19722894663'],
  ['(972) buy-home', 'tel:+19722894663'],
  ['1-800-FLOWERS', 'tel:+18003569377'],
  ['1-800-MATTRESS x4', 'tel:+18006288737;ext=4'],
  ['+44 20 7946 0958', 'tel:+442079460958'],
  ['+44 (0)20 7946 0958', 'tel:+442079460958'],
  ['011 44 20 7946 0958', 'tel:+442079460958'],
])('in %j the number %s can be called', (typed, call) => {
  expect(calls(typed)).toEqual([call]);
});

test.each([
  '972-555-0148 / 214-555-0100',
  '972-555-0148, 214-555-0100',
  '972-555-0148,214-555-0100',
  '9725550148,2145550100',
  '9725550148 2145550100',
  'cell 972.555.0148; office 214.555.0100',
  '972-555-0148, 214-555-0100, 972 555 0148',
])('in %j two numbers can be called', (typed) => {
  expect(calls(typed)).toEqual(['tel:+19725550148', 'tel:+12145550100']);
});

test.each(['call me maybe please', '', '555-0148 days', '12 34 56', '972', '972-555-014', '911'])(
  'in %j there is no number to call',
  (typed) => {
    expect(calls(typed)).toEqual([]);
  },
);

test('a number with an extension gets no text messages', () => {
  expect(phoneLinks('(972) 555-0148 or 214-555-0100 x7')).toEqual([
    { call: 'tel:+19725550148', text: 'sms:+19725550148', number: '(972) 555-0148' },
    { call: 'tel:+12145550100;ext=7', text: undefined, number: '(214) 555-0100 ext. 7' },
  ]);
  expect(phoneLinks('+44 20 7946 0958')).toMatchObject([{ number: '+44 20 7946 0958' }]);
});
