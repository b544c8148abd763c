/** Milliseconds until a browser that is never idle goes on all the same. */
const PATIENCE = 4000;

/** A visitor who is about to do something: points, touches, types, tabs or scrolls. */
const signs = ['pointermove', 'pointerdown', 'keydown', 'focusin', 'wheel', 'scroll'] as const;

/** Resolves at the visitor's first sign from now on. */
export function nextSign(): Promise<void> {
  return new Promise((resolve) => {
    const controller = new AbortController();
    const { signal } = controller;
    const noticed = () => {
      controller.abort();
      resolve();
    };
    for (const sign of signs) {
      document.addEventListener(sign, noticed, { capture: true, passive: true, signal });
    }
  });
}

/** Resolves when the page has loaded and been painted, and the browser is idle. */
export async function pageIsStill(): Promise<void> {
  await Promise.all([pageHasLoaded(), painted()]);
  await new Promise<void>(whenIdle);
}

export const pageHasLoaded = () =>
  new Promise<void>((resolve) => {
    if (document.readyState === 'complete') resolve();
    else window.addEventListener('load', () => resolve(), { once: true });
  });

/** A browser is idle before it has painted, too. In a tab that nobody looks at, it stays unpainted. */
const painted = () =>
  new Promise<void>((resolve) => {
    const observer = new PerformanceObserver(() => {
      observer.disconnect();
      resolve();
    });
    observer.observe({ type: 'paint', buffered: true });
  });

function whenIdle(go: () => void) {
  // Safari has no requestIdleCallback.
  if ('requestIdleCallback' in window) requestIdleCallback(go, { timeout: PATIENCE });
  else setTimeout(go, 200);
}
