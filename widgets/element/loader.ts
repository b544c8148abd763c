/** How an element's code is loaded. */
export interface ElementLoader {
  tag: string;
  /** Imports the module that registers the element. */
  load: () => Promise<unknown>;
  /** True for an element that lies over the page, wherever its tag is. */
  overlay: boolean;
}

/** Distance from the screen within which an element's code is fetched. */
const NEAR = '600px';

/** Milliseconds until a failed load is tried again; doubled after each failure. */
const RETRY_DELAY = 5000;

/**
 * Fetches the code of each element once: when its box is near the screen or, for an overlay, when
 * its tag is in the page. Elements inside the page's own shadow roots are not found.
 */
export function loadNearScreen(elements: readonly ElementLoader[]): void {
  // When imported on a server.
  if (!globalThis.document) return;
  const pending = new Map(elements.map((element) => [element.tag, element]));
  let scheduled = false;

  const load = (tag: string) => {
    const element = pending.get(tag);
    if (!element) return;
    pending.delete(tag);
    if (pending.size === 0) insertions.disconnect();
    void loadWithRetry(element, RETRY_DELAY);
  };

  const nearScreen = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) {
        if (isIntersecting) load(target.localName);
      }
    },
    { rootMargin: NEAR },
  );

  const findElements = () => {
    scheduled = false;
    for (const { tag, overlay } of pending.values()) {
      for (const element of document.querySelectorAll(tag)) {
        if (overlay) load(tag);
        else nearScreen.observe(element);
      }
    }
  };

  // A busy page changes many times per frame but is searched once.
  const insertions = new MutationObserver(() => {
    if (!scheduled) requestAnimationFrame(findElements);
    scheduled = true;
  });
  insertions.observe(document, { childList: true, subtree: true });
  findElements();
}

/** Tries again after a pause, and at once when the visitor is back online. */
async function loadWithRetry(element: ElementLoader, delay: number): Promise<void> {
  const { tag, load } = element;
  try {
    await load();
  } catch (error) {
    console.error(`<${tag}> could not be loaded and is tried again.`, error);
    const retry = () => {
      clearTimeout(timer);
      removeEventListener('online', retry);
      void loadWithRetry(element, delay * 2);
    };
    const timer = setTimeout(retry, delay);
    addEventListener('online', retry);
  }
}
