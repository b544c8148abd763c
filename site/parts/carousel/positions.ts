/** Cards shown at once where there is room (spec §4). */
export const MAX_SHOWN = 3;

/** The last index of a row that shows `shown` of `count` cards, from 0. */
export const lastPosition = (count: number, shown: number): number => Math.max(0, count - shown);

/** All indexes of the row, one for each dot. */
export const positions = (count: number, shown: number): number[] =>
  Array.from({ length: lastPosition(count, shown) + 1 }, (_, position) => position);

/** Wraps from the last to the first. */
export const nextPosition = (position: number, last: number): number =>
  position >= last ? 0 : position + 1;

/** Wraps from the first to the last. */
export const previousPosition = (position: number, last: number): number =>
  position <= 0 ? last : position - 1;

/** The index of a row that is scrolled by that many cards. */
export const positionAt = (cardsPassed: number, last: number): number =>
  Math.min(Math.max(0, Math.round(cardsPassed)), last);

export const isShown = (card: number, position: number, shown: number): boolean =>
  card >= position && card < position + shown;

/** The first and the last card shown, counted from 1, and the number of all. */
export const shownRange = (
  position: number,
  count: number,
  shown: number,
): [from: number, to: number, count: number] => [
  position + 1,
  Math.min(position + shown, count),
  count,
];
