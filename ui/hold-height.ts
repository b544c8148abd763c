/** Milliseconds after a visitor's act in which a layout shift counts as theirs: 500, less a slow frame. */
const EXCUSED = 400;

/**
 * Keeps `element` as tall as it is, from a visitor's act until what they asked for is shown: then call the
 * returned function. Shown soon, the element takes its own height at once. Shown late, it does so at their
 * next click or key: the page below would move without an act of theirs.
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
