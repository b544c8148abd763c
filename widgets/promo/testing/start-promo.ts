import { defaultPromotions } from '#domain/business/defaults/default-promotions.ts';
import { defaultBusinessIn } from '#domain/business/testing/default-business-in.ts';
import { define, promoElement } from '../promo.element.ts';
import { createPromoStore } from '../promo.store.ts';

/** Makes each new element show its first message at once, without the delay and the call. */
export function startPromoAtOnce(): void {
  promoElement.createStore = () => {
    const store = createPromoStore();
    store.setState({ promotions: defaultPromotions, locale: 'en' });
    return store;
  };
  define(async (locale) => defaultBusinessIn(locale));
}
