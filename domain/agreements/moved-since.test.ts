import { expect, it } from 'vitest';
import { movedSince } from './moved-since.ts';

const slots = {
  first: { date: '2026-12-01', time: '08:00' },
  second: { date: '2026-12-02', time: '08:00' },
  third: { date: '2026-12-02', time: '13:00' },
} as const;

type Name = keyof typeof slots;

const move = (at: string, from: Name, to: Name) => ({
  ...{ at, by: 'Client', what: 'moved' as const },
  ...{ from: slots[from], to: slots[to] },
});

const before = move('2026-11-20T12:00:00.000Z', 'first', 'second');
const after = move('2026-11-22T12:00:00.000Z', 'second', 'third');
const back = move('2026-11-23T12:00:00.000Z', 'third', 'second');
const signedAt = '2026-11-21T12:00:00.000Z';

it.each([
  ['not moved', 'first', [], undefined],
  ['moved before the signature', 'second', [before], undefined],
  ['moved after it', 'third', [before, after], slots.third],
  ['moved back', 'second', [before, after, back], undefined],
] as const)('an appointment that was %s', (_which, slot, history, expected) => {
  expect(movedSince({ ...slots[slot], history: [...history] }, signedAt)).toEqual(expected);
});

it('without a signature, no text names another time', () => {
  expect(movedSince({ ...slots.third, history: [after] }, undefined)).toBeUndefined();
});
