import { defaultBusinessIn } from '#domain/business/testing/default-business-in.ts';
import { defineElement } from '#widgets/element/define-element.tsx';
import { describeElement } from '#widgets/element/testing/element-contract.ts';
import { define, promoElement } from './promo.element.ts';
import { startPromoAtOnce } from './testing/start-promo.ts';

define(async (locale) => defaultBusinessIn(locale));

startPromoAtOnce();

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
