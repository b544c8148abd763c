import { countText } from '#admin/lists/count-text.ts';

interface Records {
  requests: readonly unknown[];
  bookings: readonly unknown[];
  reviews: readonly unknown[];
  agentOf: readonly unknown[];
}

const nouns = [
  ['requests', ['request', 'requests']],
  ['bookings', ['booking', 'bookings']],
  ['reviews', ['review', 'reviews']],
  ['agentOf', ['booking as the agent', 'bookings as the agent']],
] as const;

const list = new Intl.ListFormat('en-US');

/** '2 requests and 1 booking'; empty without records. */
export const countsText = (records: Records): string =>
  list.format(
    nouns.flatMap(([name, words]) => {
      const count = records[name].length;
      return count === 0 ? [] : countText(count, words);
    }),
  );
