/** Everything but the characters of XML 1.0 (§2.2 Char), which no escape can represent. */
const NO_XML = /[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu;

/** `text` without the characters that make an XML document ill-formed. */
export const xmlText = (text: string): string => text.replace(NO_XML, '');

/** `text` as content of an XML or HTML element. */
export const escapeXml = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
