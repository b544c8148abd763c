/**
 * Calls `changed` with whether an element has content of the page that is to stay visible, at once and after children have
 * come or gone, if it has any. Returns a function that stops it.
 */
export function watchPageContent(
  element: Element,
  origin: string,
  changed: (has: boolean) => void,
): () => void {
  const check = async () => {
    if (!element.firstElementChild) return changed(false);
    // Few tags have children.
    const { showsPageContent } = await import('./page-content.ts');
    changed(showsPageContent(element, origin));
  };
  const changes = new MutationObserver(check);
  changes.observe(element, { childList: true });
  void check();
  return () => changes.disconnect();
}
