/** Characters of a review on a card (spec §9). */
const MAX_LENGTH = 150;

/**
 * The first 150 characters and an ellipsis; a text of up to 150 characters unchanged. It does not
 * split a surrogate pair, but cuts one code unit earlier.
 */
export function truncated(text: string): string {
  if (text.length <= MAX_LENGTH) return text;
  const last = text.charCodeAt(MAX_LENGTH - 1);
  const startsPair = last >= 0xd800 && last <= 0xdbff;
  return `${text.slice(0, startsPair ? MAX_LENGTH - 1 : MAX_LENGTH)}…`;
}

export const isTruncated = (text: string): boolean => text.length > MAX_LENGTH;
