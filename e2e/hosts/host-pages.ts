import type { HostPage } from '../fixtures/host-site.ts';
import type { HostName } from './host-names.ts';
import type { Tag } from './visits.ts';

/** Each host page by its name; scripts are those of `buildHosts`. */
export function hostPage(name: HostName, tag: Tag): HostPage {
  const own = '<p><button type="button" id="own">Our listings</button></p>';
  return { script: `/${name}.js`, body: own + bodies[name](tag) };
}

const controls = `<nav>
  <button type="button" id="add">Add</button>
  <button type="button" id="remove">Remove</button>
  <button type="button" id="move">Move</button>
  <button type="button" id="dark">Dark</button>
</nav>`;
const heard = '<ul id="heard" aria-label="Heard"></ul>';

const app = () => '<div id="app"></div>';

const bodies: Record<HostName, (tag: Tag) => string> = {
  plain: (tag) => `${controls}
    <div id="place"><${tag} partner="jane-doe-realty" theme="light"></${tag}></div>
    <aside></aside>${heard}`,
  swap: () => `${controls}<div id="view"></div>${heard}`,
  react: app,
  vue: app,
  svelte: app,
};
