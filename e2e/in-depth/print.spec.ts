import type { Page } from '@playwright/test';
import { buyer, fillDetails } from '../fixtures/booking-steps.ts';
import { hydrated } from '../fixtures/hydrated.ts';
import { expect, test } from '../fixtures/test.ts';

/** The pages of the paper, in a PDF as Chromium writes it. */
async function papers(page: Page): Promise<number> {
  const file = await page.pdf({ format: 'Letter' });
  return file.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length ?? 0;
}

const printed = async (page: Page) => {
  await page.emulateMedia({ media: 'print' });
  const text = await page.locator('body').innerText();
  await page.emulateMedia({ media: null });
  return text;
};

for (const width of [390, 1280]) {
  test(`a quote is one page that an agent can use, ${width} px wide`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 });
    await page.goto('/instant-quote?propertyType=residential&squareFootage=2400');
    await expect(page.getByRole('heading', { name: '$375' })).toBeVisible();
    expect(await papers(page)).toBe(1);
    const text = await printed(page);
    for (const part of [
      'Bluebonnet',
      '(972) 555-0148',
      'TREC #8544',
      'Residential, 2,400 sq ft',
      'Base inspection (2,400 sq ft)',
      'Quoted on',
    ]) {
      expect(text, part).toContain(part);
    }
    expect(text).not.toMatch(/How we compare|FAQ|Book this|Get New Quote|No waiting/);
  });
}

test('an appointment is one page: when, where, who, the price and how to prepare', async ({
  page,
}) => {
  await page.goto('/instant-quote?propertyType=residential&squareFootage=2400');
  await page.getByRole('link', { name: /^Book this/ }).click();
  await page.getByRole('button', { name: /^Next free: / }).click();
  await page.getByRole('button', { name: 'Book This Appointment' }).click();
  await fillDetails(page, { ...buyer, email: 'paper@example.com', phone: '(214) 555-0177' });
  await page.getByRole('button', { name: 'Confirm Booking' }).click();
  const own = page.getByRole('link', { name: 'Move or cancel it' });
  await page.goto((await own.getAttribute('href')) ?? '');
  await hydrated(page);
  expect(await papers(page)).toBe(1);
  const text = await printed(page);
  for (const part of [
    '(972) 555-0148',
    '88 Elm Street',
    'Ray Castellano',
    '$375',
    'How to prepare',
  ])
    expect(text, part).toContain(part);
  expect(text).not.toMatch(/FAQ|Move it|Add to your calendar|Outlook/);
});
