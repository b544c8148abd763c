import { expect, it } from 'vitest';
import { defaultBusiness } from '#domain/business/defaults/default-business.ts';
import { callBackText } from './call-back-text.ts';

it.each([
  ['2026-11-23T22:00:00Z', 'today, 4:00 PM'],
  ['2026-11-24T05:59:00Z', 'today, 11:59 PM'],
  ['2026-11-24T15:00:00Z', 'tomorrow, 9:00 AM'],
  ['2026-11-27T15:00:00Z', 'Nov 27, 2026, 9:00 AM'],
])('on November 23, a call-back at %s is %s', (at, text) => {
  expect(
    callBackText(new Date(at), new Date('2026-11-23T18:00:00Z'), defaultBusiness.timeZone),
  ).toBe(text);
});
