import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { LinkedText } from './linked-text.tsx';

const linkedIn = (text: string) =>
  renderToStaticMarkup(<LinkedText text={text} hrefs={['/pricing', '/faq']} />);

it.each([
  [
    'See [prices] and [answers].',
    'See <a href="/pricing">prices</a> and <a href="/faq">answers</a>.',
  ],
  [
    '[Prices], [answers] and [more]',
    '<a href="/pricing">Prices</a>, <a href="/faq">answers</a> and more',
  ],
  ['No link and [no end', 'No link and [no end'],
])('links the words in brackets of "%s"', (text, html) => {
  expect(linkedIn(text)).toBe(html);
});
