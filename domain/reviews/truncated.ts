import { cutText } from '#domain/locale/cut-text.ts';

/** Characters of a review on a card (spec §9). */
const MAX_LENGTH = 150;

/** The first 150 characters and an ellipsis; a text of up to 150 characters unchanged. */
export const truncated = (text: string): string =>
  isTruncated(text) ? `${cutText(text, MAX_LENGTH)}…` : text;

export const isTruncated = (text: string): boolean => text.length > MAX_LENGTH;
