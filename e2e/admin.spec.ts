import { signIn } from './fixtures/owner.ts';
import { expect, expectAccessible, OWNER_PASSWORD, test } from './fixtures/test.ts';

const request = (n: number) => ({
  firstName: `Visitor${n}`,
  lastName: 'Paging',
  email: `visitor${n}@example.com`,
  phone: '(972) 555-0101',
  propertyAddress: `${n} Main Street, Dallas, TX 75202`,
  inspectionType: 'residential',
});

test('nothing of the business is in the page before the owner logs in', async ({
  page,
  request: api,
}) => {
  await api.post('/api/contact', { data: { ...request(0), lastName: 'Secretive' } });
  const html = await (await api.get('/admin')).text();
  expect(html).not.toContain('Secretive');
  expect((await api.get('/api/contact-requests')).status()).toBe(401);
  expect((await api.get('/api/bookings')).status()).toBe(401);
  await page.goto('/admin/requests');
  await expect(page.getByRole('heading', { name: 'Log in' })).toBeVisible();
  await expect(page.getByText('Secretive')).toBeHidden();
});

test('the owner searches, pages and logs out, and nothing is left to read', async ({
  page,
  request: api,
}) => {
  for (let n = 1; n <= 12; n++) await api.post('/api/contact', { data: request(n) });
  await signIn(page, { path: '/admin/requests' });
  await page.getByRole('searchbox').fill('paging');
  await expect(page.getByRole('status').filter({ hasText: 'with “paging”' })).toBeVisible();
  await expect(page.locator('[data-outdated]')).toHaveCount(0);
  await expect(page.getByRole('article')).toHaveCount(10);
  await expect(page.getByRole('article').first()).toContainText('Visitor12');
  await expectAccessible(page);
  await page.getByRole('button', { name: /Show more/ }).click();
  await expect(page.getByRole('article')).toHaveCount(12);
  await page.getByRole('searchbox').fill('VISITOR7@');
  await expect(page.getByRole('article')).toHaveCount(1);
  await page.getByRole('searchbox').fill('nobody at all');
  await expect(page.getByText('No requests found')).toBeVisible();

  await page.getByRole('button', { name: 'Log out' }).click();
  await expect(page.getByRole('heading', { name: 'Log in' })).toBeVisible();
  await page.goBack();
  await expect(page.getByText('Paging')).toBeHidden();
  await expect(page.getByRole('article')).toHaveCount(0);
});

test('logging out in one tab ends the other', async ({ page, context }) => {
  await signIn(page);
  await expect(page.getByRole('heading', { name: 'Dashboard' })).toBeVisible();
  const other = await context.newPage();
  await other.goto('/admin/bookings');
  await expect(other.getByRole('heading', { name: 'Bookings' })).toBeVisible();
  await page.getByRole('button', { name: 'Log out' }).click();
  await expect(other.getByRole('heading', { name: 'Log in' })).toBeVisible();
});

test.describe('with a wrong password', () => {
  test.use({ expectedMessages: /status of 401/ });
  test('says so and keeps the door closed', async ({ page }) => {
    await signIn(page, { password: 'not the password' });
    await expect(page.getByRole('alert')).toContainText(/not right|wrong/i);
    await expect(page.getByRole('heading', { name: 'Dashboard' })).toBeHidden();
  });
});

test('works with the keyboard alone', async ({ page }) => {
  await page.goto('/admin');
  await page.getByLabel('Password', { exact: true }).focus();
  await page.keyboard.type(OWNER_PASSWORD);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Dashboard' })).toBeFocused();
  await page
    .getByRole('link', { name: /Bookings/ })
    .first()
    .focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Bookings' })).toBeVisible();
});
