import { elementsUnder } from './elements-under.ts';

/** Milliseconds without scrolling after which it counts as finished. */
const REST = 100;

/** The maximum share of the time that an overlay's checks take on a constantly changing page. */
const SHARE = 1 / 50;

/** Changes that may move something under an overlay without changing the page's size. */
const CHANGES: MutationObserverInit = {
  subtree: true,
  childList: true,
  characterData: true,
  attributeFilter: ['class', 'hidden', 'open'],
};

/**
 * Calls back with the elements under `overlay`: at once, whenever the overlay appears or the focus
 * moves, and when the page settles after scrolling or a change, including changes in the shadow
 * roots under the overlay. Returns a cancel function.
 */
export function watchPage(overlay: Element, look: (below: Set<Element>) => void): () => void {
  let timer: number | undefined;
  let cost = 0;
  const lookNow = () => {
    clearTimeout(timer);
    timer = undefined;
    const start = performance.now();
    const below = elementsUnder(overlay);
    look(below);
    watchRootsOf(below);
    cost = performance.now() - start;
  };
  const atRest = () => {
    clearTimeout(timer);
    timer = window.setTimeout(lookNow, REST);
  };
  const afterChange = () => {
    timer ??= window.setTimeout(lookNow, Math.max(REST, cost / SHARE));
  };
  const stop = new AbortController();
  const { signal } = stop;

  const changes = new MutationObserver(afterChange);
  changes.observe(document.body, CHANGES);
  const watched = new WeakSet<Node>();
  const watchRootsOf = (below: Set<Element>) => {
    for (const element of below) {
      const root = element.getRootNode();
      if (root instanceof ShadowRoot && !watched.has(root)) {
        watched.add(root);
        changes.observe(root, CHANGES);
      } else if (element.matches(':not(:defined)') && !watched.has(element)) {
        // It reserves its place; its content comes with its definition.
        watched.add(element);
        void customElements.whenDefined(element.localName).then(() => {
          if (!signal.aborted) afterChange();
        });
      }
    }
  };

  // Of any scroll container.
  document.addEventListener('scroll', atRest, { capture: true, passive: true, signal });
  for (const type of ['resize', 'click']) addEventListener(type, atRest, { signal });
  for (const type of ['focusin', 'focusout']) {
    // When the focus moves between fields, the new field has it only after this event.
    addEventListener(type, () => queueMicrotask(lookNow), { signal });
    addEventListener(type, atRest, { signal });
  }
  const page = new ResizeObserver(afterChange);
  page.observe(document.body);
  // An overlay that was hidden covers something once it is shown. Not at once, because a check that
  // changes its size would be reported as a loop.
  const own = new ResizeObserver(afterChange);
  own.observe(overlay);
  lookNow();
  return () => {
    clearTimeout(timer);
    stop.abort();
    for (const observer of [changes, page, own]) observer.disconnect();
  };
}
