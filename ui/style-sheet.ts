const sheets = new Map<string, CSSStyleSheet>();

/** The constructed sheet of `css`, shared by all elements; it passes a page's strict `style-src`. */
export function styleSheet(css: string): CSSStyleSheet {
  let sheet = sheets.get(css);
  if (!sheet) {
    sheet = new CSSStyleSheet();
    sheet.replaceSync(css);
    sheets.set(css, sheet);
  }
  return sheet;
}
