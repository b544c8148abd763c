import { expect, it } from 'vitest';
import { linksIn } from './links-in.ts';

it.each([
  ['/faq', '/es/faq'],
  ['/', '/es'],
  ['/es/faq', '/es/faq'],
  ['/blog/clay?a=b#c', '/es/blog/clay?a=b#c'],
  ['/articles/clay.svg', '/articles/clay.svg'],
  ['/api/docs', '/api/docs'],
  ['//elsewhere.example/faq', '//elsewhere.example/faq'],
  ['https://elsewhere.example/faq', 'https://elsewhere.example/faq'],
  ['tel:2145550123', 'tel:2145550123'],
])('a link to %s leads to %s in Spanish', (path, address) => {
  const link = (href: string) => `<p><a href="${href}">here</a></p>`;
  expect(linksIn('es', link(path))).toBe(link(address));
});

it('leaves links in English as they are, and leads back from Spanish', () => {
  const html = '<a href="/faq">here</a> <img src="/uploads/a.png" />';
  expect(linksIn('en', html)).toBe(html);
  expect(linksIn('en', '<a href="/es/faq">here</a>')).toBe('<a href="/faq">here</a>');
});
