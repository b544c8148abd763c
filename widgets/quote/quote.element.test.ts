import { expect } from 'vitest';
import { page } from 'vitest/browser';
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
    announces: {
      event: 'inspection-quote-book',
      cancelable: true,
      detail: {
        input: expect.objectContaining({ propertyType: 'condo', squareFootage: 1500 }),
        result: expect.objectContaining({ totalPrice: 350 }),
      },
      async cause() {
        await page.getByLabelText('Property type').selectOptions('condo');
        await page.getByLabelText('Square footage').fill('1500');
        await page.getByRole('button', { name: 'Calculate My Quote' }).click();
        await page.getByRole('link', { name: 'Book this inspection' }).click();
      },
    },
  },
  () => defineElement(quoteElement),
);
