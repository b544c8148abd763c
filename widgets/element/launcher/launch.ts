import { LAUNCHER_TAG, LauncherElement, type LauncherSource } from './launcher-element.ts';

/**
 * Draws the button of a tag with `display="button"` or `display="dialog"` in its shadow root, also before the tag is
 * defined: the definition is fetched when the dialog is wanted. A second call returns the same launcher.
 */
export function launch(host: HTMLElement, source: LauncherSource): LauncherElement {
  if (!customElements.get(LAUNCHER_TAG)) customElements.define(LAUNCHER_TAG, LauncherElement);
  const root = host.shadowRoot ?? host.attachShadow({ mode: 'open' });
  const known = root.querySelector<LauncherElement>(LAUNCHER_TAG);
  if (known) return known;
  const launcher = document.createElement(LAUNCHER_TAG) as LauncherElement;
  launcher.start(host, source);
  root.append(launcher);
  return launcher;
}
