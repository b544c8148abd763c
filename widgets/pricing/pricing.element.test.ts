import { expect, inject, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { defaultBusinessIn } from '#domain/business/testing/default-business-in.ts';
import { click } from '#ui/testing/act.ts';
import { defineElement } from '#widgets/element/define-element.tsx';
import { describeElement } from '#widgets/element/testing/element-contract.ts';
import { inside, isReady, mountElement } from '#widgets/element/testing/mount-element.ts';
import { define, pricingElement } from './pricing.element.ts';

define(async (locale) => defaultBusinessIn(locale));

const quoteLink = (element: Element) => inside(element, '.pricing-plan a') as HTMLAnchorElement;

describeElement(
  {
    tag: 'inspection-pricing',
    ready: 'table',
    choice: {
      attribute: 'theme',
      property: 'theme',
      valid: 'dark',
      invalid: 'purple',
      fallback: 'auto',
    },
    announces: {
      event: 'inspection-pricing-quote',
      cancelable: true,
      detail: { href: `${location.origin}/contact` },
      async cause() {
        await click(page.getByRole('link', { name: 'Get Quote' }));
      },
    },
  },
  () => defineElement(pricingElement),
);

test("leads to the inspector's site, and follows its partner and address when they change", async () => {
  const element = mountElement(
    'inspection-pricing',
    `<inspection-pricing api-base="${inject('apiBase')}/" partner="jane-doe-realty"></inspection-pricing>`,
  );
  await isReady(element, 'a');
  const [first, second] = [inject('apiBase'), inject('limitedApiBase')];
  expect(quoteLink(element).href).toBe(`${first}/contact?partner=jane-doe-realty`);
  element.setAttribute('partner', 'smith-homes');
  element.setAttribute('api-base', second);
  await vi.waitFor(() =>
    expect(quoteLink(element).href).toBe(`${second}/contact?partner=smith-homes`),
  );
});
