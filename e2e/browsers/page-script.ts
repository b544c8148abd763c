import { queryAllByLabelText, queryAllByRole } from '@testing-library/dom';

/**
 * Runs inside the page under test, in every browser alike: finds elements as a visitor does, by role and
 * name or by label, through open shadow roots, and says where a pointer would reach them.
 */

/** Names match in part, whatever the case; one that matches whole wins. */
export interface Target {
  role?: string;
  label?: string;
  name?: string;
  /** In place of role and label, where neither is unique in every browser. */
  selector?: string;
  /** Selector of the element or part of the page that it is in. */
  within?: string;
}

const normal = (text: string) => text.replaceAll(/\s+/g, ' ').trim().toLowerCase();

/** The part of the page and all open shadow roots in it. */
function rootsOf(scope: Element | ShadowRoot): (HTMLElement | ShadowRoot)[] {
  const own = scope instanceof Element && scope.shadowRoot ? [scope.shadowRoot] : [];
  const inner = [...scope.querySelectorAll('*')].flatMap(({ shadowRoot }) => shadowRoot ?? []);
  return [
    scope as HTMLElement | ShadowRoot,
    ...[...own, ...inner].flatMap((root) => rootsOf(root)),
  ];
}

const rootsWithin = (within?: string) =>
  within
    ? [...document.querySelectorAll(within)].flatMap((part) => rootsOf(part))
    : rootsOf(document.body);

const isVisible = (element: Element) =>
  element.getClientRects().length > 0 && element.checkVisibility({ visibilityProperty: true });

/** Radio buttons and checkboxes may be drawn by their label alone. */
const labelsOf = (element: Element): readonly Element[] =>
  element instanceof HTMLInputElement ? [...(element.labels ?? [])] : [];

function matching({ role, label, name, selector, within }: Target): HTMLElement[] {
  if (selector) {
    return rootsWithin(within)
      .flatMap((root) => [...root.querySelectorAll<HTMLElement>(selector)])
      .filter(isVisible);
  }
  const wanted = normal(name ?? label ?? '');
  const find = (matches: (text: string) => boolean) =>
    rootsWithin(within).flatMap((root) =>
      role
        ? // The library's types want an HTMLElement; it takes whatever can be queried.
          queryAllByRole(root as HTMLElement, role, { name: (text) => matches(normal(text)) })
        : queryAllByLabelText(root as HTMLElement, (text) => matches(normal(text)), {
            // Not a form or a section with the same name.
            selector: 'input, select, textarea',
          }),
    );
  const unique = (found: HTMLElement[]) =>
    [...new Set(found)].filter((element) => [element, ...labelsOf(element)].some(isVisible));
  const whole = unique(find((text) => text === wanted));
  return whole.length > 0 ? whole : unique(find((text) => text.includes(wanted)));
}

function only(target: Target): HTMLElement {
  const found = matching(target);
  if (found.length === 1 && found[0]) return found[0];
  const names = found.map((element) => element.outerHTML.slice(0, 120));
  throw new Error(`${found.length} of ${JSON.stringify(target)}\n${names.join('\n')}`);
}

/** What is drawn on top at a point, through shadow roots. */
function topmost(x: number, y: number): Element | null {
  let top = document.elementFromPoint(x, y);
  while (top?.shadowRoot) {
    const inner = top.shadowRoot.elementFromPoint(x, y);
    if (!inner || inner === top) break;
    top = inner;
  }
  return top;
}

const isInside = (node: Node | null, outer: Element): boolean =>
  node !== null &&
  (node === outer ||
    isInside(node.parentNode ?? (node instanceof ShadowRoot ? node.host : null), outer));

/** Scrolls the element into view. Returns a point at which a pointer hits it. */
function aim(target: Target): { x: number; y: number } {
  const element = only(target);
  if (element.matches(':disabled, [aria-disabled=true]')) throw new Error('It is disabled.');
  const parts = [element, ...labelsOf(element)];
  let cover: Element | null = null;
  for (const part of parts) {
    part.scrollIntoView({ block: 'center', inline: 'nearest', behavior: 'instant' });
    const [box] = part.getClientRects();
    if (!box) continue;
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
    cover = topmost(x, y);
    if (parts.some((each) => isInside(cover, each))) return { x, y };
  }
  throw new Error(`Covered by ${cover?.outerHTML.slice(0, 200) ?? 'nothing'}`);
}

/** The focused element, through shadow roots. */
function focused(): Element | null {
  let element = document.activeElement;
  while (element?.shadowRoot?.activeElement) element = element.shadowRoot.activeElement;
  return element;
}

/** Selects the text of a focused field, so that typing replaces it. Whether it has the focus. */
function selectAll(target: Target): boolean {
  const field = only(target);
  if (focused() !== field) return false;
  (field as HTMLInputElement).select();
  return true;
}

/** As a native list would: its popup is not part of the page. */
function choose(target: Target, value: string) {
  const list = only(target) as HTMLSelectElement;
  const option = [...list.options].find((each) => each.value === value);
  if (!option) throw new Error(`${value} is not one of ${[...list.options].map((o) => o.value)}`);
  option.selected = true;
  list.dispatchEvent(new Event('input', { bubbles: true, composed: true }));
  list.dispatchEvent(new Event('change', { bubbles: true }));
}

const textOf = (root: HTMLElement | ShadowRoot) =>
  root instanceof ShadowRoot
    ? [...root.children].map((child) => (child as HTMLElement).innerText ?? '').join('\n')
    : root.innerText;

/** What can be read, without hidden parts. */
const text = (within?: string) =>
  rootsWithin(within).map(textOf).join('\n').replaceAll(/\s+/g, ' ');

/** The widget's frame. */
const cardOf = (tag: string) =>
  document.querySelector(tag)?.shadowRoot?.querySelector<HTMLElement>('[part~=card]') ?? null;

export const pageScript = {
  aim,
  cardOf,
  choose,
  count: (target: Target) => matching(target).length,
  isChecked: (target: Target) => (only(target) as HTMLInputElement).checked,
  selectAll,
  text,
  valueOf: (target: Target) => (only(target) as HTMLInputElement).value,
};

declare global {
  var inPage: typeof pageScript;
}
globalThis.inPage = pageScript;
