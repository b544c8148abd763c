import type { Locator, Page } from '@playwright/test';
import { buyer } from './fixtures/booking-steps.ts';
import { hydrated } from './fixtures/hydrated.ts';
import { expect, test } from './fixtures/test.ts';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

/** Taps by coordinates: what is off the screen or covered would have to be scrolled to by hand. */
async function tap(page: Page, target: Locator) {
  await expect(target).toBeInViewport({ ratio: 1 });
  await expect
    .poll(() => target.evaluate(isOnTop), `${await target.innerText()} is not covered`)
    .toBe(true);
  const box = await target.evaluate(atRest);
  await page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2);
}

/** Where it is once the page has come to rest: a finger waits for that too. */
async function atRest(element: Element) {
  let box = element.getBoundingClientRect();
  for (let frames = 0; frames < 10; frames++) {
    await new Promise(requestAnimationFrame);
    const { x, y, width, height } = element.getBoundingClientRect();
    if (y !== box.y) frames = 0;
    box = new DOMRect(x, y, width, height);
  }
  return box.toJSON() as { x: number; y: number; width: number; height: number };
}

function isOnTop(element: Element): boolean {
  const { left, width, top, height } = element.getBoundingClientRect();
  const hit = document.elementFromPoint(left + width / 2, top + height / 2);
  return hit !== null && (element.contains(hit) || hit.contains(element));
}

test('from the home page to a booked inspection it is five taps and five fields, without scrolling', async ({
  page,
}) => {
  let taps = 0;
  let fields = 0;
  const press = async (target: Locator) => {
    taps++;
    await tap(page, target);
  };
  const enter = async (target: Locator, text: string) => {
    fields++;
    // Into the first of a form by a tap, on to the others by the keyboard's own "next".
    if (await page.evaluate(() => document.activeElement?.matches('input, select'))) {
      do await page.keyboard.press('Tab');
      while (await page.evaluate(() => document.activeElement?.localName === 'select'));
    } else await tap(page, target);
    await expect(target).toBeFocused();
    await expect.poll(() => target.evaluate(isOnTop)).toBe(true);
    await page.keyboard.insertText(text);
  };

  await page.goto('/');
  await hydrated(page);
  await enter(page.getByLabel('Square footage'), '2400');
  await press(page.getByRole('button', { name: 'See my price' }));
  await press(page.getByRole('link', { name: 'Book this · $375' }));
  await press(page.getByRole('button', { name: /^Next free: / }));
  await press(page.getByRole('button', { name: 'Book This Appointment' }));
  const form = page.getByRole('form', { name: 'Your details' });
  await expect(form).toBeVisible();
  await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
  await enter(form.getByLabel('Name', { exact: true }), buyer.name);
  await enter(form.getByLabel('Email', { exact: true }), buyer.email);
  await enter(form.getByLabel('Phone'), buyer.phone);
  await enter(form.getByLabel('Property address'), buyer.address);
  await press(page.getByRole('button', { name: 'Confirm Booking' }));
  await expect(page.getByRole('heading', { name: 'You are booked' })).toBeInViewport();
  expect({ taps, fields }).toEqual({ taps: 5, fields: 5 });
});
