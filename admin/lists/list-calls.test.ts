import { describe, expect, it } from 'vitest';
import { listPath } from './list-calls.ts';

describe('listPath', () => {
  it('leaves out what is empty', () => {
    expect(listPath('GET /api/bookings', { limit: 100, search: '', cursor: null })).toBe(
      'bookings?limit=100',
    );
  });

  it('keeps a search as it was typed', () => {
    const path = listPath('GET /api/contact-requests', {
      limit: 10,
      search: 'a&b=ü 1',
      cursor: 'c+/=',
    });
    const { searchParams } = new URL(path, 'http://localhost');
    expect(Object.fromEntries(searchParams)).toEqual({
      limit: '10',
      search: 'a&b=ü 1',
      cursor: 'c+/=',
    });
  });
});
