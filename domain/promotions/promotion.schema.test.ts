import { expect, it, test } from 'vitest';
import { validate } from '#domain/validation/validate.ts';
import { promotionChangeSchema } from './promotion.schema.ts';

const change = {
  message: 'Open this Sunday.',
  actionLabel: 'Pick a time',
  actionUrl: '/calendar',
  colour: 'accent',
  duration: 5000,
  on: true,
  revision: 1,
};
const check = (part: object) => validate(promotionChangeSchema, { ...change, ...part });

test.each([
  ['message', ' ', 'An offer needs its message'],
  ['message', 'x'.repeat(141), 'At most 140 characters'],
  ['message', 'From {{prise}}.', 'There is no placeholder {{prise}}'],
  ['actionLabel', '', 'The link needs a label'],
  ['actionLabel', 'x'.repeat(41), 'At most 40 characters'],
  ['actionUrl', 'https://elsewhere.example', 'Choose one of the pages'],
  ['actionUrl', '/admin', 'Choose one of the pages'],
  ['colour', 'red', 'Choose one of the colors'],
  ['duration', 999, 'From 1 to 60 seconds'],
  ['duration', 60_001, 'From 1 to 60 seconds'],
  ['duration', 1500.5, 'From 1 to 60 seconds'],
  ['duration', null, 'From 1 to 60 seconds'],
  ['on', 'yes', 'Say whether it is shown'],
  ['from', '2026-02-30', 'This day does not exist'],
  ['until', 'soon', 'Please choose a date'],
  ['revision', 0, 'Say which version this changes'],
])('%s must not be %j', (path, value, message) => {
  expect(check({ [path]: value })).toMatchObject({ ok: false, errors: [{ path, message }] });
});

it.each([
  [{ duration: 1000 }],
  [{ duration: 60_000 }],
  [{ from: '2026-11-25', until: '2026-11-25' }],
  [{ from: '', until: '' }],
  [{ message: 'From {{fromPrice}}.' }],
  [{ message: 'x'.repeat(140), actionLabel: 'x'.repeat(40) }],
])('accepts %j', (part) => {
  expect(check(part).ok).toBe(true);
});

it('cannot end before it starts', () => {
  expect(check({ from: '2026-11-25', until: '2026-11-24' })).toEqual({
    ok: false,
    errors: [{ path: 'until', message: 'The last day comes before the first' }],
  });
});
