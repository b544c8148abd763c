/** An element with attributes and children; inline styles and markup in text would need a looser policy of the page. */
function create<K extends 'button' | 'dialog' | 'div' | 'h2' | 'p' | 'span'>(
  name: K,
  attributes: Readonly<Record<string, string>>,
  ...children: Node[]
): HTMLElementTagNameMap[K] {
  const element = document.createElement(name);
  for (const [attribute, value] of Object.entries(attributes)) {
    element.setAttribute(attribute, value);
  }
  element.append(...children);
  return element;
}

/** What a launcher consists of. */
export function createParts() {
  const label = create('span', { class: 'launcher-label' });
  const licence = create('span', { class: 'launcher-licence', part: 'licence' });
  const button = create(
    'button',
    {
      type: 'button',
      class: 'ui-button launcher-button',
      'data-kind': 'action',
      part: 'launcher',
      'aria-haspopup': 'dialog',
    },
    label,
    licence,
  );
  // Takes the focus, so that a screen reader begins with the title.
  const title = create('h2', {
    class: 'launcher-title',
    id: 'title',
    tabindex: '-1',
    autofocus: '',
  });
  const close = create('button', { type: 'button', class: 'launcher-close', part: 'close' });
  close.textContent = '×';
  const status = create('p', { class: 'launcher-status', role: 'status' });
  const body = create('div', { class: 'launcher-body' }, status);
  const dialog = create(
    'dialog',
    { class: 'launcher-dialog', part: 'dialog', 'aria-labelledby': 'title' },
    create('div', { class: 'launcher-head' }, title, close),
    body,
  );
  const root = create('div', { class: 'ui-host launcher', dir: 'ltr' }, button, dialog);
  return { label, licence, button, title, close, status, body, dialog, root };
}
