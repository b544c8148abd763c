/**
 * The places in a text where a spreadsheet program may start a formula (CWE-1236): its start, and
 * after any character at which an importer may split. Blanks and quotes before the sign are
 * skipped.
 */
const formulaStart = /^(?=[\t\r\n])|(?<=^|[,;\t\r\n])(?=(?:[^\S\t\r\n]|["'])*[=+\-@＝＋－＠])/g;

/** A telephone number with its country, which is at most a sum of numbers. */
const telephoneNumber = /^\+\d[\d ().-]*(?:(?:x|ext\.?) ?\d+)?$/i;

/** `text` with an apostrophe at every place where a formula could start. */
export const withoutFormulas = (text: string): string => text.replace(formulaStart, "'");

/** The same for a telephone number; a plain number with a + is unchanged. */
export const telephoneWithoutFormulas = (text: string): string =>
  telephoneNumber.test(text) ? text : withoutFormulas(text);
