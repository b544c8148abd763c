/** Brings what makes a tag work. */
export type Load = () => Promise<unknown>;

/** Milliseconds that the files of the page itself go before ours at the most. */
const COURTESY = 2000;

/** Milliseconds until what could not be loaded is tried again; doubled each time. */
const PAUSE = 5000;

/**
 * Loads each tag's code once: after the page's own files, and after the frame in which the page first
 * holds the tag, be it deep inside of what is inserted. What fails is tried again after a pause, and
 * at once when the visitor is back online. Tags inside the page's own shadow roots are not seen.
 */
export function loadOnSight(tags: Readonly<Record<string, Load>>): void {
  // Imported by a server.
  if (!globalThis.document) return;
  const waiting = new Set(Object.keys(tags));
  let planned = false;

  const look = () => {
    planned = false;
    for (const tag of waiting) if (document.querySelector(tag)) load(tag, PAUSE);
    if (waiting.size === 0) observer.disconnect();
  };

  const load = async (tag: string, pause: number): Promise<void> => {
    waiting.delete(tag);
    try {
      await tags[tag]?.();
    } catch (error) {
      console.error(`<${tag}> could not be loaded and is tried again.`, error);
      const again = () => {
        clearTimeout(timer);
        removeEventListener('online', again);
        void load(tag, pause * 2);
      };
      const timer = setTimeout(again, pause);
      addEventListener('online', again);
    }
  };

  // Once the frame is shown, which is when the next one begins: a host page's pictures wait for nothing
  // of ours, and a busy page, which changes many times a frame, is searched once.
  const plan = () => {
    if (!planned) requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(look)));
    planned = true;
  };
  const observer = new MutationObserver(plan);
  // Twice is harmless.
  const begin = () => {
    observer.observe(document, { childList: true, subtree: true });
    plan();
  };
  // On a slow line our files would take their share from the page's own pictures.
  if (document.readyState === 'complete') begin();
  else {
    addEventListener('load', begin, { once: true });
    setTimeout(begin, COURTESY);
  }
}
