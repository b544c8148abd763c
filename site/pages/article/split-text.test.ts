import { expect, it } from 'vitest';
import { splitText } from './split-text.ts';

it('cuts before the heading nearest to the middle, and loses nothing', () => {
  const html = '<p>One.</p><h2 id="a">A</h2><p>Two.</p><h2>B</h2><p>Three is long.</p>';
  const [first, second] = splitText(html);
  expect(second).toMatch(/^<h2>B/);
  expect(first + second).toBe(html);
});

it('never cuts inside of a quotation or a list', () => {
  const html = '<p>One.</p><blockquote><h2>A</h2><p>Two.</p></blockquote><p>Three.</p>';
  expect(splitText(html)).toEqual([html, '']);
});

it('leaves a text without headings whole', () => {
  expect(splitText('<p>One.</p>')).toEqual(['<p>One.</p>', '']);
});
