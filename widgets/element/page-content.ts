import { styleSheet } from '#ui/style-sheet.ts';

/** What may stand in for a widget until it is drawn, beside text and links; the last ones are never visible. */
const STAND_IN = 'b, br, em, i, noscript, small, span, strong, link, meta, script, style, template';

/** Somewhere to reach the inspector: by telephone or mail, or on the site at `origin`. */
const leadsTo = (link: HTMLAnchorElement, origin: string) =>
  !link.href || /^(?:tel|sms|mailto):/.test(link.href) || link.href.startsWith(`${origin}/`);

const isStandIn = (element: Element, origin: string) =>
  element instanceof HTMLAnchorElement ? leadsTo(element, origin) : element.matches(STAND_IN);

const warned = new WeakSet<Element>();

/**
 * Whether an element has content of the page, which stays visible in a slot. HTML knows no `<inspection-quote />`: all that
 * follows in the same parent becomes content of the tag. Text, and links to the inspector, stand in for the widget.
 */
export function hasPageContent(element: Element, origin: string): boolean {
  const has = [...element.querySelectorAll('*')].some((each) => !isStandIn(each, origin));
  if (has && !warned.has(element)) {
    warned.add(element);
    console.warn(
      `<${element.localName}> has content of the page in it, which stays visible below. Close the tag before it: <${element.localName}></${element.localName}>.`,
    );
  }
  return has;
}

/** Calls `changed` after content has come or gone. Returns a function that stops it. */
export function watchPageContent(element: Element, changed: () => void): () => void {
  const changes = new MutationObserver(changed);
  changes.observe(element, { childList: true });
  return () => changes.disconnect();
}

/** Keeps an overlay where it is, and the content of the page where it would be. */
const beside = `:host{position:static;width:auto;pointer-events:auto}
:is(.ui-place,.launcher){position:fixed;inset:inherit;z-index:inherit;display:block}`;

/** Lets the content of the page have its place if an element lies over the page. */
export function placePageContent(element: Element): void {
  const { shadowRoot } = element;
  const sheet = styleSheet(beside);
  if (!shadowRoot || shadowRoot.adoptedStyleSheets.includes(sheet)) return;
  if (getComputedStyle(element).position === 'fixed') shadowRoot.adoptedStyleSheets.push(sheet);
}
