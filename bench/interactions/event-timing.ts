import type { Page } from 'playwright';

declare global {
  interface Window {
    /** Ms from the input until the next frame was painted, of each event that took long. */
    slowEvents: number[];
  }
}

/** Milliseconds below which a browser does not tell of an event. */
export const UNTOLD = 16;

/** To be called before the page is opened. Counts events of interactions only, as INP does. */
export async function watchEvents(page: Page): Promise<void> {
  await page.addInitScript((durationThreshold) => {
    window.slowEvents = [];
    const options: PerformanceObserverInit & { durationThreshold: number } = {
      type: 'event',
      buffered: true,
      durationThreshold,
    };
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { duration, interactionId = 0 } = entry as PerformanceEventTiming;
        if (interactionId > 0) window.slowEvents.push(duration);
      }
    }).observe(options);
  }, UNTOLD);
}

/** The longest since it was asked last; 0 where none took as long as the browser tells of. */
export const slowestEvent = (page: Page): Promise<number> =>
  page.evaluate(async () => {
    // An event is told of after its frame, so a page that is idle twice over has told all.
    for (let times = 0; times < 2; times++) {
      await new Promise((resolve) => requestAnimationFrame(resolve));
      await new Promise((resolve) => requestIdleCallback(resolve));
    }
    return Math.max(0, ...window.slowEvents.splice(0));
  });
