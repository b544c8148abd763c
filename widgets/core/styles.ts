const sheets = new Map<string, CSSStyleSheet>();

/** Constructed sheets are shared by all elements and pass a page's strict `style-src`. */
export function sheet(css: string): CSSStyleSheet {
  let found = sheets.get(css);
  if (!found) {
    found = new CSSStyleSheet();
    found.replaceSync(css);
    sheets.set(css, found);
  }
  return found;
}
