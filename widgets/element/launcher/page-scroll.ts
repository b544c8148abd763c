import { styleSheet } from '#ui/style-sheet.ts';

const locks = new Set<object>();
let sheet: CSSStyleSheet | undefined;

/**
 * Keeps the page behind a dialog from scrolling, as long as `owner` holds it. By a style sheet of the document: a
 * strict policy allows it, and the page's own attributes stay as they are.
 */
export function lockPageScroll(owner: object): void {
  locks.add(owner);
  if (sheet) return;
  // A page that has a scrollbar keeps its width.
  const hasScrollbar = innerWidth > document.documentElement.clientWidth;
  sheet = styleSheet(
    `html{overflow:hidden!important${hasScrollbar ? ';scrollbar-gutter:stable!important' : ''}}`,
  );
  document.adoptedStyleSheets.push(sheet);
}

export function unlockPageScroll(owner: object): void {
  if (!locks.delete(owner) || locks.size) return;
  document.adoptedStyleSheets = document.adoptedStyleSheets.filter((each) => each !== sheet);
  sheet = undefined;
}
