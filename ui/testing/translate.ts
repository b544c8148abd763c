/**
 * Does to `root` what Chrome and Edge do to a page that they translate: each text node is replaced
 * by two nested `font` elements, and so is whatever changes later, also in shadow roots. The text
 * stays, so that tests find it; what the page shows and no longer controls is then an old text.
 * Returns what ends it. Self-contained: Playwright runs it in pages.
 */
export function translate(root: Node): () => void {
  const untouched = 'font, script, style, noscript, textarea, [translate="no"]';
  const observers: MutationObserver[] = [];
  const replace = (text: Text) => {
    if (!text.data.trim() || text.parentElement?.closest(untouched)) return;
    const [outer, inner] = [document.createElement('font'), document.createElement('font')];
    outer.setAttribute('dir', 'auto');
    inner.textContent = text.data;
    outer.append(inner);
    text.replaceWith(outer);
  };
  const visit = (node: Node) => {
    if (node.nodeType === Node.TEXT_NODE) replace(node as Text);
    const { shadowRoot } = node as Element;
    if (shadowRoot) follow(shadowRoot);
    for (const child of [...node.childNodes]) visit(child);
  };
  const follow = (place: Node) => {
    visit(place);
    const observer = new MutationObserver((records) => {
      for (const { target, addedNodes } of records) {
        for (const node of [target, ...addedNodes]) if (node.isConnected) visit(node);
      }
    });
    observer.observe(place, { childList: true, characterData: true, subtree: true });
    observers.push(observer);
  };
  const { attachShadow } = Element.prototype;
  Element.prototype.attachShadow = function (init) {
    const shadow = attachShadow.call(this, init);
    follow(shadow);
    return shadow;
  };
  follow(root);
  return () => {
    Element.prototype.attachShadow = attachShadow;
    for (const observer of observers) observer.disconnect();
  };
}
