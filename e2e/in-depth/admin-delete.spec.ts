import { bookingsPath, card, openBookings, today } from '../fixtures/admin-bookings.ts';
import { bookAsVisitor, freeTimes, weekdayAhead } from '../fixtures/bookings.ts';
import { signIn } from '../fixtures/owner.ts';
import { expect, expectAccessible, test } from '../fixtures/test.ts';

test.use({ storeName: 'delete' });

const requestsPath = '/admin/requests';
const spam = {
  firstName: 'Cheap',
  email: 'seo@spam.example',
  phone: '(900) 555-0100',
  propertyAddress: '1 Main Street, Dallas, TX 75202',
  inspectionType: 'residential',
};

test('a deleted booking is restored by one click, unless its time was sold meanwhile', async ({
  page,
  request: api,
}) => {
  const date = weekdayAhead(today, 1);
  await bookAsVisitor(api, { date, time: '08:00', name: 'Undone Una' });
  await openBookings(page, `${bookingsPath}?day=${date}`);
  await page.getByRole('link', { name: 'Undone Una', exact: true }).click();
  const remove = page.getByRole('button', { name: 'Delete this booking' });
  await remove.click();
  await expect(page.getByText('1 booking deleted')).toBeVisible();
  expect(await freeTimes(api, date)).toContain('08:00');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText('1 booking restored')).toBeVisible();
  await expect(remove).toBeVisible();
  expect(await freeTimes(api, date)).not.toContain('08:00');

  await remove.click();
  await expect(page.getByText('1 booking deleted')).toBeVisible();
  await bookAsVisitor(api, { date, time: '08:00', name: 'Quick Quentin' });
  await page.goto(`${bookingsPath}?view=deleted`);
  await expect(card(page, 'Undone Una')).toBeVisible();
  await page.getByRole('button', { name: 'Select', exact: true }).click();
  await page.getByRole('checkbox', { name: /^Select Undone Una/ }).check();
  await page.getByRole('button', { name: 'Restore' }).click();
  await expect(page.getByText('conflicts with Quick Quentin')).toBeVisible();
  await expect(card(page, 'Undone Una')).toBeVisible();
  await expectAccessible(page);
});

test('spam and what its sender sends later have a folder of their own', async ({
  page,
  request: api,
}) => {
  const send = (lastName: string, fields: object = {}) =>
    api.post('/api/contact', { data: { ...spam, lastName, ...fields } });
  const request = (lastName: string) => page.getByRole('article', { name: `Cheap ${lastName}` });
  await send('Backlinks');
  await signIn(page, { path: requestsPath });
  await page.getByRole('button', { name: 'More for Cheap Backlinks' }).click();
  await page.getByRole('menuitem', { name: 'Spam' }).click();
  await expect(page.getByText('1 request marked as spam')).toBeVisible();
  await expect(request('Backlinks')).toHaveCount(0);

  await send('Followers', { email: 'another@spam.example' });
  await page.getByRole('button', { name: 'Refresh' }).click();
  const folder = page.getByRole('group', { name: 'Folder' });
  await folder.getByRole('button', { name: 'Spam (2)' }).click();
  await expect(page).toHaveURL(/\?folder=spam$/);
  await expect(request('Followers')).toContainText('Here because its sender is marked as spam');
  await expectAccessible(page);

  await page.getByRole('button', { name: 'Not spam: request of Cheap Followers' }).click();
  await expect(page.getByText('1 request taken out of spam')).toBeVisible();
  await folder.getByRole('button', { name: 'Inbox' }).click();
  await expect(request('Backlinks')).toBeVisible();
  await expect(request('Followers')).toBeVisible();
});
