import { expect, test } from 'vitest';
import { centralTime } from '#domain/schedule/testing/central-time.ts';
import { optionNote } from './option-note.ts';

const booking = { date: '2026-11-30', time: '14:00', minutes: 180 };

test.each([
  [undefined, undefined],
  ['2026-12-01', { text: 'Option ends Tue, Dec 1, 5 PM', isLate: false }],
  ['2026-11-30', { text: 'Option ends Mon, Nov 30, 5 PM, before the report', isLate: true }],
])('an option period until %s is noted as %j', (optionEnds, note) => {
  expect(optionNote({ ...booking, optionEnds }, centralTime)).toEqual(note);
});
