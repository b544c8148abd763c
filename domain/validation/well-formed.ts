const LINE_END = /\r\n?|[\u0085\u2028\u2029]/g;

/**
 * Characters that no reader sees but some programs interpret: control characters, halves of a
 * surrogate pair, noncharacters (XML forbids two of them), bidirectional controls, soft hyphens,
 * zero-width spaces and byte order marks.
 */
const INVISIBLE = /(?![\t\n])\p{Cc}|[\p{Cs}\p{NChar}\p{Bidi_C}\u00AD\u200B\u2060\uFEFF]/gu;

/**
 * More combining marks than any script uses (UAX #15, "Stream-Safe Text Format"). Normalization
 * takes time quadratic in the length of a run: 5 s for 60,000 marks.
 */
const EXCESS_MARKS = /(\p{M}{30})\p{M}+/gu;

/**
 * Text that every program can store, compare and show: without invisible characters, in NFC, with
 * `\n` line ends, trimmed. Such characters are removed, not refused: text pasted from a web page, a
 * chat or a PDF often contains them, and the sender can neither see nor delete them. Half an emoji,
 * cut by a length limit, is removed as well, because a replacement character would tell the reader
 * nothing.
 */
export const wellFormedText = (text: string): string =>
  text
    .replace(LINE_END, '\n')
    .replace(INVISIBLE, '')
    .replace(EXCESS_MARKS, '$1')
    .normalize('NFC')
    .trim();

/** The same on one line: an address pasted as two lines gets a space between them. */
export const wellFormedLine = (text: string): string =>
  wellFormedText(text).replace(/[\t\n]+/g, ' ');
