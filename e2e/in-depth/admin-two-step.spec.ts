import type { Page } from '@playwright/test';
import { codeAt } from '#api/second-factor/testing/code-at.ts';
import { OWNER_ADDRESS, test } from '../fixtures/mail-test.ts';
import { signIn } from '../fixtures/owner.ts';
import { expect, expectAccessible, OWNER_PASSWORD } from '../fixtures/test.ts';

// The browser writes a line for each refused call.
test.use({ storeName: 'two-step', expectedMessages: /status of (401|403|422)/ });

const NEW_PASSWORD = 'gravel-lantern-ostrich-52';
const password = (page: Page) => page.getByLabel('Password', { exact: true });
const code = (page: Page) => page.getByLabel('Code', { exact: true });
const submit = (page: Page, name: string) =>
  page.getByRole('button', { name, exact: true }).click();

async function logIn(page: Page, text = OWNER_PASSWORD) {
  await page.goto('/admin');
  await password(page).fill(text);
  await submit(page, 'Log in');
}

async function logOut(page: Page) {
  await page.getByRole('button', { name: 'Log out', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Log in' })).toBeVisible();
}

test('a lost password is replaced by a mailed link, once, and the owner is told', async ({
  page,
  browser,
  server,
  mailServer,
}) => {
  const phone = await browser.newPage({ baseURL: server.url });
  await signIn(phone);
  await page.goto('/admin');
  await submit(page, 'Forgot your password?');
  await submit(page, 'Email me a link');
  await expect(
    page.getByText('The link is on its way to the owner’s email address.'),
  ).toBeVisible();
  await expectAccessible(page);
  await submit(page, 'Back to the login');
  await expect(password(page)).toBeFocused();

  const mail = await mailServer.next(OWNER_ADDRESS, 'Choose a new password');
  const link = /http\S+#reset=[\w-]+/.exec(mail.parsed.text ?? '')?.[0] ?? '';
  expect(mail.parsed.html).toContain(link);
  await page.goto(link);
  await expect(page.getByRole('heading', { name: 'Choose a new password' })).toBeVisible();
  expect(page.url()).not.toContain('reset');
  await expect(password(page)).toHaveAttribute('autocomplete', 'new-password');
  await expectAccessible(page);
  await password(page).fill('password123');
  await submit(page, 'Save and log in');
  await expect(password(page)).toHaveAccessibleDescription(/commonly used/);
  await password(page).fill(NEW_PASSWORD);
  await submit(page, 'Save and log in');
  await expect(page.getByRole('heading', { name: 'Dashboard' })).toBeVisible();
  await expect(page.getByText('Password changed').first()).toBeVisible();
  const told = await mailServer.next(OWNER_ADDRESS, 'Your password was changed');
  expect(told.parsed.text).toContain('Device: Chrome on');
  await phone.reload();
  await expect(phone.getByRole('heading', { name: 'Log in' })).toBeVisible();
  await phone.close();

  await logOut(page);
  await page.goto(link);
  await password(page).fill(OWNER_PASSWORD);
  await submit(page, 'Save and log in');
  await expect(password(page)).toHaveAccessibleDescription(/no longer valid/);
  await logIn(page, NEW_PASSWORD);
  await expect(page.getByRole('heading', { name: 'Dashboard' })).toBeVisible();
  await page.request.put('/api/owner/password', {
    data: { current: NEW_PASSWORD, password: OWNER_PASSWORD },
    headers: { 'Sec-Fetch-Site': 'same-origin' },
  });
});

test('two-step login is set up, asks for a code, takes recovery codes, and is turned off', async ({
  page,
}) => {
  await signIn(page, { path: '/admin/account' });
  const part = page.getByRole('region', { name: 'Two-step login' });
  await part.getByRole('button', { name: 'Set up two-step login' }).click();
  await expect(part.getByRole('img', { name: 'QR code for your authenticator app' })).toBeVisible();
  const secret = await part.getByLabel('Key', { exact: true }).inputValue();
  await expectAccessible(page);
  await part.getByLabel('Your password', { exact: true }).fill(OWNER_PASSWORD);
  await code(page).fill('000000');
  await part.getByRole('button', { name: 'Turn on two-step login' }).click();
  await expect(code(page)).toHaveAccessibleDescription(/That code isn’t right/);
  await expect(code(page)).toBeFocused();
  await code(page).fill(codeAt(secret, new Date()));
  await part.getByRole('button', { name: 'Turn on two-step login' }).click();
  const codes = part.getByRole('list', { name: 'Recovery codes' }).getByRole('listitem');
  await expect(codes).toHaveCount(10);
  const [first = '', second = ''] = await codes.allTextContents();
  await expectAccessible(page);
  const download = page.waitForEvent('download');
  await part.getByRole('button', { name: 'Download' }).click();
  expect((await download).suggestedFilename()).toBe('recovery-codes.txt');
  await page.emulateMedia({ media: 'print' });
  await expect(codes.first()).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Backup' })).toBeHidden();
  await page.emulateMedia({ media: 'screen' });
  await part.getByRole('button', { name: 'I’ve saved them' }).click();
  await expect(part.getByText('10 recovery codes are left.')).toBeVisible();

  await logOut(page);
  await logIn(page);
  await expect(code(page)).toBeFocused();
  await expect(code(page)).toHaveAttribute('autocomplete', 'one-time-code');
  await expect(code(page)).toHaveAttribute('inputmode', 'numeric');
  await expectAccessible(page);
  await page.keyboard.type('000000');
  await page.keyboard.press('Enter');
  await expect(code(page)).toHaveAccessibleDescription(/That code isn’t right/);
  // The next one, because the app's present one has been used.
  await code(page).fill(codeAt(secret, new Date(Date.now() + 30_000)));
  await submit(page, 'Log in');
  await expect(page.getByRole('heading', { name: 'Dashboard' })).toBeVisible();

  await logOut(page);
  await logIn(page);
  await submit(page, 'Use a recovery code instead');
  const recovery = page.getByLabel('Recovery code', { exact: true });
  await expect(recovery).toBeFocused();
  await recovery.fill(first);
  await submit(page, 'Log in');
  await expect(page.getByText(/You used a recovery code/).first()).toBeVisible();
  await expect(page.getByText(/9 are left/).first()).toBeVisible();

  await page.goto('/admin/account');
  await part.getByRole('button', { name: 'Turn off two-step login' }).click();
  await part.getByLabel('Your password', { exact: true }).fill(OWNER_PASSWORD);
  await code(page).fill(second);
  await part.getByRole('button', { name: 'Turn off', exact: true }).click();
  await expect(part.getByRole('button', { name: 'Set up two-step login' })).toBeVisible();
  await logOut(page);
  await logIn(page);
  await expect(page.getByRole('heading', { name: 'Dashboard' })).toBeVisible();
});
