import { eventNames, report, richProperties, tag } from '../partner-page.ts';

/** The tag stands in the page's own HTML; a few lines of script are all that a partner adds. */

const find = <T extends Element>(selector: string) => document.querySelector(selector) as T;
const onClick = (id: string, act: () => void) =>
  find<HTMLButtonElement>(`#${id}`).addEventListener('click', act);

const place = find('#place');
const markup = place.innerHTML;

const furnish = () => Object.assign(find<HTMLElement>(tag), richProperties[tag]);
furnish();

onClick('add', () => {
  place.innerHTML = markup;
  furnish();
});
onClick('remove', () => find(tag).remove());
onClick('move', () => find('aside').append(find(tag)));
onClick('dark', () => Object.assign(find(tag), { theme: 'dark' }));

for (const name of eventNames) {
  document.addEventListener(name, (event) => {
    find('#heard').append(
      Object.assign(document.createElement('li'), { innerText: report(event) }),
    );
  });
}
