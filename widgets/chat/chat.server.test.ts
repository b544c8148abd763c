import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { ChatWidget } from './chat.tsx';

test('without a browser it is a launcher, named and licensed: no moment, no style attribute', () => {
  expect(typeof window).toBe('undefined');
  const html = renderToString(createElement(ChatWidget, {}));
  expect(html).toContain('Questions? Ask us');
  expect(html).toContain('TREC #8544');
  expect(html).not.toMatch(/ (style|autofocus)=|role="dialog"/);
});
