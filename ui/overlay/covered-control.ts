const CONTROLS =
  'input, select, textarea, button, summary, .ui-button, [role="button"], [contenteditable], iframe';

/** What a visitor types into or chooses from: whoever does needs no overlay beside it. */
const FIELDS = 'input, select, textarea, [contenteditable]';

/** Distance in px between the points that are looked at; controls are larger. */
const STEP = 16;

interface Covering {
  /** Whether text counts as well as controls. */
  text?: boolean;
}

/** Whether `overlay` lies over a control of the page, in its shadow roots too. */
export function coversControl(overlay: Element, { text = false }: Covering = {}): boolean {
  const { left, top, width, height } = overlay.getBoundingClientRect();
  const columns = Math.ceil(width / STEP);
  const rows = Math.ceil(height / STEP);
  for (let row = 0; row <= rows && width > 0; row++) {
    for (let column = 0; column <= columns; column++) {
      // Just inside, so that a control which only touches the overlay is not under it.
      const x = left + 1 + ((width - 2) * column) / columns;
      const y = top + 1 + ((height - 2) * row) / rows;
      const below = elementUnder(overlay, x, y);
      if (below?.closest(CONTROLS) || (text && below && hasText(below))) return true;
    }
  }
  return false;
}

/** Whether the visitor is in a field, or the control with the focus lies under `overlay`. */
export function isInTheWay(overlay: Element): boolean {
  const focused = deepActiveElement();
  if (focused && !overlay.contains(focused)) {
    if (focused.matches(FIELDS)) return true;
    if (focused !== document.body && overlaps(focused, overlay)) return true;
  }
  return coversControl(overlay);
}

/** The element with the focus, within shadow roots as well. */
function deepActiveElement(): Element | null {
  let active = document.activeElement;
  while (active?.shadowRoot?.activeElement) active = active.shadowRoot.activeElement;
  return active;
}

/** Whether the visitor is in a field, `except` in one within such an element. */
export function isInField(except: string): boolean {
  const focused = deepActiveElement();
  return !!focused?.matches(FIELDS) && !focused.closest(except);
}

function overlaps(focused: Element, overlay: Element): boolean {
  // Of a heading or the whole page that takes the focus after a step nothing is lost.
  if (!focused.matches(`a[href], ${CONTROLS}`)) return false;
  const a = focused.getBoundingClientRect();
  const b = overlay.getBoundingClientRect();
  return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
}

/** The topmost element at a point that is no part of the overlay. */
function elementUnder(overlay: Element, x: number, y: number): Element | undefined {
  const root = overlay.getRootNode();
  const own = root instanceof ShadowRoot ? root.host : (overlay.closest('.ui-host') ?? overlay);
  let below = document.elementsFromPoint(x, y).find((element) => !own.contains(element));
  for (let root = below?.shadowRoot; root; root = below?.shadowRoot) {
    // What lies over the root's own elements is listed too.
    const inner = root.elementsFromPoint(x, y).find((element) => element.getRootNode() === root);
    if (!inner) break;
    below = inner;
  }
  return below;
}

const hasText = (element: Element): boolean =>
  [...element.childNodes].some(
    (node) => node.nodeType === Node.TEXT_NODE && node.nodeValue?.trim(),
  );
