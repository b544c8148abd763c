import type { APIRequestContext, Page } from '@playwright/test';
import { signIn } from './fixtures/owner.ts';
import { expect, expectAccessible, test } from './fixtures/test.ts';

test.use({ storeOf: 'requests' });

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

test('a request is moved on by one tap, with who did it and when', async ({
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

test('the filter stands in the address and works together with the search', async ({
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
  await expect(page.getByText('1 closed request with “sieve” in name or e-mail')).toBeVisible();
  await filter.getByRole('button', { name: 'New' }).click();
  await expect(page.getByRole('article')).toHaveCount(2);
  await page.reload();
  await expect(page.getByRole('article')).toHaveCount(2);

  // The list of the new ones was read before this one left it.
  await statusButton(page, 'Sieveone', 'Closed').click();
  await filter.getByRole('button', { name: 'All' }).click();
  await expect(page.getByRole('article')).toHaveCount(3);
  await filter.getByRole('button', { name: 'New' }).click();
  await expect(page.getByRole('article')).toHaveCount(1);

  await filter.getByRole('button', { name: 'Booked' }).click();
  await expect(page.getByText('No requests found')).toBeVisible();
  await page.getByRole('button', { name: 'Show all requests' }).click();
  await expect(page.getByRole('searchbox')).toHaveValue('');
  await expect(page).toHaveURL(/\/requests$/);
});

test('a private note is kept, and an unsaved one outlives the dialog and a reload', async ({
  page,
  request: api,
}) => {
  await add(api, 'Noteworthy');
  await signIn(page, { path });
  await card(page, 'Noteworthy').getByRole('button', { name: 'Add a private note' }).click();
  await noteField(page).fill('Lockbox 7741.\nHas a dog.');
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await page.reload();
  await card(page, 'Noteworthy')
    .getByRole('button', { name: 'Go on with the unsaved note' })
    .click();
  await expect(noteField(page)).toHaveValue('Lockbox 7741.\nHas a dog.');
  // A status that was set meanwhile is no conflict for the note.
  await page.keyboard.press('Escape');
  await statusButton(page, 'Noteworthy', 'Contacted').click();
  await expect(page.getByText('Maria Noteworthy is marked as contacted.')).toBeVisible();
  await card(page, 'Noteworthy')
    .getByRole('button', { name: 'Go on with the unsaved note' })
    .click();
  await page.getByRole('button', { name: 'Save note' }).click();
  await expect(page.getByText('The note on Maria Noteworthy is saved.')).toBeVisible();
  await page.reload();
  await expect(card(page, 'Noteworthy')).toContainText('Lockbox 7741.');
  await card(page, 'Noteworthy').getByRole('button', { name: 'Edit note' }).click();
  await expect(noteField(page)).toHaveValue('Lockbox 7741.\nHas a dog.');
});

test.describe('with two windows', () => {
  test.use({ expectedMessages: /status of 409/ });

  test('a save over a newer version shows both, and overwrites nothing unasked', async ({
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

test('the export holds what the filter leaves, and no formula', async ({ page, request: api }) => {
  await add(api, 'Sheetone', { message: '=1+1\nand "more", please' });
  await add(api, 'Sheettwo', { firstName: 'Zoë', phone: '+1 972 555 0101' });
  await signIn(page, { path: `${path}?search=sheet` });
  await expect(page.getByRole('article')).toHaveCount(2);
  const arrival = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Export CSV' }).click();
  const download = await arrival;
  expect(download.suggestedFilename()).toMatch(/^contact-requests-\d{4}-\d\d-\d\d\.csv$/);
  const chunks: Buffer[] = [];
  for await (const chunk of await download.createReadStream()) chunks.push(chunk as Buffer);
  const bytes = Buffer.concat(chunks);
  expect([...bytes.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
  const lines = bytes.toString('utf8').split('\r\n');
  expect(lines).toHaveLength(4);
  expect(lines[1]).toContain('Zoë,Sheettwo,sheettwo@example.com,"\'+1 972 555 0101"');
  expect(lines[2]).toContain('"\'=1+1\nand ""more"", please"');
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 375, height: 740 }, hasTouch: true });

  test('status, note, call and filter are within reach of a thumb', async ({
    page,
    request: api,
  }) => {
    await add(api, 'Pocket', { attribution: { partner: 'oak-and-elm' } });
    await signIn(page, { path: `${path}?search=pocket` });
    await expect(card(page, 'Pocket')).toContainText('via oak-and-elm');
    await statusButton(page, 'Pocket', 'Contacted').tap();
    await expect(page.getByText('Maria Pocket is marked as contacted.')).toBeVisible();
    await card(page, 'Pocket').getByRole('button', { name: 'Add a private note' }).tap();
    await noteField(page).fill('Call after five');
    await page.getByRole('button', { name: 'Save note' }).tap();
    await expect(page.getByText('The note on Maria Pocket is saved.')).toBeVisible();
    await expect(noteField(page)).toBeHidden();
    await expect(card(page, 'Pocket')).toContainText('Call after five');
    await expect(
      card(page, 'Pocket').getByRole('link', { name: 'Call Maria Pocket' }),
    ).toHaveAttribute('href', 'tel:+19725550101');
    const small = await page
      .locator('main')
      .locator('button:visible, .ui-button:visible, summary:visible')
      .evaluateAll((targets) =>
        targets
          .filter((target) => target.getBoundingClientRect().height < 44)
          .map((target) => target.textContent),
      );
    expect(small).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(375);
    await expectAccessible(page);
  });
});

test.describe('with a session that has ended', () => {
  test.use({ expectedMessages: /status of 401/ });

  test('the note waits behind the log-in', async ({ page, request: api, context }) => {
    await add(api, 'Patient');
    await signIn(page, { path: `${path}?search=patient` });
    await card(page, 'Patient').getByRole('button', { name: 'Add a private note' }).click();
    await noteField(page).fill('Not yet saved');
    await context.clearCookies();
    await page.getByRole('button', { name: 'Save note' }).click();
    await expect(page.getByRole('heading', { name: 'Log in' })).toBeVisible();
    await signIn(page, { path: `${path}?search=patient` });
    await card(page, 'Patient')
      .getByRole('button', { name: 'Go on with the unsaved note' })
      .click();
    await expect(noteField(page)).toHaveValue('Not yet saved');
  });
});
