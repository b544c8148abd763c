/** A text with a capital at its start, for a month or a day that begins a heading. */
export const capitalized = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
