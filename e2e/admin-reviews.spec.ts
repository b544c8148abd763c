import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { signIn } from './fixtures/owner.ts';
import { expect, expectAccessible, test } from './fixtures/test.ts';

test.use({ storeOf: 'reviews' });

const path = '/admin/reviews';
const card = (page: Page, author: string) => page.getByRole('article', { name: author });
const dialog = (page: Page) => page.getByRole('dialog');

async function open(page: Page, search = '') {
  await signIn(page, { path: `${path}?search=${search}` });
  await expect(page.getByRole('heading', { name: 'Reviews', exact: true })).toBeVisible();
}

/** What the next visitor of the reviews page gets. */
const publicPage = async (page: Page) => (await page.request.get('/reviews')).text();

async function addReview(page: Page, author: string) {
  await page.getByRole('button', { name: 'New review' }).click();
  const form = page.getByRole('form', { name: 'Review' });
  await form.getByLabel('Platform').selectOption('yelp');
  await form.getByLabel('Rating').selectOption('4');
  await form.getByLabel('Author', { exact: true }).fill(author);
  await form.getByLabel('Date').fill('2026-11-01');
  await form.getByLabel('Text').fill(`What ${author} says.`);
  await form.getByRole('button', { name: 'Add review' }).click();
  await expect(page.getByText('Review added')).toBeVisible();
}

test('a review is added, edited, hidden, verified and deleted, and visitors see it at once', async ({
  page,
}) => {
  await open(page, 'Editable');
  await expect(page.getByText('No reviews found')).toBeVisible();
  await addReview(page, 'Editable Ed');
  const own = card(page, 'Editable Ed');
  await expect(own).toContainText('Yelp');
  await expect(own.getByRole('img', { name: '4 out of 5 stars' })).toBeVisible();
  expect(await publicPage(page)).toContain('What Editable Ed says.');
  await expectAccessible(page);

  await own.getByRole('button', { name: 'Edit' }).click();
  await dialog(page).getByLabel('Text').fill('Editable Ed thinks again.');
  await expectAccessible(page);
  await dialog(page).getByRole('button', { name: 'Save review' }).click();
  await expect(own).toContainText('Editable Ed thinks again.');
  expect(await publicPage(page)).toContain('Editable Ed thinks again.');

  await own.getByRole('button', { name: 'Mark verified' }).click();
  await expect(own.getByText('Verified', { exact: true })).toBeVisible();
  await own.getByRole('button', { name: 'Hide' }).click();
  await expect(own.getByText('Hidden', { exact: true })).toBeVisible();
  expect(await publicPage(page)).not.toContain('Editable Ed');
  await own.getByRole('button', { name: 'Show' }).click();
  await expect(own.getByText('Hidden', { exact: true })).toBeHidden();
  expect(await publicPage(page)).toContain('Editable Ed');

  await own.getByRole('button', { name: 'Delete' }).click();
  await dialog(page).getByRole('button', { name: 'Delete review' }).click();
  await expect(own).toBeHidden();
  expect(await publicPage(page)).not.toContain('Editable Ed');
});

test('reviews are listed page by page and found by what they say', async ({ page }) => {
  await open(page);
  await expect(page.getByRole('article')).toHaveCount(10);
  await page.getByRole('button', { name: 'Show more' }).click();
  await expect(page.getByRole('article')).toHaveCount(20);
  await page.getByRole('searchbox').fill('handymen');
  await expect(page.getByRole('article')).toHaveCount(1);
  await page.getByRole('searchbox').fill('nobody says this');
  await expect(page.getByText('No reviews found')).toBeVisible();
});

const table = `Platform,Rating,Author,Date,Text,Verified
google,5,Imported Ida,2026-10-28,"Calm, clear
and on time.",yes
google,7,Imported Tom,2026-10-28,Too many stars.,no

Angie's List,4,Imported Ben,10/2/2026,"He said ""thorough"".",
myspace,5,,2026-02-30,Where am I?,perhaps
`;

