import { type BusinessSource, businessAt } from '#widgets/element/business-at.ts';
import { originOf } from '#widgets/element/element-origin.ts';
import { scriptOrigin } from '#widgets/element/script-origin.ts';
import { servesOrigins } from '#widgets/element/serves-origins.ts';
import { LAUNCHER_TAG, LauncherElement, type LauncherSource } from './launcher-element.ts';

/**
 * Draws the button of a tag with `display="button"` or `display="dialog"` in its shadow root, also before the tag is
 * defined: the definition is fetched when the dialog is wanted. A second call returns the same launcher. Throws where
 * an earlier release defined the launchers, which would show another site's widget in the dialog.
 */
export function launch(host: HTMLElement, source: LauncherSource): LauncherElement {
  if (!customElements.get(LAUNCHER_TAG)) customElements.define(LAUNCHER_TAG, LauncherElement);
  if (!servesOrigins(LAUNCHER_TAG) && originOf(host) === scriptOrigin) {
    void import('#widgets/element/warn-of-definition.ts').then((module) => module.showAsLink(host));
    throw new Error(`The button of ${scriptOrigin} is drawn by an older script of another site.`);
  }
  const root = host.shadowRoot ?? host.attachShadow({ mode: 'open' });
  const known = root.querySelector<LauncherElement>(LAUNCHER_TAG);
  if (known) return known;
  const launcher = document.createElement(LAUNCHER_TAG) as LauncherElement;
  const business: BusinessSource = (locale) => businessAt(originOf(host), locale, source.business);
  launcher.start(host, servesOrigins(LAUNCHER_TAG) ? source : { ...source, business });
  root.append(launcher);
  return launcher;
}
