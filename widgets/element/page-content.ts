import { styleSheet } from '#ui/style-sheet.ts';

/** What may stand in for a widget until it is drawn, beside text and links; the last ones are never visible. */
const STAND_IN = 'b, br, em, i, noscript, small, span, strong, link, meta, script, style, template';

/** Somewhere to reach the inspector: by telephone or mail, or on the site at `origin`. */
const leadsTo = (link: HTMLAnchorElement, origin: string) =>
  !link.href || /^(?:tel|sms|mailto):/.test(link.href) || link.href.startsWith(`${origin}/`);

const isStandIn = (element: Element, origin: string) =>
  element instanceof HTMLAnchorElement ? leadsTo(element, origin) : element.matches(STAND_IN);

const warned = new WeakSet<Element>();

/** Keeps an overlay where it is, and the content of the page where it would be without it. */
const beside = `:host{position:static;width:auto;pointer-events:auto}
:is(.ui-place,.launcher){display:block;position:fixed;inset:inherit;z-index:inherit;width:auto}`;

/**
 * Whether an element has content of the page, which stays visible in a slot. HTML knows no `<inspection-quote />`: all that
 * follows in the same parent becomes content of the tag. Text, and links to the inspector at `origin`, stand in for the
 * widget until it is drawn.
 */
export function showsPageContent(element: Element, origin: string): boolean {
  if ([...element.querySelectorAll('*')].every((each) => isStandIn(each, origin))) return false;
  const { shadowRoot, localName } = element;
  const sheet = styleSheet(beside);
  const isOverlay = getComputedStyle(element).position === 'fixed';
  if (isOverlay && !shadowRoot?.adoptedStyleSheets.includes(sheet)) {
    shadowRoot?.adoptedStyleSheets.push(sheet);
  }
  if (!warned.has(element)) {
    warned.add(element);
    console.warn(
      `<${localName}> has content of the page in it, which stays visible. Close the tag before it: <${localName}></${localName}>.`,
    );
  }
  return true;
}
