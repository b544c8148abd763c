import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { PricingWidget } from './pricing.tsx';

test('is complete without a browser: prices, link and licence, no style attribute', () => {
  expect(typeof window).toBe('undefined');
  const html = renderToString(createElement(PricingWidget));
  expect(html).toContain('$350-$600');
  expect(html).toContain('href="/contact"');
  expect(html).toContain('TREC #8544');
  expect(html).not.toMatch(/ style=/);
});
