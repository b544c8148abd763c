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
  return topmost(document, own, x, y);
}

/** The topmost element of `root`, or of an open shadow root in it, outside of `own`. */
function topmost(
  root: Document | ShadowRoot,
  own: Element,
  x: number,
  y: number,
): Element | undefined {
  for (const element of root.elementsFromPoint(x, y)) {
    // The list of a shadow root also contains what lies over its own elements.
    if (element.getRootNode() !== root || own.contains(element)) continue;
    const inner: Element | undefined = element.shadowRoot
      ? topmost(element.shadowRoot, own, x, y)
      : undefined;
    if (inner) return inner;
    // A host may be there only because `own` is, inside of it.
    if (!element.shadowRoot?.contains(own)) return element;
  }
  return undefined;
}
