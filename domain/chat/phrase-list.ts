/** The phrases of a text that separates them by commas. */
export const phraseList = (text: string): string[] => text.trim().split(/,\s+/);
