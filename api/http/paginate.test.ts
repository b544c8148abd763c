import { describe, expect, it } from 'vitest';
import { paginate } from './paginate.ts';

const order = {
  searched: ({ name }: { name: string }) => name,
  key: ({ name }: { name: string }) => name,
  direction: 'up',
} as const;
const named = (...names: string[]) => names.map((name) => ({ name }));
const letters = named('d', 'b', 'e', 'a', 'c');
const namesOf = ({ data }: { data: { name: string }[] }) => data.map(({ name }) => name).join('');

describe('a page of a list', () => {
  it('leads to the next page until the last', () => {
    const first = paginate(letters, { limit: 2 }, order);
    expect([namesOf(first), first.total]).toEqual(['ab', 5]);
    const second = paginate(letters, { limit: 2, cursor: first.nextCursor ?? '' }, order);
    expect(namesOf(second)).toBe('cd');
    const third = paginate(letters, { limit: 2, cursor: second.nextCursor ?? '' }, order);
    expect([namesOf(third), third.nextCursor]).toEqual(['e', null]);
    const back = paginate(letters, { limit: 2, cursor: third.previousCursor ?? '' }, order);
    expect([namesOf(back), back.start, back.previousCursor]).toEqual(['cd', 2, null]);
  });

  it('has no next page when it contains the rest', () => {
    expect(paginate(letters, { limit: 5 }, order).nextCursor).toBeNull();
    expect(paginate([], { limit: 5 }, order)).toMatchObject({
      data: [],
      total: 0,
      nextCursor: null,
    });
  });

  it('can be sorted descending', () => {
    const down = { ...order, direction: 'down' } as const;
    const { nextCursor } = paginate(letters, { limit: 2 }, down);
    expect(namesOf(paginate(letters, { limit: 2, cursor: nextCursor ?? '' }, down))).toBe('cb');
  });

  it('skips and repeats nothing when a page’s last record is removed', () => {
    const { nextCursor } = paginate(letters, { limit: 2 }, order);
    const without = named('d', 'e', 'a', 'c');
    expect(namesOf(paginate(without, { limit: 2, cursor: nextCursor ?? '' }, order))).toBe('cd');
  });

  it('contains and counts only matches, ignoring case', () => {
    const page = paginate(named('Ada', 'Bea', 'DADA'), { limit: 1, search: ' ad ' }, order);
    expect([namesOf(page), page.total]).toEqual(['Ada', 2]);
  });
});
