/** Milliseconds until the first message appears (spec §9). */
export const promotionDelay = 3000;

/** Milliseconds between two messages, in which nothing is shown (spec §9). */
export const promotionGap = 2000;
