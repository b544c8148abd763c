import { expect, test } from 'vitest';
import { business } from '#domain/business/business.ts';
import { sizeTiers } from '#domain/pricing/published-prices.ts';
import { dollars } from '#domain/quote/dollars.ts';
import { llmsText } from './llms-text.ts';

const text = llmsText('https://inspector.example');

test('begins with the business and what it is, as llmstxt.org asks', () => {
  expect(text).toMatch(new RegExp(`^# ${business.name}\n\n> .*${business.licence.number}.*\\$350`));
});

test('has every price of the table, and how to book', () => {
  for (const { price } of sizeTiers) expect(text).toContain(`sq ft: ${dollars(price)}\n`);
  expect(text).toContain('https://inspector.example/calendar');
  expect(text).toContain(business.phone.display);
});

test('links only to the site itself', () => {
  const links = [...text.matchAll(/\]\(([^)]*)\)/g)].map(([, link]) => link);
  expect(links.length).toBeGreaterThan(8);
  expect(links.every((link) => link?.startsWith('https://inspector.example/'))).toBe(true);
});
