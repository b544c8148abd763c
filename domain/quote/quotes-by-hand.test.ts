import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { businessFileSchema } from '#domain/business/business-file.schema.ts';
import { calculateQuote } from './quote.ts';
import { plainHome } from './testing/plain-home.ts';
import { dayOfQuotes, quotesByHand } from './testing/quotes-by-hand.ts';

const file = new URL('../business/testing/second-business.json', import.meta.url);
const { prices } = businessFileSchema.parse(JSON.parse(readFileSync(file, 'utf8')));

test.each(Object.entries(quotesByHand))(
  'another business’s price of %s',
  (_name, { home, sum, total, duration }) => {
    const quote = calculateQuote({ ...plainHome, ...home }, dayOfQuotes, {
      ...prices,
      revision: 2,
    });
    expect(quote.totalPrice, sum).toBe(total);
    expect(quote.estimatedDuration).toBe(duration);
  },
);
