import { beforeEach, expect, onTestFinished, vi } from 'vitest';

/** Listeners of the product on the window and the document, with where they were added. */
const listeners = new Map<unknown, string>();

/** Those that a module adds once for the page's life. */
const kept = [
  'admin/features/session/use-session.ts',
  'admin/offline/',
  'site/parts/use-tab-store.ts',
  // Until the visitor's next click or key, which ends it.
  'ui/hold-height.ts',
  'widgets/element/',
];

const inProduct = /\/((?:admin|client|site|ui|widgets)\/[^?:]+\.tsx?)/;

/** The file that called `addEventListener`, unless that is a library's, a test's, or one of `kept`. */
function placeOf(stack: string | undefined): string | undefined {
  // The message, and the wrapper.
  const [, file = ''] = inProduct.exec(stack?.split('\n')[2] ?? '') ?? [];
  const isOurs = file && !/\.test\.tsx?$|\/testing\//.test(file);
  return isOurs && !kept.some((path) => file.startsWith(path)) ? file : undefined;
}

for (const target of [window, document, window.visualViewport as EventTarget]) {
  const add = target.addEventListener.bind(target);
  const remove = target.removeEventListener.bind(target);
  target.addEventListener = (
    type: string,
    listener: EventListenerOrEventListenerObject | null,
    options?: boolean | AddEventListenerOptions,
  ) => {
    const place = placeOf(new Error().stack);
    if (place) listeners.set(listener, `${type}, added in ${place}`);
    const { signal = undefined, once = false } = typeof options === 'object' ? options : {};
    signal?.addEventListener('abort', () => listeners.delete(listener));
    add(type, listener, options);
    // The browser removes such a listener itself.
    if (once) add(type, () => listeners.delete(listener), { once, ...(signal && { signal }) });
  };
  target.removeEventListener = (
    type: string,
    listener: EventListenerOrEventListenerObject | null,
    options?: boolean | EventListenerOptions,
  ) => {
    listeners.delete(listener);
    remove(type, listener, options);
  };
}

beforeEach(() => {
  // Registered before all others, it runs after them: after whatever the test unmounts.
  onTestFinished(async () => {
    // An element that was removed waits for a moment, because it may only be moved.
    await vi.waitUntil(() => listeners.size === 0, { timeout: 2000 }).catch(() => undefined);
    const left = [...new Set(listeners.values())];
    listeners.clear();
    expect(left, 'listeners that are left after unmounting').toEqual([]);
  });
});
