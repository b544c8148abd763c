import type { Page } from 'playwright';

declare global {
  interface Window {
    /** Ms from the input until the next frame was painted, of each event that took long. */
    slowEvents: number[];
    /** What made frames long, as the browser tells it. */
    slowFrames: { ms: number; text: string }[];
  }
}

export interface SlowestEvent {
  /** 0 where none took as long as the browser tells of. */
  ms: number;
  /** The longest frames meanwhile, and what ran in them. */
  frames: string[];
}

/** Milliseconds below which a browser does not tell of an event. */
export const UNTOLD = 16;

/** To be called before the page is opened. Counts events of interactions only, as INP does. */
export async function watchEvents(page: Page): Promise<void> {
  await page.addInitScript((durationThreshold) => {
    window.slowEvents = [];
    window.slowFrames = [];
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

    interface LongFrame extends PerformanceEntry {
      styleAndLayoutStart: number;
      scripts: { duration: number; invoker: string; sourceURL: string }[];
    }
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as LongFrame[]) {
        const { startTime, duration, styleAndLayoutStart, scripts } = entry;
        const layout = Math.max(0, startTime + duration - (styleAndLayoutStart || Infinity));
        const ran = scripts.map(
          ({ duration, invoker, sourceURL }) =>
            `${Math.round(duration)} ms ${invoker} of ${sourceURL.replace(/.*\//, '')}`,
        );
        const ms = Math.round(duration);
        const text = `a frame of ${ms} ms, layout and paint ${Math.round(layout)}: ${ran.join(', ') || 'no script'}`;
        window.slowFrames.push({ ms, text });
      }
    }).observe({ type: 'long-animation-frame', buffered: true });
  }, UNTOLD);
}

/** Of what happened since it was asked last. */
export const slowestEvent = (page: Page): Promise<SlowestEvent> =>
  page.evaluate(async () => {
    // An event is told of after its frame, so a page that is idle twice over has told all.
    for (let times = 0; times < 2; times++) {
      await new Promise((resolve) => requestAnimationFrame(resolve));
      await new Promise((resolve) => requestIdleCallback(resolve));
    }
    return {
      ms: Math.max(0, ...window.slowEvents.splice(0)),
      frames: window.slowFrames
        .splice(0)
        .sort((one, other) => other.ms - one.ms)
        .slice(0, 4)
        .map(({ text }) => text),
    };
  });
