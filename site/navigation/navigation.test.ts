import { expect, it } from 'vitest';
import { headerNavigation, quickLinks } from './navigation.ts';

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
