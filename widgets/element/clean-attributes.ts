import { unquoted } from '#domain/validation/unquoted.ts';

/** Attributes that mean something to the page, whatever the tag. */
const OF_PAGE = /^(?:aria-|data-(?!meta-)|on|(?:class|exportparts|id|part|slot|style|title)$)/;

/** Removes the quotes and spaces around values where they stand, because style sheets and copies of the tag read them too. */
export function cleanAttributes(element: Element): void {
  for (const { name, value } of [...element.attributes]) {
    const clean = OF_PAGE.test(name) ? value : unquoted(value);
    if (clean !== undefined && clean !== value) element.setAttribute(name, clean);
  }
}
