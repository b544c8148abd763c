import { expect, it } from 'vitest';
import { routePaths } from '#site/routing/route-paths.ts';
import { existing, headerNavigation, quickLinks, tasks } from './navigation.ts';

it('holds the header entries of the specification, in order', () => {
  expect(headerNavigation.map(({ href, label }) => `${href} ${label}`)).toEqual([
    '/ Home',
    '/about About',
    '/services Services',
    '/pricing Pricing',
    '/blog Blog',
    '/faq FAQ',
    '/contact Contact',
  ]);
});

it('holds the quick links of the specification', () => {
  expect(quickLinks.map(({ href, label }) => `${href} ${label}`)).toEqual([
    '/services Residential Inspections',
    '/services Home Warranty Inspections',
    '/services Pre-Listing Inspections',
    '/pricing Pricing',
    '/maintenance-tips Maintenance Tips',
    '/reviews Customer Reviews',
  ]);
});

it('offers only pages that exist', () => {
  const offered = existing([...headerNavigation, ...quickLinks, ...tasks]).map(({ href }) => href);
  expect(offered).toEqual(expect.arrayContaining(['/', '/contact', '/instant-quote']));
  for (const href of offered) expect(routePaths).toContain(href);
  expect(existing([{ href: '/nowhere', label: 'Nowhere' }])).toEqual([]);
});
