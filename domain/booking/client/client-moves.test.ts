import { expect, it } from 'vitest';
import { centralTime } from '#domain/schedule/testing/central-time.ts';
import { hasUsedMoves } from './client-moves.ts';

/** 11:00 PM in Texas, on the 25th. */
const now = new Date('2026-11-26T05:00:00Z');
const today = '2026-11-26T04:00:00.000Z';
const thisMorning = '2026-11-25T06:00:00.000Z';
const yesterday = '2026-11-25T05:59:59.999Z';

const moved = (at: string, by = 'Client') => ({ at, by, what: 'moved' as const });

it.each([
  ['none', false, []],
  ['two of today', false, [today, today]],
  ['three of the business’s day', true, [thisMorning, today, today]],
  ['one of yesterday and two of today', false, [yesterday, today, today]],
  ['five of yesterday', false, Array(5).fill(yesterday)],
  ['two on each of two other days, one today', false, [...earlier(2, 1), ...earlier(2, 2), today]],
  ['two on each of three other days', true, [...earlier(2, 1), ...earlier(2, 2), ...earlier(2, 3)]],
])('after %s, having to call is %s', (_moves, used, moves) => {
  expect(hasUsedMoves({ history: moves.map((at) => moved(at)) }, now, centralTime)).toBe(used);
});

it('counts neither the owner’s moves nor other changes', () => {
  const history = [
    ...Array.from({ length: 9 }, () => moved(today, 'Owner')),
    { at: today, by: 'Client', what: 'cancelled' as const },
    moved(today),
    moved(today),
  ];
  expect(hasUsedMoves({ history }, now, centralTime)).toBe(false);
});

/** `count` moves `days` days ago. */
function earlier(count: number, days: number): string[] {
  return Array(count).fill(new Date(now.getTime() - days * 86_400_000).toISOString());
}
