import { expect, test } from 'vitest';
import { countsText } from './counts-text.ts';

test.each([
  [[2, 1, 1, 0], '2 requests, 1 booking, and 1 review'],
  [[1, 2, 0, 0], '1 request and 2 bookings'],
  [[0, 0, 3, 0], '3 reviews'],
  [[0, 1, 0, 2], '1 booking and 2 bookings as the agent'],
  [[0, 0, 0, 0], ''],
])('%j is %j', ([requests, bookings, reviews, agentOf], text) => {
  const records = (length = 0) => Array.from({ length });
  expect(
    countsText({
      requests: records(requests),
      bookings: records(bookings),
      reviews: records(reviews),
      agentOf: records(agentOf),
    }),
  ).toBe(text);
});
