/** The number in a field's text; null, which the server refuses, for an empty one, where `Number` returns 0. */
export const numberIn = (text = '') => (text.trim() === '' ? null : Number(text));
