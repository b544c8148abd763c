import { expect, mocked, spyOn } from 'storybook/test';

const spies = () => [mocked(console.error), mocked(console.warn)];

export function listenToConsole(): void {
  spyOn(console, 'error');
  spyOn(console, 'warn');
}

/** Fails a story that warns. One that expects a message clears the spy once it has looked at it. */
export function heardNothing(): void {
  const said = spies().flatMap((spy) => spy.mock.calls.map((call) => call.map(String).join(' ')));
  expect(said, 'console errors and warnings').toEqual([]);
}
