/** Milliseconds until the first message appears (spec §9). */
export const promotionDelay = 3000;

/** Milliseconds between two messages, while nothing is shown (spec §9). */
export const promotionGap = 2000;
