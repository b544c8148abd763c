/** Attributes that are about the tag's own place or its launcher. */
const OWN = new Set([
  // Of the view: that of the tag, given or not.
  'api-base',
  'button-text',
  'class',
  'display',
  'exportparts',
  'heading',
  'hidden',
  'id',
  'part',
  'placement',
  'slot',
  'style',
]);

/** The parts of the widget, which the page styles as those of its tag. */
const PARTS = 'card, title, licence, field, label, control, message, button, price, toast';

/** The widget in the dialog: another element of the same tag, with the attributes of `host` and its origin. */
export function createView(host: Element, apiBase: string): HTMLElement {
  const view = document.createElement(host.localName);
  view.setAttribute('api-base', apiBase);
  // The dialog has the title.
  view.setAttribute('heading', 'none');
  view.setAttribute('exportparts', PARTS);
  view.className = 'launcher-view';
  copyAttributes(host, view);
  return view;
}

/** Brings the attributes of `view` up to date. */
export function copyAttributes(host: Element, view: Element): void {
  const copied = (element: Element) => element.getAttributeNames().filter((name) => !OWN.has(name));
  for (const name of copied(view)) if (!host.hasAttribute(name)) view.removeAttribute(name);
  for (const name of copied(host)) {
    const text = host.getAttribute(name) ?? '';
    if (view.getAttribute(name) !== text) view.setAttribute(name, text);
  }
}
