import { expect, it } from 'vitest';
import { hashedName } from './hashed-name.ts';

it.each([
  '/assets/entry-Ab12Cd34.js',
  '/assets/calendar-page-ytaczsgo.js',
  '/assets/calendar-page-a-b_c-d9.css',
  '/assets/figtree-latin-wght-normal-BTmq0P0n.woff2',
  '/admin/assets/admin-Ab12Cd34.css',
  '/widgets/quote-Ab12Cd34.js.map',
  '/widgets/quote-Ab-2C_.js',
  '/embed/v1-3F9A01BC.js',
  'site/client/assets/calendar-page-ytaczsgo.js',
  'widgets/widgets/quote-ytaczsgo.js',
  'widgets/embed/v1-3F9A01BC.js',
])('%s has a content hash in its name', (path) => {
  expect(path).toMatch(hashedName);
});

it.each([
  '/photo-elements.js',
  '/favicon.svg',
  '/embed.js',
  '/embed/v1.js',
  '/quote.js',
  '/assets/entry.js',
  '/share/services-calendar.png',
  'widgets/quote.js',
])('%s has a stable name', (path) => {
  expect(path).not.toMatch(hashedName);
});
