import type { Business } from '#domain/business/business.ts';
import { attributesOf, type HeadTag, headOf } from './head-tags.ts';
import type { PageMeta } from './page-meta.ts';

/** Updates the document's title and tags for the current page. */
export function applyHead(
  document: Document,
  path: string,
  meta: PageMeta,
  business: Pick<Business, 'name' | 'locale'>,
) {
  const { title, tags } = headOf(document.location.origin, path, meta, business);
  document.title = title;
  // Tags that not every page has.
  const others =
    'link:is([rel="canonical"], [hreflang]), meta:is([property="og:url"], [property="og:locale:alternate"], [property^="article:"], [property^="og:image:"])';
  for (const tag of document.head.querySelectorAll(others)) tag.remove();
  for (const tag of tags) {
    const [keyName, keyValue] = tag.key;
    const known = document.head.querySelector(`${tag.tag}[${keyName}="${CSS.escape(keyValue)}"]`);
    if (known && !keyValue.startsWith('article:')) known.setAttribute(...tag.value);
    else document.head.append(elementOf(document, tag));
  }
}

function elementOf(document: Document, tag: HeadTag) {
  const element = document.createElement(tag.tag);
  for (const [name, value] of Object.entries(attributesOf(tag))) element.setAttribute(name, value);
  return element;
}
