const sheets = new Map<string, CSSStyleSheet>();

/** The constructed sheet of `css`, shared by all elements; a strict `style-src` allows it. */
export function styleSheet(css: string): CSSStyleSheet {
  let sheet = sheets.get(css);
  if (!sheet) {
    sheet = new CSSStyleSheet();
    sheet.replaceSync(css);
    sheets.set(css, sheet);
  }
  return sheet;
}
