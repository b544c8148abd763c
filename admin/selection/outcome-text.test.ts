import { expect, it } from 'vitest';
import { outcomeText } from './outcome-text.ts';

const record = (id: string) => ({ id, revision: 2 });
const text = (changed: string[], unchanged: Parameters<typeof outcomeText>[0]['unchanged']) =>
  outcomeText(
    { changed: changed.map(record), unchanged },
    { nouns: ['booking', 'bookings'], done: 'restored', next: 'Back on the calendar.' },
  );

it('says how many were changed', () => {
  expect(text(['a'], [])).toEqual({
    title: '1 booking restored',
    description: 'Back on the calendar.',
  });
  expect(text(['a', 'b'], []).title).toBe('2 bookings restored');
});

it('says why others were not', () => {
  expect(
    text(
      ['a'],
      [
        { id: 'b', code: 'slot_taken' },
        { id: 'c', code: 'edit_conflict' },
        { id: 'd', code: 'slot_taken' },
      ],
    ).description,
  ).toBe(
    'Back on the calendar. 2 bookings not restored: the time is no longer free. 1 booking not restored: changed in the meantime; refresh to see it.',
  );
});

it('does not speak of success when nothing was changed', () => {
  expect(text([], [{ id: 'b', code: 'slot_taken' }])).toEqual({
    title: 'Not restored',
    description: '1 booking not restored: the time is no longer free.',
  });
});

it('names unchanged records and what is in the way, and counts the rest', () => {
  const unchanged = [
    { id: 'b', code: 'slot_taken' as const, inTheWay: ['Dentist', 'Jo Park'] },
    { id: 'c', code: 'ends_after_midnight' as const },
    { id: 'd', code: 'slot_taken' as const, inTheWay: [] },
    { id: 'e', code: 'slot_taken' as const, inTheWay: ['Day off'] },
    { id: 'f', code: 'slot_taken' as const, inTheWay: ['Day off'] },
  ];
  const words = {
    nouns: ['booking', 'bookings'],
    done: 'reopened',
    next: 'Back on the calendar.',
  } as const;
  expect(outcomeText({ changed: [record('a')], unchanged }, words, (id) => `Client ${id}`)).toEqual(
    {
      title: '1 booking reopened',
      description: [
        'Back on the calendar.',
        'Client b: not reopened, conflicts with Dentist, Jo Park.',
        'Client c: not reopened, it would end after midnight.',
        'Client d: not reopened, the time is no longer free.',
        '2 more bookings not reopened: the time is no longer free.',
      ].join(' '),
    },
  );
});
