/** Controls to type into or choose from; a visitor in one of them needs no overlay beside it. */
const FIELDS = 'input, select, textarea, [contenteditable]';

const CONTROLS = `${FIELDS}, button, .ui-button, [role="button"], iframe`;

/** Controls whose whole row is clickable; only their marker must stay visible. */
const ROWS = 'summary';

const MARKERS = 'svg, img, [aria-hidden="true"]';

/** Boxes that must stay readable; pages can set `data-keep-clear` (the reference at `/embed/docs/widgets`). */
const KEEP_CLEAR = '[data-keep-clear], .ui-inspector';

const HEADINGS = 'h1, h2, h3, h4, h5, h6, [role="heading"], [part~="title"], [part~="licence"]';

/** A price, or a license, which must be visible in Texas (22 TAC §535.221). */
const FACTS = /\$\s?\d[\d,.]*|\b(?:TREC|licen[cs]e)\s+(?:no\.?\s*|#)?\d[\w-]*/gi;

export interface Obstacles {
  /** Whether links of running text count as well. */
  links?: boolean;
  /** Whether any text counts. */
  text?: boolean;
}

/** Whether something in `element` under `area` must stay visible. */
export function isObstacle(element: Element, area: DOMRect, { links, text }: Obstacles): boolean {
  const row = element.closest(ROWS);
  if (row) return [...row.querySelectorAll(MARKERS)].some((marker) => overlaps(marker, area));
  if (element.closest(links ? `${CONTROLS}, a[href]` : CONTROLS)) return true;
  if (element.closest(KEEP_CLEAR)) return true;
  const heading = element.closest(HEADINGS);
  if (heading && hasTextUnder(heading, area)) return true;
  return textsOf(element).some((node) => text || hasFactUnder(node, area));
}

/** Whether the visitor is in a field, or the focused control is under `area`. */
export function hasFocusUnder(area: DOMRect, overlay: Element): boolean {
  const focused = deepActiveElement();
  if (!focused || overlay.contains(focused)) return false;
  if (focused.matches(FIELDS)) return true;
  // A heading or the whole page that gets the focus after a step does not count.
  return focused.matches(`a[href], ${ROWS}, ${CONTROLS}`) && overlaps(focused, area);
}

/** Whether the visitor is in a field, unless it is inside an element that matches `except`. */
export function isInField(except: string): boolean {
  const focused = deepActiveElement();
  return !!focused?.matches(FIELDS) && !focused.closest(except);
}

/** The focused element, including those in shadow roots. */
function deepActiveElement(): Element | null {
  let active = document.activeElement;
  while (active?.shadowRoot?.activeElement) active = active.shadowRoot.activeElement;
  return active;
}

/** A heading is as wide as its column, but its text is not. */
function hasTextUnder(element: Element, area: DOMRect): boolean {
  const range = document.createRange();
  range.selectNodeContents(element);
  return overlaps(range, area);
}

function hasFactUnder(node: Text, area: DOMRect): boolean {
  const range = document.createRange();
  return [...node.data.matchAll(FACTS)].some(({ 0: fact, index }) => {
    range.setStart(node, index);
    range.setEnd(node, index + fact.length);
    return overlaps(range, area);
  });
}

const textsOf = (element: Element): Text[] =>
  [...element.childNodes].filter(
    (node): node is Text => node instanceof Text && !!node.data.trim(),
  );

const overlaps = (target: Element | Range, area: DOMRect): boolean =>
  [...target.getClientRects()].some(
    (rect) =>
      rect.left < area.right &&
      area.left < rect.right &&
      rect.top < area.bottom &&
      area.top < rect.bottom,
  );
