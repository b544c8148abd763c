import { promotionDelay } from '#domain/promotions/promotion-timings.ts';

/** Resolves when a banner that has just come to the page is due. */
export const promoDue = () => new Promise((due) => setTimeout(due, promotionDelay));
