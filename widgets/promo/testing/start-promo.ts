import { defaultBusiness } from '#domain/business/defaults/default-business.ts';
import { defaultPromotions } from '#domain/business/defaults/default-promotions.ts';
import { define, promoElement } from '../promo.element.ts';
import { createPromoStore } from '../promo.store.ts';

/** Makes each new element show its first message at once, without the delay and the call. */
export function startPromoAtOnce(): void {
  promoElement.createStore = () => {
    const store = createPromoStore();
    store.setState({ promotions: defaultPromotions });
    return store;
  };
  define(defaultBusiness);
}
