import type { Page } from '@playwright/test';
import { signIn } from './fixtures/owner.ts';
import { expect, expectAccessible, OWNER_PASSWORD, test } from './fixtures/test.ts';

test.use({ storeName: 'owner' });

const name = 'Booking confirmed';
const choice = (page: Page) =>
  page.getByRole('link', { name: new RegExp(`^Edit wording.*${name}$`) });
const preview = (page: Page) => page.getByRole('region', { name: 'Preview' });

test('before the first lead, a sample shows how each message looks', async ({ page, context }) => {
  await signIn(page, { path: '/admin/messages' });
  await expect(page.getByRole('heading', { name: 'Email is not set up' })).toBeVisible();
  const sample = page.getByRole('article', { name });
  await expect(sample.getByText('Sample', { exact: true })).toBeVisible();
  await sample.getByText('Read it').click();
  await expect(sample.getByText(/Hello Maria,.*Total: \$\d/s)).toBeVisible();
  await expectAccessible(page);

  const opening = context.waitForEvent('page');
  await sample.getByRole('link', { name: /^In color/ }).click();
  const mail = await opening;
  await expect(mail.getByRole('heading', { level: 1 })).toHaveText(/^Your inspection is booked: /);
  const button = mail.getByRole('link', { name: 'See your appointment' });
  await expect(button).toHaveCSS('color', 'rgb(255, 255, 255)');
});

test.describe('the template of a message', () => {
  test.use({ expectedMessages: /status of 422/ });
  test('are edited with a preview, checked, saved and set back', async ({ page }) => {
    await signIn(page, { path: '/admin/messages?view=settings' });
    await choice(page).click();
    await expect(page.getByRole('heading', { level: 1, name })).toBeFocused();
    const subject = page.getByLabel('Subject');
    const text = page.getByLabel('Text');
    await subject.fill('See you {{when}}');
    await text.fill('We are looking forward to it.\n\nAt ');
    await page.getByRole('button', { name: 'Start of the appointment' }).click();
    await expect(text).toHaveValue('We are looking forward to it.\n\nAt {{time}}');
    await expect(preview(page).getByText(/forward to it\.\s+At 8:00 AM\s+When: /)).toBeVisible();
    await page.getByRole('button', { name: 'Save wording' }).click();
    await expect(subject).toHaveAccessibleDescription('{{when}} has no value in this message');
    await expect(subject).toBeFocused();

    // Nothing that was typed is lost.
    await page.reload();
    await expect(subject).toHaveValue('See you {{when}}');
    await expect(text).toHaveValue('We are looking forward to it.\n\nAt {{time}}');
    await subject.fill('See you on {{date}}');
    await expect(preview(page).getByText(/^See you on [A-Z][a-z]+ \d+, \d{4}$/)).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Save wording' }).click();
    await expect(page.getByText('Your wording')).toBeVisible();

    await page.getByRole('link', { name: 'All messages' }).click();
    await expect(page.getByText('Your wording')).toHaveCount(1);
    await choice(page).click();
    await page.getByRole('button', { name: 'Restore the default wording' }).click();
    await expect(subject).toHaveValue('Your inspection is booked: {{date}}, {{time}}');
    await page.getByRole('button', { name: 'Save wording' }).click();
    await expect(page.getByText('Your wording')).toBeHidden();
    await page.getByRole('link', { name: 'All messages' }).click();
    await expect(choice(page)).toBeVisible();
    await expect(page.getByText('Your wording')).toBeHidden();
  });
});

test('what is sent is chosen, and stays so', async ({ page }) => {
  await signIn(page, { path: '/admin/messages?view=settings' });
  await page.getByRole('checkbox', { name: /^Review request/ }).uncheck();
  await page.getByLabel('Your address for messages').fill('me@a.example');
  await page.getByLabel('Your password', { exact: true }).fill(OWNER_PASSWORD);
  await page.getByRole('button', { name: 'Save messages' }).click();
  await expect(page.getByText('Messages saved').first()).toBeVisible();
  await page.reload();
  await expect(page.getByRole('checkbox', { name: /^Review request/ })).not.toBeChecked();
  await expect(page.getByLabel('Your address for messages')).toHaveValue('me@a.example');
});
