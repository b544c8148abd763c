import { defineElement } from '#widgets/core/define-element.tsx';
import { describeElement } from '#widgets/core/testing/element-contract.ts';
import { quoteElement } from './quote.element.ts';

describeElement(
  {
    tag: 'inspection-quote',
    ready: 'form',
    choice: {
      attribute: 'theme',
      property: 'theme',
      valid: 'dark',
      invalid: 'purple',
      fallback: 'auto',
    },
  },
  () => defineElement(quoteElement),
);
