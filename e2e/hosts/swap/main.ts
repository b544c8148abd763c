import { display, eventNames, logLine, partner, richProperties, tag } from '../partner-page.ts';

/** A single-page site without a framework: each view replaces the one before. */

const view = document.querySelector('#view') as HTMLElement;
const events = document.querySelector('#events') as HTMLElement;

const views: Readonly<Record<string, () => void>> = {
  add() {
    view.innerHTML = `<section><${tag} partner="${partner}" theme="light"${display ? ` display="${display}"` : ''}></${tag}></section>`;
    Object.assign(view.querySelector(tag) as HTMLElement, richProperties[tag]);
  },
  remove() {
    view.innerHTML = '<section><h2>Our listings</h2></section>';
  },
  /** Another view that keeps the mounted element. */
  move() {
    const section = document.createElement('section');
    section.append('Your request', view.querySelector(tag) as HTMLElement);
    view.replaceChildren(section);
  },
  dark() {
    Object.assign(view.querySelector(tag) as HTMLElement, { theme: 'dark' });
  },
};

document.querySelector('nav')?.addEventListener('click', ({ target }) => {
  const { id } = target as HTMLElement;
  if (!views[id]) return;
  history.pushState({ id }, '', `/view/${id}`);
  views[id]();
});

for (const name of eventNames) {
  view.addEventListener(name, (event) => {
    events.append(Object.assign(document.createElement('li'), { innerText: logLine(event) }));
  });
}

views['add']?.();
