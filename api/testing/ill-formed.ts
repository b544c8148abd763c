/** Texts that various fields accept. */
const texts = ['Ada', 'ada@example.com', 'https://example.com/a', '972-555-0101', '2026-11-30'];

/** Must not be stored: NUL, escape, C1, half an emoji, bidirectional, noncharacter, non-NFC. */
const spoilers = ['\u0000', '\u001B', '\u009F', '\uD83C', '\uDFE0', '\u202E', '\uFFFE', 'e\u0301'];

/** The texts with each of the spoilers at the start, inside and at the end. */
export const spoiledTexts: readonly string[] = texts.flatMap((text) =>
  spoilers.flatMap((spoiler) => [
    spoiler + text,
    text.slice(0, 2) + spoiler + text.slice(2),
    text + spoiler,
  ]),
);

const illFormed = /(?![\t\n])\p{Cc}|[\p{Cs}\p{NChar}\p{Bidi_C}]/u;

/** Whether a text has no invisible characters that programs interpret, and is in NFC. */
export const isWellFormed = (text: unknown): boolean =>
  typeof text === 'string' && !illFormed.test(text) && text === text.normalize('NFC');
