import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { ContactWidget } from './contact.tsx';

test('is a complete form without a browser: no moment, no style attribute, no identity', () => {
  expect(typeof window).toBe('undefined');
  const html = renderToString(createElement(ContactWidget, { partner: 'jane-doe-realty' }));
  expect(html).toContain('Submit Request');
  expect(html).toContain('TREC #8544');
  expect(html).not.toMatch(/ (style|min|disabled|autofocus)=/);
  expect(renderToString(createElement(ContactWidget, {}))).toBe(html);
});
