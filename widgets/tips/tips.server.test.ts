import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { TipsWidget } from './tips.tsx';

test('is a complete form without a browser, its location filled in', () => {
  expect(typeof window).toBe('undefined');
  const html = renderToString(createElement(TipsWidget, {}));
  expect(html).toContain('Get Maintenance Tips');
  expect(html).toContain('value="Dallas-Fort Worth, TX"');
  expect(html).toContain('TREC #8544');
  expect(html).not.toMatch(/ (style|disabled|autofocus)=/);
});
