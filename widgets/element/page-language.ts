import { type Locale, localeOf } from '#domain/locale/locale.ts';

/** The language of an element: its own `lang`, else that of the nearest ancestor that has one, else English. */
export function languageAround(element: Element): Locale {
  const tag = element.closest('[lang]:not([lang=""])')?.getAttribute('lang');
  const host = hostOf(element);
  return !tag && host ? languageAround(host) : localeOf(tag);
}

/** The host of the shadow root around an element: the page may have its own. */
export const hostOf = (element: Element): Element | undefined =>
  (element.getRootNode() as Partial<ShadowRoot>).host;

/**
 * Calls `check` after a `lang` has changed in the document or in a shadow root around an element. Returns a function
 * that stops it.
 */
export function watchLanguage(element: Element, check: () => void): () => void {
  const changes = new MutationObserver(check);
  for (let inside: Element | undefined = element; inside; inside = hostOf(inside)) {
    changes.observe(inside.getRootNode(), { attributeFilter: ['lang'], subtree: true });
  }
  return () => changes.disconnect();
}
