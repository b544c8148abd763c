import { expect, test } from 'vitest';
import { defaultBusiness } from '#domain/business/defaults/default-business.ts';
import { sampleBusiness } from '#domain/business/testing/sample-business.ts';
import { optionNote } from './option-note.ts';

const booking = { date: '2026-11-30', time: '14:00', minutes: 180 };

test.each([
  [undefined, undefined],
  ['2026-12-01', { text: 'Option ends Tue, Dec 1, 5 PM', isLate: false }],
  ['2026-11-30', { text: 'Option ends Mon, Nov 30, 5 PM, before the report', isLate: true }],
])('an option period until %s is noted as %j', (optionEnds, note) => {
  expect(optionNote({ ...booking, optionEnds }, defaultBusiness)).toEqual(note);
});

test.each([
  ['2026-12-01', 'Inspection period ends Tue, Dec 1, before the report'],
  ['2026-12-02', 'Inspection period ends Wed, Dec 2'],
])(
  'another business, with reports within 48 hours and no hour in its law: %s, %s',
  (optionEnds, text) => {
    expect(optionNote({ ...booking, optionEnds }, sampleBusiness)?.text).toBe(text);
  },
);
