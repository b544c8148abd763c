import { readFile } from 'node:fs/promises';
import type { APIRequestContext, Page } from '@playwright/test';
import { signIn } from './fixtures/owner.ts';
import { expect, expectAccessible, test } from './fixtures/test.ts';

test.use({ storeName: 'requests' });

const path = '/admin/requests';

/** Adds a request whose last name no other test uses. */
const add = (api: APIRequestContext, lastName: string, fields: Record<string, unknown> = {}) =>
  api.post('/api/contact', {
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

const card = (page: Page, lastName: string) =>
  page.getByRole('article', { name: `Maria ${lastName}` });

const statusButton = (page: Page, lastName: string, name: string) =>
  card(page, lastName).getByRole('group', { name: 'Status' }).getByRole('button', { name });

const noteField = (page: Page) => page.getByRole('textbox', { name: /Private note/ });

test('a status is set by one click and recorded with author and time', async ({
  page,
  request: api,
}) => {
  await add(api, 'Stepwise');
  await signIn(page, { path });
  await statusButton(page, 'Stepwise', 'Contacted').click();
  await expect(page.getByText('Maria Stepwise is marked as contacted.')).toBeVisible();
  await expect(statusButton(page, 'Stepwise', 'Contacted')).toHaveAttribute('aria-pressed', 'true');
  await statusButton(page, 'Stepwise', 'Booked').click();
  await expect(page.getByText('Maria Stepwise is marked as booked.')).toBeVisible();

  await page.reload();
  await expect(statusButton(page, 'Stepwise', 'Booked')).toHaveAttribute('aria-pressed', 'true');
  await card(page, 'Stepwise').getByText('History').click();
  await expect(card(page, 'Stepwise').getByRole('listitem')).toContainText([
    /CT Received$/,
    /CT Contacted, by Owner$/,
    /CT Booked, by Owner$/,
  ]);
  await expectAccessible(page);
});

test('the filter is kept in the address and combines with the search', async ({
  page,
  request: api,
}) => {
  for (const lastName of ['Sieveone', 'Sievetwo', 'Sievethree']) await add(api, lastName);
  await signIn(page, { path: `${path}?search=sieve` });
  await expect(page.getByRole('article')).toHaveCount(3);
  await statusButton(page, 'Sievetwo', 'Closed').click();
  await expect(page.getByText('Maria Sievetwo is marked as closed.')).toBeVisible();

  const filter = page.getByRole('group', { name: 'Show requests that are' });
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

test.describe('a private note', () => {
  test.use({ expectedMessages: /status of 401/ });

  test('that is not saved survives a closed dialog, a reload and the end of the session', async ({
    page,
    request: api,
    context,
  }) => {
    const continueNote = () =>
      card(page, 'Noteworthy').getByRole('button', { name: 'Go on with the unsaved note' }).click();
    await add(api, 'Noteworthy');
    await signIn(page, { path });
    await card(page, 'Noteworthy').getByRole('button', { name: 'Add a private note' }).click();
    await noteField(page).fill('Lockbox 7741.\nHas a dog.');
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toBeHidden();
    await page.reload();
    await continueNote();
    await expect(noteField(page)).toHaveValue('Lockbox 7741.\nHas a dog.');
    // A status set meanwhile does not conflict with the note.
    await page.keyboard.press('Escape');
    await statusButton(page, 'Noteworthy', 'Contacted').click();
    await expect(page.getByText('Maria Noteworthy is marked as contacted.')).toBeVisible();
    await continueNote();
    await context.clearCookies();
    await page.getByRole('button', { name: 'Save note' }).click();
    await expect(page.getByRole('heading', { name: 'Log in' })).toBeVisible();
    await signIn(page, { path });
    await continueNote();
    await page.getByRole('button', { name: 'Save note' }).click();
    await expect(page.getByText('The note on Maria Noteworthy is saved.')).toBeVisible();
    await page.reload();
    await expect(card(page, 'Noteworthy')).toContainText('Lockbox 7741.');
    await card(page, 'Noteworthy').getByRole('button', { name: 'Edit note' }).click();
    await expect(noteField(page)).toHaveValue('Lockbox 7741.\nHas a dog.');
  });
});

test.describe('two tabs', () => {
  test.use({ expectedMessages: /status of 409/ });

  test('show both versions of a conflict before one is overwritten', async ({
    page,
    context,
    request: api,
  }) => {
    await add(api, 'Twofold');
    await signIn(page, { path: `${path}?search=twofold` });
    await expect(card(page, 'Twofold')).toBeVisible();
    const other = await context.newPage();
    await other.goto(`${path}?search=twofold`);
    await statusButton(other, 'Twofold', 'Closed').click();
    await expect(other.getByText('Maria Twofold is marked as closed.')).toBeVisible();

    await statusButton(page, 'Twofold', 'Booked').click();
    const notice = page.getByRole('alert');
    await expect(notice).toContainText('Somebody has saved a newer version');
    await expect(notice.getByRole('row', { name: /Status/ })).toContainText('Booked');
    await expect(notice.getByRole('row', { name: /Status/ })).toContainText('Closed');
    await expectAccessible(page);
    await notice.getByRole('button', { name: 'Take the newer version' }).click();
    await expect(statusButton(page, 'Twofold', 'Closed')).toHaveAttribute('aria-pressed', 'true');

    await card(other, 'Twofold').getByRole('button', { name: 'Add a private note' }).click();
    await noteField(other).fill('By tablet');
    await card(page, 'Twofold').getByRole('button', { name: 'Add a private note' }).click();
    await noteField(page).fill('By phone');
    await page.getByRole('button', { name: 'Save note' }).click();
    await expect(page.getByText('The note on Maria Twofold is saved.')).toBeVisible();
    await other.getByRole('button', { name: 'Save note' }).click();
    const row = other.getByRole('row', { name: /Private note/ });
    await expect(row).toContainText('By tablet');
    await expect(row).toContainText('By phone');
    await other.getByRole('button', { name: 'Save mine' }).click();
    await expect(other.getByText('The note on Maria Twofold is saved.')).toBeVisible();
    await expect(card(other, 'Twofold')).toContainText('By tablet');
    await other.close();
  });
});

test('the export has the requests that the filter leaves', async ({ page, request: api }) => {
  await add(api, 'Sheetone');
  await add(api, 'Sheettwo');
  await signIn(page, { path: `${path}?search=sheet` });
  await expect(page.getByRole('article')).toHaveCount(2);
  const downloaded = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Export CSV' }).click();
  const download = await downloaded;
  expect(download.suggestedFilename()).toMatch(/^contact-requests-\d{4}-\d\d-\d\d\.csv$/);
  const lines = (await readFile(await download.path(), 'utf8')).split('\r\n');
  expect(lines).toHaveLength(4);
  expect(lines[1]).toContain('Sheettwo');
});
