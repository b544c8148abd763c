/** Cards shown at once (spec §4). */
const SHOWN = 3;

/** The last index of the row, from 0. */
export const lastPosition = (count: number): number => Math.max(0, count - SHOWN);

/** All indexes of the row, one for each dot. */
export const positions = (count: number): number[] =>
  Array.from({ length: lastPosition(count) + 1 }, (_, position) => position);

/** Wraps from the last to the first. */
export const nextPosition = (position: number, count: number): number =>
  position >= lastPosition(count) ? 0 : position + 1;

/** Wraps from the first to the last. */
export const previousPosition = (position: number, count: number): number =>
  position <= 0 ? lastPosition(count) : position - 1;

/** The index of a row that is scrolled by that many cards. */
export const positionAt = (cardsPassed: number, count: number): number =>
  Math.min(Math.max(0, Math.round(cardsPassed)), lastPosition(count));

export const isShown = (card: number, position: number): boolean =>
  card >= position && card < position + SHOWN;

/** The first and the last card shown, counted from 1, and the number of all. */
export const shownRange = (
  position: number,
  count: number,
): [from: number, to: number, count: number] => [
  position + 1,
  Math.min(position + SHOWN, count),
  count,
];
