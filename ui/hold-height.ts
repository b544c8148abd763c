/** Milliseconds after an action in which a layout shift does not count: 500 minus a slow frame. */
const EXCUSED = 400;

/**
 * Keeps `element` as tall as it is from a visitor's action until its result is shown; then call the
 * returned function. If that is soon, the element takes its own height at once. If it is late, it
 * waits for their next click or key, because the page below must not move without an action of
 * theirs.
 */
export function holdHeight(element: HTMLElement): () => void {
  const start = performance.now();
  element.style.minHeight = `${element.offsetHeight}px`;
  const release = () => {
    element.style.minHeight = '';
  };
  return () => {
    if (performance.now() - start < EXCUSED) return release();
    const acts = new AbortController();
    for (const act of ['click', 'keydown']) {
      document.addEventListener(
        act,
        () => {
          acts.abort();
          release();
        },
        { capture: true, signal: acts.signal },
      );
    }
  };
}
