import { describe, expect, it } from 'vitest';
import { keyOf } from './send.ts';

describe('the key of a call', () => {
  it('is its path below the API with the parameters in their places', () => {
    expect(keyOf('GET /api/bookings/:id/job', { params: { id: 'a/b c' } })).toBe(
      'bookings/a%2Fb%20c/job',
    );
  });

  it('has the query without what is empty', () => {
    expect(
      keyOf('GET /api/partners', { query: { search: 'Jo & Co', cursor: '', limit: 20 } }),
    ).toBe('partners?search=Jo+%26+Co&limit=20');
  });

  it('leaves out a query of nothing', () => {
    expect(keyOf('GET /api/partners', { query: { search: null, cursor: undefined } })).toBe(
      'partners',
    );
  });
});

describe('what the compiler refuses', () => {
  it('is a call, a parameter, a field or an answer that the API does not have', () => {
    // @ts-expect-error no such call
    expect(keyOf('GET /api/nowhere')).toBe('nowhere');
    // @ts-expect-error its parameter is missing
    expect(keyOf('GET /api/bookings/:id/job')).toBe('bookings//job');
    // @ts-expect-error no such query
    expect(keyOf('GET /api/partners', { query: { page: '2' } })).toBe('partners?page=2');
    const settings = { revision: 1, paymentTime: 'report', linkMonths: 6, signWhenBooking: false };
    // @ts-expect-error a replaced record names every field, or the fees would be lost
    expect(keyOf('PUT /api/job-settings', { json: settings })).toBe('job-settings');
  });
});
