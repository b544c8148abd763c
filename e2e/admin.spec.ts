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

test('the admin’s page and calls reveal nothing before the owner logs in', async ({
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

test('the owner searches, pages and logs out, and the Back button shows nothing', async ({
  page,
  request: api,
}) => {
  const send = (n: number) => api.post('/api/contact', { data: request(n) });
  await Promise.all(Array.from({ length: 51 }, (_, index) => send(index + 1)));
  await send(52);
  await signIn(page, { path: '/admin/requests' });
  await page.getByRole('searchbox').fill('paging');
  await expect(page.getByRole('status').filter({ hasText: 'with “paging”' })).toBeVisible();
  await expect(page.locator('[data-outdated]')).toHaveCount(0);
  await expect(page.getByRole('article')).toHaveCount(50);
  await expect(page.getByRole('article').first()).toContainText('Visitor52');
  await page.getByRole('button', { name: 'Next', exact: true }).click();
  await expect(page.getByRole('article')).toHaveCount(2);
  await expect(page.getByText('51–52 of 52')).toBeVisible();
  await expectAccessible(page);
  await page.goBack();
  await expect(page.getByRole('article')).toHaveCount(50);
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

test('logging out in one tab logs out the other', async ({ page, context }) => {
  await signIn(page);
  await expect(page.getByRole('heading', { name: 'Dashboard' })).toBeVisible();
  const other = await context.newPage();
  await other.goto('/admin/bookings');
  await expect(other.getByRole('heading', { name: 'Bookings' })).toBeVisible();
  await page.getByRole('button', { name: 'Log out' }).click();
  await expect(other.getByRole('heading', { name: 'Log in' })).toBeVisible();
});

test('log-in and navigation work by the keyboard', async ({ page }) => {
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
