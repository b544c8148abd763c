import { expect, waitFor } from 'storybook/test';

/**
 * A clock that stands still until the story moves it, for what a widget does seconds later. Timers
 * of other lengths than `delays` (milliseconds) go on: they drive the story itself.
 */
export function heldClock(delays: readonly number[]) {
  const waiting = new Map<number, { at: number; call: () => void }>();
  let passed = 0;
  let last = 0;

  const pass = (milliseconds: number) => {
    passed += milliseconds;
    for (const [id, { at, call }] of [...waiting]) {
      if (at <= passed && waiting.delete(id)) call();
    }
  };

  return {
    /** For `beforeEach`: from here on the page has just been loaded. Answers how it goes on. */
    hold(): () => void {
      const { setTimeout: start, clearTimeout: stop } = window;
      const [page] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
      const loaded = page?.loadEventStart ?? 0;
      passed = 0;
      performance.now = () => loaded + passed;
      window.setTimeout = ((call: () => void, delay = 0, ...rest: unknown[]) => {
        if (!delays.includes(delay)) return start(call, delay, ...rest);
        // The browser's own ids are positive.
        last -= 1;
        waiting.set(last, { at: passed + delay, call });
        return last;
      }) as typeof window.setTimeout;
      window.clearTimeout = (id) => {
        if (!waiting.delete(id as number)) stop(id);
      };
      return () => {
        Object.assign(window, { setTimeout: start, clearTimeout: stop });
        Reflect.deleteProperty(performance, 'now');
        // Nobody else would ever wake them.
        pass(Number.POSITIVE_INFINITY);
      };
    },

    /** Lets time pass for whoever waits; first somebody must. */
    async pass(milliseconds: number) {
      await waitFor(() => expect(waiting.size, 'timers that wait').toBeGreaterThan(0));
      pass(milliseconds);
    },

    /** Lets time pass once nobody waits for it any more. */
    async passUnnoticed(milliseconds: number) {
      await waitFor(() => expect(waiting.size, 'timers that wait').toBe(0));
      pass(milliseconds);
    },
  };
}
