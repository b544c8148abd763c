import type { APIRequestContext, Page } from '@playwright/test';
import { signIn } from './fixtures/owner.ts';
import { expect, expectAccessible, test } from './fixtures/test.ts';

test.use({ storeName: 'leads' });

const path = '/admin/requests';

/** Adds a request whose last name no other test uses; resolves to the path of its screen. */
async function add(
  api: APIRequestContext,
  lastName: string,
  fields: Record<string, unknown> = {},
): Promise<string> {
  const answer = await api.post('/api/contact', {
    data: {
      firstName: 'Maria',
      lastName,
      email: `${lastName.toLowerCase()}@example.com`,
      phone: '(972) 555-0101',
      propertyAddress: '1 Main Street, Dallas, TX 75202',
      inspectionType: 'residential',
      ...fields,
    },
  });
  return `${path}/${((await answer.json()) as { id: string }).id}`;
}

const row = (page: Page, lastName: string) =>
  page.getByRole('article', { name: `Maria ${lastName}` });

const statusButton = (page: Page, name: string) =>
  page.getByRole('group', { name: 'Status' }).getByRole('button', { name });

test('the filter is kept in the address and combines with the search', async ({
  page,
  request: api,
}) => {
  for (const lastName of ['Sieveone', 'Sievetwo', 'Sievethree']) await add(api, lastName);
  await signIn(page, { path: `${path}?search=sieve` });
  await expect(page.getByRole('article')).toHaveCount(3);
  await page.getByRole('button', { name: 'More for Maria Sievetwo' }).click();
  await page.getByRole('menuitem', { name: 'Mark as closed' }).click();
  await expect(page.getByText('Maria Sievetwo is marked as closed.')).toBeVisible();

  const filter = page.getByRole('group', { name: 'Status' });
  await filter.getByRole('button', { name: 'Closed' }).click();
  await expect(page).toHaveURL(/\?search=sieve&status=closed$/);
  await expect(page.getByRole('article')).toHaveCount(1);
  await expect(page.getByText('1 closed request with “sieve”')).toBeVisible();
  await filter.getByRole('button', { name: 'New' }).click();
  await expect(page.getByRole('article')).toHaveCount(2);
  await page.reload();
  await expect(page.getByRole('article')).toHaveCount(2);

  await filter.getByRole('button', { name: 'Booked' }).click();
  await expect(page.getByText('No requests found')).toBeVisible();
  await page.getByRole('button', { name: 'Show all requests' }).click();
  await expect(page.getByRole('searchbox')).toHaveValue('');
  await expect(page).toHaveURL(/\/requests$/);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('fifteen requests are rows, one opens, and the list is as it was left', async ({
    page,
    request: api,
  }) => {
    const names = Array.from(
      { length: 15 },
      (_, index) => `Pocket${String.fromCharCode(65 + index)}`,
    );
    for (const name of names)
      await add(api, name, { message: 'We close in three weeks. '.repeat(9) });
    await signIn(page, { path: `${path}?search=pocket&status=new` });
    await expect(page.getByRole('article')).toHaveCount(15);
    const heights = await page
      .getByRole('article')
      .evaluateAll((rows) => rows.map((row) => row.getBoundingClientRect().height));
    expect(Math.max(...heights), 'height of the highest row').toBeLessThanOrEqual(88);
    expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThan(1900);
    await expectAccessible(page);

    const link = page.getByRole('link', { name: 'Maria PocketD', exact: true });
    await link.scrollIntoViewIfNeeded();
    const top = (await link.boundingBox())?.y ?? 0;
    await link.tap();
    await expect(page.getByRole('heading', { level: 1, name: 'Maria PocketD' })).toBeFocused();
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
    await page.getByRole('link', { name: 'All requests' }).tap();
    await expect(link).toBeFocused();
    expect((await link.boundingBox())?.y).toBeCloseTo(top, 0);
    await expect(page).toHaveURL(/search=pocket&status=new$/);

    await link.tap();
    await statusButton(page, 'Contacted').tap();
    await expect(page.getByText('Maria PocketD is marked as contacted.')).toBeVisible();
    await page.goBack();
    await expect(row(page, 'PocketC')).toBeVisible();
    await expect(row(page, 'PocketD')).toHaveCount(0);
    await expect(page.getByRole('link', { name: 'Maria PocketC', exact: true })).toBeFocused();
  });
});
