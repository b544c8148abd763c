import { firstMoment } from '#domain/promotions/promo-cycle.ts';
import { defaultPromotions } from '#domain/promotions/promotions.ts';
import { defineElement } from '#widgets/core/define-element.tsx';
import { describeElement } from '#widgets/core/testing/element-contract.ts';
import { promoElement } from './promo.element.ts';
import { createPromoStore } from './promo.store.ts';
import { promoDesk } from './promo.tsx';

await promoDesk.load();

// Each element here begins where the first message is due.
promoElement.createStore = () => {
  const store = createPromoStore();
  store.setState({ promotions: defaultPromotions, cycle: firstMoment });
  return store;
};

describeElement(
  {
    tag: 'inspection-promo',
    ready: '.promo',
    choice: {
      attribute: 'placement',
      property: 'placement',
      valid: 'bottom-right',
      invalid: 'top',
      fallback: 'bottom-left',
    },
  },
  () => defineElement(promoElement),
);
