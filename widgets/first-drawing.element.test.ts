import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import '#widgets/booking/booking.element.ts';
import '#widgets/quote/quote.element.ts';

const insert = (tag: string) => {
  const element = document.createElement(tag);
  document.body.append(element);
  const root = element.shadowRoot as ShadowRoot;
  return { element, controls: () => root.querySelectorAll('.ui-control').length };
};

test('a form is drawn part by part, a frame each, and shown when it is whole', async () => {
  const { element, controls } = insert('inspection-quote');
  const counts = [controls()];
  const card = element.shadowRoot?.querySelector('[part=card]') as HTMLElement;
  const shown = () => getComputedStyle(card).visibility;
  expect(shown()).toBe('hidden');
  while (shown() === 'hidden') {
    await new Promise(requestAnimationFrame);
    if (controls() !== counts.at(-1)) counts.push(controls());
  }
  expect(counts).toEqual([3, 6]);
  await expect.element(page.getByRole('button', { name: 'Calculate My Quote' })).toBeVisible();
});

test('a form that comes again is there at once, and the focus finds it', async () => {
  const { controls } = insert('inspection-quote');
  await page.getByLabelText('Property type').selectOptions('condo');
  await page.getByLabelText('Square footage').fill('1500');
  await page.getByRole('button', { name: 'Calculate My Quote' }).click();
  await page.getByRole('button', { name: 'Get New Quote' }).click();
  await expect.element(page.getByLabelText('Property type')).toBeVisible();
  expect(controls()).toBe(6);
});

test('the days of a calendar come in a step of their own, after the business’s clock', async () => {
  const clock = vi.spyOn(Intl, 'DateTimeFormat');
  insert('inspection-booking');
  expect(page.getByRole('grid').query()).toBeNull();
  expect(clock).not.toHaveBeenCalled();
  await expect.element(page.getByRole('grid')).toBeVisible();
});
