import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { LinkedText } from './linked-text.tsx';

const linkedIn = (text: string) =>
  renderToStaticMarkup(<LinkedText text={text} hrefs={['/pricing', '/faq']} />);

it.each([
  [
    'See [prices] and [answers].',
    '<span>See </span><a href="/pricing">prices</a><span> and </span><a href="/faq">answers</a><span>.</span>',
  ],
  [
    '[Prices], [answers] and [more]',
    '<a href="/pricing">Prices</a><span>, </span><a href="/faq">answers</a><span> and </span><span>more</span>',
  ],
  ['No link and [no end', '<span>No link and [no end</span>'],
])('links the words in brackets of "%s"', (text, html) => {
  expect(linkedIn(text)).toBe(html);
});
