/** The number in a field's text; null, which the server refuses, for an empty text. */
export const numberIn = (text = '') => (text.trim() === '' ? null : Number(text));
