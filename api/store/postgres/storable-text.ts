import { createHash } from 'node:crypto';

/** `text` without what a column cannot hold: NUL and lone surrogates. JSON escapes both. */
export const storableText = (text: string): string =>
  text.replaceAll('\0', '\ufffd').toWellFormed();

/** Characters: an entry of an index has at most 2,704 bytes. */
const LONGEST_KEY = 500;

/** `text` for a column with an index: the SHA-256 digest of a text that is too long for one. */
export const storableKey = (text: string): string =>
  text.length <= LONGEST_KEY
    ? storableText(text)
    : createHash('sha256').update(text, 'utf16le').digest('hex');
