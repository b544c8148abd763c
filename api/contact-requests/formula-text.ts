/**
 * The places in a text at which a spreadsheet program may start a formula (CWE-1236): its start, and
 * behind whatever an importer may split at. Blanks and quotes before the sign are passed over.
 */
const formulaStart = /^(?=[\t\r\n])|(?<=^|[,;\t\r\n])(?=(?:[^\S\t\r\n]|["'])*[=+\-@＝＋－＠])/g;

/** A telephone number with its country, which is at most a sum of numbers. */
const telephoneNumber = /^\+\d[\d ().-]*(?:(?:x|ext\.?) ?\d+)?$/i;

/** `text` with an apostrophe at every place where a formula could start. */
export const withoutFormulas = (text: string): string => text.replace(formulaStart, "'");

/** The same for a telephone number; a plain one with a + stays what it is. */
export const telephoneWithoutFormulas = (text: string): string =>
  telephoneNumber.test(text) ? text : withoutFormulas(text);