test('a table is looked at row by row before its right rows are imported, and once only', async ({
  page,
}) => {
  await open(page, 'Imported');
  await page.getByRole('button', { name: 'Import' }).click();
  await expectAccessible(page);
  await dialog(page)
    .getByLabel(/paste the rows/)
    .fill(table);
  await dialog(page).getByRole('button', { name: 'Check the rows' }).click();

  const wrong = dialog(page).getByRole('table', { name: 'Left out' });
  for (const [row, field, message] of [
    ['3', 'rating', 'Choose 1 to 5 stars'],
    ['6', 'platform', 'Choose one of the platforms'],
    ['6', 'author', 'A review needs its author'],
    ['6', 'date', 'This day does not exist'],
    ['6', 'verified', 'Say yes or no'],
  ] as const) {
    const line = wrong.getByRole('row').filter({ hasText: message });
    await expect(line.getByRole('rowheader')).toHaveText(row);
    await expect(line).toContainText(field);
  }
  const right = dialog(page).getByRole('table', { name: 'To be imported' });
  await expect(right.getByRole('row')).toHaveCount(3);
  await expectAccessible(page);
  await dialog(page).getByRole('button', { name: 'Import 2 reviews' }).click();
  await expect(page.getByText('2 added')).toBeVisible();
  await expect(page.getByRole('article')).toHaveCount(2);
  await expect(card(page, 'Imported Ben')).toContainText('He said "thorough".');
  expect(await publicPage(page)).toContain('Imported Ida');

  await page.getByRole('button', { name: 'Import' }).click();
  await dialog(page)
    .getByLabel('CSV file')
    .setInputFiles({ name: 'reviews.csv', mimeType: 'text/csv', buffer: Buffer.from(table) });
  await dialog(page).getByRole('button', { name: 'Import 2 reviews' }).click();
  await expect(page.getByText('0 added, 2 left out: they are here already')).toBeVisible();
  await expect(page.getByRole('article')).toHaveCount(2);
});

test('what is no table is refused in words, and the template is one', async ({ page }) => {
  await open(page);
  await page.getByRole('button', { name: 'Import' }).click();
  const paste = dialog(page).getByLabel(/paste the rows/);
  const check = dialog(page).getByRole('button', { name: 'Check the rows' });
  await paste.fill('stars,who\n5,me');
  await check.click();
  await expect(page.getByRole('alert')).toContainText(
    'Missing: platform, rating, author, date, text',
  );
  await paste.fill('platform,rating,author,date,text\n\n');
  await check.click();
  await expect(page.getByRole('alert')).toContainText('no row below the headings');
  const row = 'google,5,A,2026-10-28,Fine\n';
  await paste.fill(`platform,rating,author,date,text\n${row.repeat(501)}`);
  await check.click();
  await expect(page.getByRole('alert')).toContainText('At most 500 reviews at a time');

  const saving = page.waitForEvent('download');
  await dialog(page).getByRole('button', { name: 'Download a template' }).click();
  const template = await saving;
  expect(template.suggestedFilename()).toBe('reviews.csv');
  await paste.fill(await readFile(await template.path(), 'utf8'));
  await check.click();
  await expect(dialog(page).getByRole('button', { name: 'Import 1 review' })).toBeVisible();
});

test.describe('two tabs at once', () => {
  test.use({ expectedMessages: /status of 409/ });
  test('a save over a newer version shows both and overwrites nothing unasked', async ({
    page,
    context,
  }) => {
    await open(page, 'Twice');
    await addReview(page, 'Twice Told');
    const other = await context.newPage();
    await other.goto(`${path}?search=Twice`);
    for (const [tab, text] of [
      [page, 'Mine.'],
      [other, 'Theirs.'],
    ] as const) {
      await card(tab, 'Twice Told').getByRole('button', { name: 'Edit' }).click();
      await dialog(tab).getByLabel('Text').fill(text);
    }
    await dialog(other).getByRole('button', { name: 'Save review' }).click();
    await expect(card(other, 'Twice Told')).toContainText('Theirs.');
    await dialog(page).getByRole('button', { name: 'Save review' }).click();
    const notice = page.getByRole('alert');
    await expect(notice).toContainText('Mine.');
    await expect(notice).toContainText('Theirs.');
    expect(await publicPage(page)).toContain('Theirs.');
    await notice.getByRole('button', { name: 'Save mine' }).click();
    await expect(card(page, 'Twice Told')).toContainText('Mine.');
    expect(await publicPage(page)).toContain('Mine.');
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 375, height: 740 }, hasTouch: true });
  test('reviews are reached, added and imported with a thumb', async ({ page }) => {
    await signIn(page);
    await page.getByRole('button', { name: 'More' }).tap();
    await page.getByRole('link', { name: 'Reviews' }).tap();
    await expect(page.getByRole('heading', { name: 'Reviews', exact: true })).toBeVisible();
    await addReview(page, 'Pocket Pia');
    await page.getByRole('button', { name: 'Import' }).tap();
    await dialog(page)
      .getByLabel(/paste the rows/)
      .fill(table.replaceAll('Imported', 'Pocket'));
    await dialog(page).getByRole('button', { name: 'Check the rows' }).tap();
    await expect(dialog(page).getByRole('table', { name: 'Left out' })).toBeVisible();
    await expectAccessible(page);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(375);
  });
});
