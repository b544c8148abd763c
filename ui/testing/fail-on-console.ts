import { cleanup } from '@testing-library/react';
import { afterEach, beforeEach, expect, onTestFinished, vi } from 'vitest';
import { page } from 'vitest/browser';

const start = location.href;
const { innerWidth: width, innerHeight: height } = window;

const spies = () => [vi.mocked(console.error), vi.mocked(console.warn)];

beforeEach(() => {
  vi.spyOn(console, 'error');
  vi.spyOn(console, 'warn');
  // After everything that the test itself does when it is finished.
  onTestFinished(async () => {
    vi.unstubAllGlobals();
    document.documentElement.removeAttribute('style');
    // SWR stays offline until the browser is online again.
    window.dispatchEvent(new Event('online'));
    if (location.href !== start) history.replaceState(null, '', start);
    if (innerWidth !== width || innerHeight !== height) await page.viewport(width, height);
  });
});

/** A test that expects a message clears the spy once it has checked it. */
afterEach(() => {
  cleanup();
  const messages = spies().flatMap((spy) =>
    spy.mock.calls.map((call) => call.map(String).join(' ')),
  );
  vi.restoreAllMocks();
  vi.useRealTimers();
  localStorage.clear();
  sessionStorage.clear();
  document.body.replaceChildren();
  expect(messages, 'console errors and warnings').toEqual([]);
});
