import { cleanup } from '@testing-library/react';
import { afterEach, beforeEach, expect, vi } from 'vitest';

const spies = () => [vi.mocked(console.error), vi.mocked(console.warn)];

beforeEach(() => {
  vi.spyOn(console, 'error');
  vi.spyOn(console, 'warn');
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
