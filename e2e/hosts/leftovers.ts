import type { Page } from '@playwright/test';

/** What scripts of the product have begun on a page and not yet ended. */
export interface Leftovers {
  timers: number;
  /** Types of listeners on what outlives every element: window, document, visual viewport. */
  listeners: string[];
}

/** Counts from the first script on; what frameworks of the page begin is theirs. */
export async function countLeftovers(
  page: Page,
  product: string,
): Promise<() => Promise<Leftovers>> {
  await page.addInitScript((origin) => {
    // The first line is the message, then come this function, the wrapper and its caller.
    const isProduct = () => new Error().stack?.split('\n')[3]?.includes(origin) ?? false;
    const timers = new Set<number | undefined>();
    const listeners = new Map<unknown, string>();

    for (const [begin, end] of [
      ['setTimeout', 'clearTimeout'],
      ['setInterval', 'clearInterval'],
    ] as const) {
      const start = window[begin].bind(window) as typeof window.setTimeout;
      const stop = window[end].bind(window);
      const begun = (act: () => void, ...rest: unknown[]) => {
        const run = () => {
          if (begin === 'setTimeout') timers.delete(id);
          act();
        };
        const id: number = start(run, ...(rest as [number]));
        if (isProduct()) timers.add(id);
        return id;
      };
      const ended = (id?: number) => {
        timers.delete(id);
        stop(id);
      };
      Object.assign(window, { [begin]: begun, [end]: ended });
    }

    for (const target of [window, document, window.visualViewport as EventTarget]) {
      const add = target.addEventListener.bind(target);
      const remove = target.removeEventListener.bind(target);
      target.addEventListener = (type, listener, options) => {
        if (isProduct()) listeners.set(listener, type);
        const signal = typeof options === 'object' ? options.signal : undefined;
        signal?.addEventListener('abort', () => listeners.delete(listener));
        add(type, listener, options);
        // The browser takes such a one away itself.
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
      leftovers: () => ({ timers: timers.size, listeners: [...listeners.values()] }),
    });
  }, product);
  return () =>
    page.evaluate(() => (window as unknown as { leftovers: () => Leftovers }).leftovers());
}
