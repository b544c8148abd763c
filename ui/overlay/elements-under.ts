/** Distance in px between the probed points; controls and lines of text are larger. */
const STEP = 16;

/** The topmost elements under `overlay` outside of it, including those in open shadow roots. */
export function elementsUnder(overlay: Element): Set<Element> {
  const found = new Set<Element>();
  const { left, top, width, height } = overlay.getBoundingClientRect();
  if (width === 0) return found;
  const columns = Math.ceil(width / STEP);
  const rows = Math.ceil(height / STEP);
  for (let row = 0; row <= rows; row++) {
    for (let column = 0; column <= columns; column++) {
      // Just inside, because what only touches the overlay is not under it.
      const x = left + 1 + ((width - 2) * column) / columns;
      const y = top + 1 + ((height - 2) * row) / rows;
      const element = elementUnder(overlay, x, y);
      if (element) found.add(element);
    }
  }
  return found;
}

function elementUnder(overlay: Element, x: number, y: number): Element | undefined {
  const root = overlay.getRootNode();
  const own = root instanceof ShadowRoot ? root.host : (overlay.closest('.ui-host') ?? overlay);
  let below = document.elementsFromPoint(x, y).find((element) => !own.contains(element));
  for (let root = below?.shadowRoot; root; root = below?.shadowRoot) {
    // The list also contains what lies over the root's own elements.
    const inner = root.elementsFromPoint(x, y).find((element) => element.getRootNode() === root);
    if (!inner) break;
    below = inner;
  }
  return below;
}
