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

test('in another state the period has its name and no hour', () => {
  expect(optionNote({ ...booking, optionEnds: '2026-12-01' }, sampleBusiness)?.text).toBe(
    'Inspection period ends Tue, Dec 1',
  );
});
