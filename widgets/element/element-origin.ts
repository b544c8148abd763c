import { unquoted } from '#domain/validation/unquoted.ts';
import { httpAddress } from './http-address.ts';
import { hostOf } from './page-language.ts';
import { scriptOrigin } from './script-origin.ts';

/** The origin of an element of ours, defined or not: its `api-base`, else the loader whose script was pasted before it. */
export function originOf(element: Element): string {
  const given = unquoted(element.getAttribute('api-base') ?? '') ?? '';
  return httpAddress(given) ?? pastedOrigin(element);
}

/**
 * The site of the loader whose script precedes an element in its document or in the shadow roots around it. That of the
 * page's first loader if all follow it, and that of this code on a page without such a script.
 * React components of the npm package name their site in `data-inspection-site`, which earlier releases do not know.
 */
export function pastedOrigin(element: Element): string {
  const named = element.getAttribute('data-inspection-site');
  if (named) return named;
  for (let place: Element | undefined = element; place; place = hostOf(place)) {
    const scripts = loaderScripts(place.getRootNode() as ParentNode);
    const before = scripts.filter((script) => follows(place as Element, script));
    const last = before.at(-1);
    if (last) {
      if (document.head.contains(last) && new Set(before.map(siteOf)).size > 1) {
        void import('./warn-of-scripts.ts').then(({ warnOfScripts }) => warnOfScripts());
      }
      return siteOf(last);
    }
  }
  return loaderSites()[0] ?? scriptOrigin;
}

const LOADER = /^\/embed\/v1(?:-[0-9A-F]{8})?\.js$/;

/** Other vendors have an `/embed.js`, too, and rarely as a module. */
const isLoader = ({ src, type }: HTMLScriptElement) => {
  const path = URL.canParse(src) ? new URL(src).pathname : '';
  return LOADER.test(path) || (path === '/embed.js' && type === 'module');
};

const loaderScripts = (root: ParentNode) =>
  [...root.querySelectorAll<HTMLScriptElement>('script[src]')].filter(isLoader);

/** The sites of the document's loaders, in its order. */
export const loaderSites = (): string[] => loaderScripts(document).map(siteOf);

const siteOf = ({ src }: HTMLScriptElement) => new URL(src).origin;

const follows = (element: Element, script: Element) =>
  (script.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;
