/** Milliseconds until a browser that is never idle gets its scripts all the same. */
const PATIENCE = 4000;

const touches = ['pointerdown', 'keydown', 'focusin'] as const;

/**
 * Resolves when the page has loaded and been painted and the browser is idle, or at the visitor's
 * first touch.
 */
export function whenWanted(): Promise<void> {
  const idle = Promise.all([loaded(), painted()]).then(() => new Promise<void>(whenIdle));
  return Promise.race([idle, nextTouch()]);
}

const loaded = () =>
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

export function nextTouch(): Promise<void> {
  return new Promise((resolve) => {
    const controller = new AbortController();
    const { signal } = controller;
    const touched = () => {
      controller.abort();
      resolve();
    };
    for (const touch of touches) {
      document.addEventListener(touch, touched, { capture: true, passive: true, signal });
    }
  });
}

function whenIdle(go: () => void) {
  // Safari has no requestIdleCallback.
  if ('requestIdleCallback' in window) requestIdleCallback(go, { timeout: PATIENCE });
  else setTimeout(go, 200);
}
