import type { Page } from 'playwright';

declare global {
  interface Window {
    /** Durations in ms, from the input to the next paint. */
    slowEvents: number[];
  }
}

/** Milliseconds below which a browser reports no event. */
const MEASURED_FROM = 16;

/** Call it before the page is opened. Counts the events of interactions only, as INP does. */
export const watchEvents = (page: Page): Promise<unknown> =>
  page.addInitScript((durationThreshold) => {
    window.slowEvents = [];
    new PerformanceObserver((list) => {
      for (const { duration, interactionId = 0 } of list.getEntries() as PerformanceEventTiming[]) {
        if (interactionId > 0) window.slowEvents.push(duration);
      }
    }).observe({ type: 'event', buffered: true, durationThreshold } as PerformanceObserverInit);
  }, MEASURED_FROM);

/** Milliseconds of the slowest event since the last call; 16 where all were shorter than reported. */
export const slowestEvent = (page: Page): Promise<number> =>
  page.evaluate(async (least) => {
    // The browser reports an event after its frame: an idle page has reported all.
    for (let times = 0; times < 2; times++) {
      await new Promise((resolve) => requestAnimationFrame(resolve));
      await new Promise((resolve) => requestIdleCallback(resolve));
    }
    return Math.max(least, ...window.slowEvents.splice(0));
  }, MEASURED_FROM);
