import { expect, it } from 'vitest';
import { embeddedJson, emptyElement, escapeMarkup } from './markup.ts';

it('keeps text from becoming markup', () => {
  expect(escapeMarkup(`<b> & "quotes"`)).toBe('&lt;b&gt; &amp; &quot;quotes&quot;');
});

it('writes attributes with and without a value', () => {
  expect(emptyElement('script', { async: true, src: '/a"b.js' })).toBe(
    '<script async src="/a&quot;b.js">',
  );
});

it('keeps data from ending its script element', () => {
  const data = { text: '</script><!--' };
  expect(embeddedJson(data)).not.toContain('<');
  expect(JSON.parse(embeddedJson(data))).toEqual(data);
});
