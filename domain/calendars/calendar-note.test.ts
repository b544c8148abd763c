import { expect, test } from 'vitest';
import { boundedNotes, type CalendarNote } from './calendar-note.ts';

const unreadable = (summary: string): CalendarNote => ({
  kind: 'unreadable',
  summary,
  reason: 'start',
  isBusy: false,
});

test('twenty notes are kept, the others counted', () => {
  const twenty = Array.from({ length: 20 }, (_, nth) => unreadable(`Event ${nth}`));
  expect(boundedNotes(twenty)).toEqual(twenty);
  const more = boundedNotes([...twenty, unreadable('21'), unreadable('22')]);
  expect(more).toEqual([...twenty, { kind: 'more', notes: 2 }]);
});

test('texts of notes are short, on one line, and whole characters', () => {
  expect(boundedNotes([unreadable('Dentist\nat\u0000 noon')])).toEqual([
    unreadable('Dentist at noon'),
  ]);
  const flags = '🇺🇸'.repeat(1000);
  const [note] = boundedNotes([unreadable(flags)]);
  expect(note).toEqual(unreadable(`${'🇺🇸'.repeat(19)}…`));
  const zone: CalendarNote = { kind: 'unknown_zone', zone: 'x'.repeat(81), events: 1 };
  expect(boundedNotes([{ ...zone, example: 'y'.repeat(81) }])).toEqual([
    { ...zone, zone: `${'x'.repeat(79)}…`, example: `${'y'.repeat(79)}…` },
  ]);
});
