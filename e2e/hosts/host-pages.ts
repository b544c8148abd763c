import type { WidgetTag } from '#widgets/registry.ts';
import type { HostPage } from '../fixtures/host-site.ts';
import type { HostName } from './host-names.ts';

/** The page of a host with one widget; `buildHosts` builds its script. */
export function hostPage(name: HostName, tag: WidgetTag, display?: string): HostPage {
  const ownButton = '<p><button type="button" id="own">Our listings</button></p>';
  return { script: `/${name}.js`, body: ownButton + bodies[name](tag, display) };
}

const controls = `<nav>
  <button type="button" id="add">Add</button>
  <button type="button" id="remove">Remove</button>
  <button type="button" id="move">Move</button>
  <button type="button" id="dark">Dark</button>
</nav>`;
const events = '<ul id="events" aria-label="Events"></ul>';

const app = () => '<div id="app"></div>';

const bodies: Record<HostName, (tag: WidgetTag, display?: string) => string> = {
  plain: (tag, display) => `${controls}
    <div id="place"><${tag} partner="jane-doe-realty" theme="light"${display ? ` display="${display}"` : ''}></${tag}></div>
    <aside></aside>${events}`,
  swap: () => `${controls}<div id="view"></div>${events}`,
  react: app,
  vue: app,
  svelte: app,
};
