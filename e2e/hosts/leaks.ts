import type { Page } from '@playwright/test';

/** Timers and listeners that the product's scripts started on a page and have not removed. */
export interface Leaks {
  timers: number;
  /** Event types of listeners on window, document and visual viewport. */
  listeners: string[];
}

/** Counts from the first script on. Those of the page's own framework are left out. */
export async function countLeaks(page: Page, product: string): Promise<() => Promise<Leaks>> {
  await page.addInitScript((origin) => {
    // Lines of a stack: the message, this function, the wrapper, and the wrapper's caller.
    const isProduct = () => new Error().stack?.split('\n')[3]?.includes(origin) ?? false;
    const timers = new Set<number | undefined>();
    const listeners = new Map<unknown, string>();

    for (const [startName, stopName] of [
      ['setTimeout', 'clearTimeout'],
      ['setInterval', 'clearInterval'],
    ] as const) {
      const start = window[startName].bind(window) as typeof window.setTimeout;
      const stop = window[stopName].bind(window);
      const wrappedStart = (act: () => void, ...rest: unknown[]) => {
        const run = () => {
          if (startName === 'setTimeout') timers.delete(id);
          act();
        };
        const id: number = start(run, ...(rest as [number]));
        if (isProduct()) timers.add(id);
        return id;
      };
      const wrappedStop = (id?: number) => {
        timers.delete(id);
        stop(id);
      };
      Object.assign(window, { [startName]: wrappedStart, [stopName]: wrappedStop });
    }

    for (const target of [window, document, window.visualViewport as EventTarget]) {
      const add = target.addEventListener.bind(target);
      const remove = target.removeEventListener.bind(target);
      target.addEventListener = (type, listener, options) => {
        if (isProduct()) listeners.set(listener, type);
        const signal = typeof options === 'object' ? options.signal : undefined;
        signal?.addEventListener('abort', () => listeners.delete(listener));
        add(type, listener, options);
        // The browser removes such a listener itself.
        if (typeof options === 'object' && options.once) {
          add(type, () => listeners.delete(listener), { once: true });
        }
      };
      target.removeEventListener = (type, listener, options) => {
        listeners.delete(listener);
        remove(type, listener, options);
      };
    }

    Object.assign(window, {
      leaks: () => ({ timers: timers.size, listeners: [...listeners.values()] }),
    });
  }, product);
  return () => page.evaluate(() => (window as unknown as { leaks: () => Leaks }).leaks());
}
