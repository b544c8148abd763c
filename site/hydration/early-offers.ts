import { promotionDelay, promotionGap } from '#domain/promotions/promotion-timings.ts';

/**
 * Shows the offers that the page carries in turn (spec §4), from `promotionDelay` after it has
 * loaded until React takes them away. No promo is worth loading React for.
 */
export function showOffers(root: Document) {
  const offers = [...root.querySelectorAll<HTMLElement>('[data-offer]')];
  const box = offers[0]?.parentElement;
  if (!box) return;

  const close = ({ target }: Event) => {
    const button = (target as Element).closest('button');
    if (!button || !box.contains(button)) return;
    box.dataset['closed'] = '';
    for (const offer of offers) offer.hidden = true;
  };
  // Before anything else hears of it: below, nothing does while React takes over (early-touches.ts).
  root.addEventListener('click', close, { capture: true });

  const show = (index: number) => {
    const offer = offers[index];
    if (!offer?.isConnected) return;
    // A new round shows again what was closed in the one before.
    if (index === 0) delete box.dataset['closed'];
    offer.hidden = offersClosed(box);
    setTimeout(() => {
      offer.hidden = true;
      setTimeout(show, promotionGap, (index + 1) % offers.length);
    }, Number(offer.dataset['offer']));
  };
  setTimeout(show, promotionDelay, 0);
}

/** Whether the visitor has closed the offers in `box` for the rest of their round. */
export const offersClosed = (box: HTMLElement) => box.dataset['closed'] !== undefined;
