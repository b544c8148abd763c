import { describe, expect, it } from 'vitest';
import { pageOf } from './page-of.ts';

const order = {
  searched: ({ name }: { name: string }) => name,
  key: ({ name }: { name: string }) => name,
  direction: 'up',
} as const;
const named = (...names: string[]) => names.map((name) => ({ name }));
const letters = named('d', 'b', 'e', 'a', 'c');
const namesOf = ({ data }: { data: { name: string }[] }) => data.map(({ name }) => name).join('');

describe('a page of a list', () => {
  it('leads to the next one until there is none', () => {
    const first = pageOf(letters, { limit: 2 }, order);
    expect([namesOf(first), first.total]).toEqual(['ab', 5]);
    const second = pageOf(letters, { limit: 2, cursor: first.nextCursor ?? '' }, order);
    expect(namesOf(second)).toBe('cd');
    const third = pageOf(letters, { limit: 2, cursor: second.nextCursor ?? '' }, order);
    expect([namesOf(third), third.nextCursor]).toEqual(['e', null]);
  });

  it('has no next one when it just holds the rest', () => {
    expect(pageOf(letters, { limit: 5 }, order).nextCursor).toBeNull();
    expect(pageOf([], { limit: 5 }, order)).toEqual({ data: [], total: 0, nextCursor: null });
  });

  it('goes the other way round', () => {
    const down = { ...order, direction: 'down' } as const;
    const { nextCursor } = pageOf(letters, { limit: 2 }, down);
    expect(namesOf(pageOf(letters, { limit: 2, cursor: nextCursor ?? '' }, down))).toBe('cb');
  });

  it('skips and repeats nothing when the record that a page ended with is gone', () => {
    const { nextCursor } = pageOf(letters, { limit: 2 }, order);
    const without = named('d', 'e', 'a', 'c');
    expect(namesOf(pageOf(without, { limit: 2, cursor: nextCursor ?? '' }, order))).toBe('cd');
  });

  it('holds and counts what is looked for alone, without case', () => {
    const page = pageOf(named('Ada', 'Bea', 'DADA'), { limit: 1, search: ' ad ' }, order);
    expect([namesOf(page), page.total]).toEqual(['Ada', 2]);
  });
});
