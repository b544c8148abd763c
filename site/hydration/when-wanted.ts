/** Milliseconds until a browser that is never idle gets its scripts all the same. */
const PATIENCE = 4000;

const touches = ['pointerdown', 'keydown', 'focusin'] as const;

/** Resolves when the page has loaded and the browser is idle, or at the visitor's first touch. */
export function whenWanted(): Promise<void> {
  const idle = new Promise<void>((resolve) => {
    if (document.readyState === 'complete') whenIdle(resolve);
    else window.addEventListener('load', () => whenIdle(resolve), { once: true });
  });
  return Promise.race([idle, nextTouch()]);
}

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
