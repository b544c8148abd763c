/** Characters of a review that a card shows (spec §9). */
const SHOWN = 150;

/**
 * The first 150 characters and an ellipsis; a text of at most 150 as it is. A character that takes
 * two code units is not cut in half: then the cut comes one earlier.
 */
export function truncated(text: string): string {
  if (text.length <= SHOWN) return text;
  const last = text.charCodeAt(SHOWN - 1);
  const startsPair = last >= 0xd800 && last <= 0xdbff;
  return `${text.slice(0, startsPair ? SHOWN - 1 : SHOWN)}…`;
}

export const isTruncated = (text: string): boolean => text.length > SHOWN;
