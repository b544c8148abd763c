import { promotionDelay } from '#domain/promotions/promotion-timings.ts';

/** Brings the element when a banner that has just come to the page is due. */
export async function bringPromo(): Promise<void> {
  await new Promise((due) => setTimeout(due, promotionDelay));
  await import('./promo.element.ts');
}
