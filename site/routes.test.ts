import { expect, it } from 'vitest';
import { defaultBusiness } from '#domain/business/defaults/default-business.ts';
import { businessKey } from '#site/data/page-data.ts';
import { metaOf } from '#site/page.ts';
import { notFoundRoute, type Route, routeOf, routes } from '#site/routes.ts';

const metaAt = async (route: Route) => {
  const { page } = await route.load();
  return metaOf(page, '/blog/nowhere', { [businessKey]: defaultBusiness });
};

const all = await Promise.all([...Object.values(routes), notFoundRoute].map(metaAt));

it.each([
  ['/', routes['/']],
  ['/faq', routes['/faq']],
  ['/blog/clay-soil', routes['/blog/:slug']],
  ['/nowhere', undefined],
  ['/faq/more', undefined],
  ['/blog/clay-soil/more', undefined],
])('finds the page at %s', (path, route) => {
  expect(routeOf(path)).toBe(route);
});

it('gives each page its own title and description, of lengths that results show', () => {
  expect(new Set(all.map(({ title }) => title)).size).toBe(all.length);
  expect(new Set(all.map(({ description }) => description)).size).toBe(all.length);
  for (const { title, description, keywords } of all) {
    expect(title.length, title).toBeLessThanOrEqual(75);
    expect(description.length, description).toBeGreaterThanOrEqual(80);
    expect(description.length, description).toBeLessThanOrEqual(200);
    expect(keywords.split(', ').length, title).toBeGreaterThanOrEqual(2);
  }
});

it('names the smallest price of the price table', async () => {
  expect((await metaAt(routes['/pricing'])).title).toContain(
    `from $${defaultBusiness.prices.tiers[0]?.price}`,
  );
});
