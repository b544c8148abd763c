import { expect, test } from 'vitest';
import { defaultBusiness } from '#domain/business/defaults/default-business.ts';
import { sampleBusiness } from '#domain/business/testing/sample-business.ts';
import { dollars } from '#domain/quote/dollars.ts';
import { llmsText } from './llms-text.ts';

const paths = ['/', '/calendar', '/faq', '/crawl-spaces', '/embed/docs', '/embed/docs/api'];
const text = llmsText('https://inspector.example', paths, defaultBusiness);

test('begins with the business and what it is, as llmstxt.org asks', () => {
  expect(text).toMatch(
    new RegExp(`^# ${defaultBusiness.name}\n\n> .*${defaultBusiness.license?.number}.*\\$350`),
  );
});

test('says what a business without a license is', () => {
  expect(llmsText('https://inspector.example', paths, sampleBusiness)).toMatch(
    /^# Peachtree Home Inspections\n\n> Home inspections in the Atlanta metro area\. From \$/,
  );
});

test('has every price of the table, and how to book', () => {
  for (const { price } of defaultBusiness.prices.tiers)
    expect(text).toContain(`sq ft: ${dollars(price)}\n`);
  expect(text).toContain('https://inspector.example/calendar');
  expect(text).toContain(defaultBusiness.phone.display);
});

test('tells an assistant where its tools are', () => {
  expect(text).toContain('](https://inspector.example/api/mcp?public)');
  expect(text).toContain('`book_inspection`');
});

test('links every page, also a new one that nobody described', () => {
  expect(text).toContain('- [FAQ](https://inspector.example/faq): process');
  expect(text).toContain('- [Crawl spaces](https://inspector.example/crawl-spaces)\n');
  expect(text).not.toContain('/instant-quote):');
  expect(text.match(/\(https:\/\/inspector\.example\/embed\/docs\)/g)).toHaveLength(1);
});

test('links each of the documents with its purpose', () => {
  expect(text).toContain('- [API](https://inspector.example/embed/docs/api): Prices, free start');
  expect(text).not.toContain('/embed/docs/start');
});

test('names the pages in Spanish', () => {
  expect(text).toContain('](https://inspector.example/es): each of these pages in Spanish');
});

test('has sections of links only, after its first part', () => {
  const [, ...sections] = text.split('\n## ');
  expect(sections.length).toBeGreaterThan(1);
  for (const section of sections) {
    const [, blank, ...lines] = section.trim().split('\n');
    expect(blank).toBe('');
    for (const line of lines) expect(line).toMatch(/^- \[[^\]]+\]\(https:[^)]+\)(: \w|$)/);
  }
});

test('links only to the site itself', () => {
  const links = [...text.matchAll(/\]\(([^)]*)\)/g)].map(([, link]) => link);
  expect(links.length).toBeGreaterThan(paths.length);
  expect(links.every((link) => link?.startsWith('https://inspector.example/'))).toBe(true);
});
