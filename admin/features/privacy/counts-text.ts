import { countText } from '#admin/lists/count-text.ts';

interface Records {
  requests: readonly unknown[];
  bookings: readonly unknown[];
  reviews: readonly unknown[];
}

const nouns = [
  ['requests', 'request'],
  ['bookings', 'booking'],
  ['reviews', 'review'],
] as const;

const list = new Intl.ListFormat('en-US');

/** '2 requests and 1 booking'; empty without records. */
export const countsText = (records: Records): string =>
  list.format(
    nouns.flatMap(([plural, singular]) => {
      const count = records[plural].length;
      return count === 0 ? [] : countText(count, [singular, plural]);
    }),
  );
