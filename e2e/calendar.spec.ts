import type { Locator, Page } from '@playwright/test';
import { fillDetails } from './fixtures/booking-steps.ts';
import { hydrated } from './fixtures/hydrated.ts';
import { expect, expectAccessible, test } from './fixtures/test.ts';
import { watchShifts } from './fixtures/watch-shifts.ts';

const home = {
  propertyType: 'residential',
  squareFootage: 2800,
  hasPool: false,
  detachedStructures: 0,
  rushService: false,
  hasBasement: false,
  stories: 1,
  hasAttic: true,
} as const;

const quoted = `/calendar?quote=${encodeURIComponent(JSON.stringify(home))}`;

const nextFree = (page: Page) => page.getByRole('button', { name: /^Next free: / });

const boxOf = async (part: Locator) => {
  const box = await part.boundingBox();
  if (!box) throw new Error('It is not drawn.');
  return { ...box, right: box.x + box.width, bottom: box.y + box.height };
};

/** From the page to the confirmation, with the next free start. */
async function book(page: Page) {
  await nextFree(page).click();
  await expect(page.getByRole('radio', { checked: true })).toBeVisible();
  await page.getByRole('button', { name: 'Book This Appointment' }).click();
  await fillDetails(page);
  await page.getByRole('button', { name: 'Confirm Booking' }).click();
  await expect(page.getByRole('heading', { name: 'You are booked' })).toBeFocused();
}

test('on a phone a carried quote is one line, and the whole month is on the first screen', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(quoted);
  const line = page.getByRole('heading', {
    level: 1,
    name: '$400 · Residential, 2,800 sq ft · pick a day',
  });
  await expect(line).toBeVisible();
  const lineHeight = await line.evaluate((h1) =>
    Number.parseFloat(getComputedStyle(h1).lineHeight),
  );
  expect((await boxOf(line)).height).toBeLessThan(1.5 * lineHeight);
  expect((await boxOf(page.getByRole('grid'))).bottom).toBeLessThanOrEqual(844);
  await expect(nextFree(page)).toBeInViewport({ ratio: 1 });
  await expectAccessible(page);
});

async function expectToastApart(page: Page) {
  const toast = await boxOf(page.getByText('Appointment Booked!').locator('xpath=ancestor::li'));
  const card = page.getByRole('region', { name: 'Inspection booking' });
  for (const part of [
    card.getByRole('heading', { name: 'You are booked' }),
    card.locator('dl'),
    card.getByRole('list', { name: 'Add to your calendar' }),
    card.getByRole('link', { name: 'Forward to my agent' }),
  ]) {
    const box = await boxOf(part);
    const apart =
      toast.right <= box.x ||
      box.right <= toast.x ||
      toast.bottom <= box.y ||
      box.bottom <= toast.y;
    expect(apart, `${await part.innerText()} is free`).toBe(true);
  }
}

for (const [width, height] of [
  [390, 844],
  [768, 1024],
  [1440, 900],
] as const) {
  test(`from the carried quote to the confirmation nothing shifts by itself or lies under the toast, ${width} px wide`, async ({
    page,
  }) => {
    const shifts = await watchShifts(page);
    await page.setViewportSize({ width, height });
    await page.goto(quoted);
    await hydrated(page);
    await expect(page.getByRole('heading', { level: 1, name: '$400' })).toBeVisible();
    // The name of the next free start is centered: another one begins a few pixels beside it.
    expect(await shifts(), 'while the page becomes interactive').toBeLessThan(0.001);
    await book(page);
    await expectToastApart(page);
    // The line of the license goes up with the confirmation; that counts when its answer takes more than half a second.
    expect(await shifts(), 'in the whole flow').toBeLessThan(0.005);
  });
}

test('the confirmation leads to the map and to the agent, without the client’s own link', async ({
  page,
}) => {
  await page.goto('/calendar');
  await hydrated(page);
  await book(page);
  await expect(page.getByRole('link', { name: /on a map/ })).toHaveAttribute(
    'href',
    'https://www.google.com/maps/search/?api=1&query=88%20Elm%20Street%2C%20Plano%2C%20TX%2075023',
  );
  const mail = await page.getByRole('link', { name: 'Forward to my agent' }).getAttribute('href');
  expect(mail).toMatch(/^mailto:\?subject=Home%20inspection%20at%2088%20Elm%20Street/);
  expect(decodeURIComponent(mail ?? '')).not.toContain('/appointment/');
  for (const name of ['What happens next', 'How to prepare']) {
    await expect(page.getByRole('heading', { name })).toBeVisible();
  }
  await expect(page.getByText('Ray Castellano', { exact: true })).toBeVisible();
});
