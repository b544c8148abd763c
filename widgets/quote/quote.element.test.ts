import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { defaultBusinessIn } from '#domain/business/testing/default-business-in.ts';
import { defineElement } from '#widgets/element/define-element.tsx';
import { describeElement } from '#widgets/element/testing/element-contract.ts';
import { inside, mountElement } from '#widgets/element/testing/mount-element.ts';
import { define, quoteElement } from './quote.element.ts';

define(async (locale) => defaultBusinessIn(locale));

async function calculate() {
  await page.getByLabelText('Property type').selectOptions('condo');
  await page.getByLabelText('Square footage').fill('1500');
  await page.getByRole('button', { name: 'Calculate My Quote' }).click();
}

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
        await calculate();
        await page.getByRole('link', { name: /^Book this · \$/ }).click();
      },
    },
  },
  () => defineElement(quoteElement),
);

test('a price is still there when the page re-inserts it, and takes no focus', async () => {
  const element = mountElement('inspection-quote');
  await calculate();
  const total = page.getByRole('heading', { name: 'Your inspection price $350' });
  await expect.element(total).toBeVisible();
  await vi.waitFor(() => expect(element.shadowRoot?.activeElement).toBe(total.element()));
  const place = element.parentElement as HTMLElement;
  element.remove();
  await vi.waitFor(() => expect(inside(element, 'h2')).toBeFalsy());
  place.append(element);
  await expect.element(total).toBeVisible();
  for (let frame = 0; frame < 3; frame++) await new Promise(requestAnimationFrame);
  expect(document.activeElement).toBe(document.body);
});

test('selections and checkboxes are still there when the page re-inserts the form', async () => {
  const element = mountElement('inspection-quote');
  await page.getByText('Refine', { exact: true }).click();
  await page.getByLabelText('Stories').selectOptions('3');
  await page.getByLabelText(/^Pool or spa/).click();
  const place = element.parentElement as HTMLElement;
  element.remove();
  await vi.waitFor(() => expect(inside(element, 'h2')).toBeFalsy());
  place.append(element);
  await expect.element(page.getByLabelText('Stories')).toBeVisible();
  await expect.element(page.getByLabelText('Stories')).toHaveValue('3');
  await expect.element(page.getByLabelText(/^Pool or spa/)).toBeChecked();
  await expect.element(page.getByLabelText(/^Basement/)).not.toBeChecked();
});

test('its pills are square on a page without round corners', async () => {
  const element = mountElement('inspection-quote');
  const pill = page.getByRole('button', { name: /^2,000/ });
  await expect.element(pill).toBeVisible();
  const radius = async () =>
    Number.parseFloat(getComputedStyle(await pill.findElement()).borderRadius);
  expect(await radius()).toBeGreaterThan(22);
  element.style.setProperty('--inspection-radius', '0px');
  expect(await radius()).toBe(0);
});
