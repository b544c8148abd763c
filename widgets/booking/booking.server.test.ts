import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, test, vi } from 'vitest';
import { BookingWidget } from './booking.tsx';

afterEach(() => vi.useRealTimers());

test('is the same at any moment without a browser, so that its page may be kept', () => {
  expect(typeof window).toBe('undefined');
  const render = () => renderToString(createElement(BookingWidget, { partner: 'jane-doe-realty' }));
  vi.setSystemTime('2027-03-03T15:00:00Z');
  const march = render();
  vi.setSystemTime('2027-09-21T15:00:00Z');
  expect(render()).toBe(march);
  expect(march).toContain('Book This Appointment');
  expect(march).toContain('TREC #8544');
  expect(march).not.toMatch(/20\d\d| (style|autofocus|disabled)=/);
});

test('tells a visitor without scripts the number to call', () => {
  const html = renderToString(createElement(BookingWidget, {}));
  expect(html).toMatch(/<noscript>.*href="tel:\+19725550148".*<\/noscript>/);
});
