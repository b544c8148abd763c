import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { QuoteWidget } from './quote.tsx';

test('is a complete form without a browser: no moment, no style attribute, no identity', () => {
  expect(typeof window).toBe('undefined');
  const html = renderToString(createElement(QuoteWidget, { partner: 'jane-doe-realty' }));
  expect(html).toContain('Calculate My Quote');
  expect(html).toContain('TREC #8544');
  expect(html).not.toMatch(/ (style|min|disabled|autofocus)=/);
  expect(renderToString(createElement(QuoteWidget, {}))).toBe(html);
});
