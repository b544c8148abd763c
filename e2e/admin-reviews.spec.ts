import type { Page } from '@playwright/test';
import { signIn } from './fixtures/owner.ts';
import { expect, expectAccessible, test } from './fixtures/test.ts';

test.use({ storeName: 'owner' });

const path = '/admin/reviews';
const card = (page: Page, author: string) => page.getByRole('article', { name: author });
const dialog = (page: Page) => page.getByRole('dialog');

async function open(page: Page, search = '') {
  await signIn(page, { path: `${path}?search=${search}` });
  await expect(page.getByRole('heading', { name: 'Reviews', exact: true })).toBeVisible();
}

/** The HTML of the public reviews page. */
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

const table = `Platform,Rating,Author,Date,Text,Verified
google,5,Imported Ida,2026-10-28,"Calm, clear
and on time.",yes
google,7,Imported Tom,2026-10-28,Too many stars.,no

Angie's List,4,Imported Ben,10/2/2026,"He said ""thorough"".",
myspace,5,,2026-02-30,Where am I?,perhaps
`;

test('an import lists invalid rows first, imports the valid ones and skips known reviews', async ({
  page,
}) => {
  await open(page, 'Imported');
  await page.getByRole('button', { name: 'Import' }).click();
  await expectAccessible(page);
  await dialog(page)
    .getByLabel(/paste the rows/)
    .fill(table);
  await dialog(page).getByRole('button', { name: 'Check the rows' }).click();

  const wrong = dialog(page).getByRole('table', { name: 'Skipped' });
  for (const [row, field, message] of [
    ['3', 'rating', 'Choose 1 to 5 stars'],
    ['6', 'platform', 'Choose one of the platforms'],
  ] as const) {
    const line = wrong.getByRole('row').filter({ hasText: message });
    await expect(line.getByRole('rowheader')).toHaveText(row);
    await expect(line).toContainText(field);
  }
  const right = dialog(page).getByRole('table', { name: 'To import' });
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
  await expect(page.getByText('0 added, 2 skipped as duplicates')).toBeVisible();
  await expect(page.getByRole('article')).toHaveCount(2);
});
