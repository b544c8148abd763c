import { expect, it } from 'vitest';
import { sizeTiers } from '#domain/quote/quote-rules.ts';
import { routePaths } from '#site/routing/route-paths.ts';
import { notFoundMeta, pageMeta } from './page-meta.ts';

const all = [...Object.values(pageMeta), notFoundMeta];

it('has an entry for each page, and for no other', () => {
  expect(Object.keys(pageMeta).sort()).toEqual([...routePaths].sort());
});

it('gives each page its own title and description, of lengths that results show', () => {
  expect(new Set(all.map(({ title }) => title)).size).toBe(all.length);
  expect(new Set(all.map(({ description }) => description)).size).toBe(all.length);
  for (const { title, description, keywords } of all) {
    expect(title.length).toBeLessThanOrEqual(75);
    expect(description.length).toBeGreaterThanOrEqual(80);
    expect(description.length).toBeLessThanOrEqual(200);
    expect(keywords.split(', ').length).toBeGreaterThanOrEqual(4);
  }
});

it('names the smallest price of the price table', () => {
  expect(pageMeta['/pricing'].title).toContain(`from $${sizeTiers[0]?.price}`);
});
