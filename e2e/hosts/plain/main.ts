import { eventNames, logLine, richProperties, tag } from '../partner-page.ts';

/** The tag is in the page's HTML; a partner adds only a few lines of script. */

const find = <T extends Element>(selector: string) => document.querySelector(selector) as T;
const onClick = (id: string, act: () => void) =>
  find<HTMLButtonElement>(`#${id}`).addEventListener('click', act);

const place = find('#place');
const markup = place.innerHTML;

const setProperties = () => Object.assign(find<HTMLElement>(tag), richProperties[tag]);
setProperties();

onClick('add', () => {
  place.innerHTML = markup;
  setProperties();
});
onClick('remove', () => find(tag).remove());
onClick('move', () => find('aside').append(find(tag)));
onClick('dark', () => Object.assign(find(tag), { theme: 'dark' }));

for (const name of eventNames) {
  document.addEventListener(name, (event) => {
    find('#events').append(
      Object.assign(document.createElement('li'), { innerText: logLine(event) }),
    );
  });
}
