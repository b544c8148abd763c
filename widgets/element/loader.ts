/** How an element's code is loaded. */
export interface ElementLoader {
  tag: string;
  /** Imports the module that registers the element. */
  load: () => Promise<unknown>;
  /** True for an element that lies over the page, wherever its tag is. */
  overlay: boolean;
  /** Draws only the button of a tag that opens its widget in a dialog; undefined if the element has no such display. */
  launch?: ((element: HTMLElement, load: () => Promise<unknown>) => Promise<Launched>) | undefined;
}

/** A button that has been drawn. */
interface Launched {
  open(): void;
}

/** A tag whose button has been asked for; it has `open()` from then on. */
type LaunchedElement = HTMLElement & Partial<Launched>;

/** Finds the tags in a document, in an open shadow root or below an element, now and when they are added later. */
export type Watch = (root: Document | ShadowRoot | Element) => void;

/** Distance from the screen within which an element's code is fetched. */
const NEAR = '600px';

/** Milliseconds until a failed load is tried again; doubled after each failure. */
const RETRY_DELAY = 5000;

/**
 * Fetches the code of each element once: when its box is near the screen or, for an overlay, when
 * its tag is in the page. For `display="button"` and `"dialog"` it draws the tag's button likewise. Returns a function
 * that also finds the elements inside one of the page's own shadow roots.
 */
export function loadNearScreen(elements: readonly ElementLoader[]): Watch {
  // When imported on a server.
  if (!globalThis.document) return () => undefined;
  const pending = new Map(elements.map((element) => [element.tag, element]));
  const buttons = new WeakSet<Element>();
  const watched = new WeakSet<Node>();
  const observers: MutationObserver[] = [];
  const done = (tag: string) => {
    pending.delete(tag);
    if (pending.size === 0) for (const observer of observers.splice(0)) observer.disconnect();
  };

  const load = (tag: string) => {
    const element = pending.get(tag);
    if (!element) return;
    done(tag);
    void loadWithRetry(element, RETRY_DELAY);
  };

  const launch = async (element: HTMLElement): Promise<Launched | undefined> => {
    const { localName: tag } = element;
    const loader = pending.get(tag);
    // Once it is defined, a tag draws its button itself.
    return loader?.launch?.(element, async () => {
      await loader.load();
      done(tag);
    });
  };
  const launchWithRetry = (element: HTMLElement) =>
    void loadWithRetry({ tag: element.localName, load: () => launch(element) }, RETRY_DELAY);

  const nearScreen = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) {
        if (!isIntersecting) continue;
        if (!buttons.has(target)) load(target.localName);
        else {
          nearScreen.unobserve(target);
          launchWithRetry(target as HTMLElement);
        }
      }
    },
    { rootMargin: NEAR },
  );

  const find = (element: LaunchedElement, { tag, overlay, launch: canLaunch }: ElementLoader) => {
    const display = canLaunch && element.getAttribute('display');
    const isButton = display === 'button' || display === 'dialog';
    if (isButton) {
      if (buttons.has(element)) return;
      buttons.add(element);
      element.open = () => void launch(element).then((button) => button?.open());
    }
    if (display === 'dialog') launchWithRetry(element);
    else if (overlay) load(tag);
    else nearScreen.observe(element);
  };

  const watch: Watch = (root) => {
    if (watched.has(root)) return;
    watched.add(root);
    let scheduled = false;
    const findAll = () => {
      scheduled = false;
      for (const loader of pending.values()) {
        for (const element of root.querySelectorAll<LaunchedElement>(loader.tag)) {
          find(element, loader);
        }
      }
    };
    // A busy page changes many times per frame but is searched once.
    const insertions = new MutationObserver(() => {
      if (!scheduled) requestAnimationFrame(findAll);
      scheduled = true;
    });
    observers.push(insertions);
    insertions.observe(root, { childList: true, subtree: true });
    findAll();
  };
  watch(document);
  return watch;
}

/**
 * Tries again after a pause, and at once when the visitor is back online. Not if the code threw: a module that failed to
 * run fails again with the same error, whereas one that was not fetched has a new TypeError.
 */
async function loadWithRetry(
  element: Pick<ElementLoader, 'tag' | 'load'>,
  delay: number,
  earlier?: unknown,
): Promise<void> {
  const { tag, load } = element;
  try {
    await load();
  } catch (error) {
    if (error === earlier || !(error instanceof TypeError)) {
      console.error(`<${tag}> threw an error while it was loaded and is not tried again.`, error);
      return;
    }
    console.error(`<${tag}> could not be loaded and is tried again.`, error);
    const retry = () => {
      clearTimeout(timer);
      removeEventListener('online', retry);
      void loadWithRetry(element, delay * 2, error);
    };
    const timer = setTimeout(retry, delay);
    addEventListener('online', retry);
  }
}
