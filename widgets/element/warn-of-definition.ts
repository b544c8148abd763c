import { loaderSites, originOf } from './element-origin.ts';
import { scriptOrigin } from './script-origin.ts';
import { servesOrigins } from './serves-origins.ts';

/** Says what the definition of a tag by another site's script cannot do for the tags of this one. */
export function warnOfDefinition(tag: string): void {
  const { apiBase } = document.createElement(tag) as { apiBase?: string };
  if (apiBase === scriptOrigin) return;
  const isOurs = (element: Element) => originOf(element) === scriptOrigin;
  if (!servesOrigins(tag)) {
    if (![...document.querySelectorAll(tag)].some(isOurs)) return;
    console.error(
      `<${tag}> is defined by an older script of ${apiBase}, which shows its own inspector in all of these tags: that of ${scriptOrigin} cannot be shown.`,
    );
  } else if (!loaderSites().includes(scriptOrigin)) {
    console.warn(
      `<${tag}> is defined by the script of ${apiBase}. A script tag of ${scriptOrigin} is not in the page: give api-base="${scriptOrigin}" to the tags that it is loaded for.`,
    );
  }
}
