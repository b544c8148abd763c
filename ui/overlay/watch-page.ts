/** Milliseconds of rest after which scrolling counts as over. */
const REST = 100;

/**
 * Calls back at once, whenever the focus moves, and when the page comes to rest after it was scrolled or
 * changed its size. Returns a cancel function.
 */
export function watchPage(callback: () => void): () => void {
  let timer: number | undefined;
  const atRest = () => {
    clearTimeout(timer);
    timer = window.setTimeout(callback, REST);
  };
  const stop = new AbortController();
  const { signal } = stop;
  // Of any scroll container.
  document.addEventListener('scroll', atRest, { capture: true, passive: true, signal });
  for (const type of ['resize', 'click']) addEventListener(type, atRest, { signal });
  for (const type of ['focusin', 'focusout']) {
    // A field that loses the focus to another one has it after this event.
    addEventListener(type, () => queueMicrotask(callback), { signal });
    addEventListener(type, atRest, { signal });
  }
  const size = new ResizeObserver(atRest);
  size.observe(document.body);
  callback();
  return () => {
    clearTimeout(timer);
    stop.abort();
    size.disconnect();
  };
}
