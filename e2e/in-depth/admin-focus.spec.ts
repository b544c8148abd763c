import type { Page } from '@playwright/test';
import { signIn } from '../fixtures/owner.ts';
import { expect, test } from '../fixtures/test.ts';

// The browser writes a line for a call without a network.
test.use({
  storeName: 'admin-focus',
  expectedMessages: /ERR_INTERNET_DISCONNECTED|Blocked script execution/,
});

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

/** Presses a button with the keyboard. */
async function press(page: Page, name: string) {
  await button(page, name).focus();
  await page.keyboard.press('Enter');
}

interface Screen {
  path: string;
  /** Label of a text field. */
  field: string;
  text: string;
  /** The buttons that save it, one after the other. */
  save: readonly string[];
  saved: string;
}

const screens: readonly Screen[] = [
  {
    path: '/admin/business?open=name',
    field: 'Tagline',
    text: 'By keyboard',
    save: ['Save'],
    saved: 'All changes saved',
  },
  {
    path: '/admin/prices?open=dates',
    field: 'Early means days ahead',
    text: '9',
    save: ['Review and publish', 'Publish'],
    saved: 'These are the published prices',
  },
  {
    path: '/admin/brand?open=video',
    field: 'Address of the video',
    text: 'https://vimeo.com/1',
    save: ['Publish'],
    saved: 'All changes published',
  },
  {
    path: '/admin/texts/home-page?open=home.hero',
    field: 'Title',
    text: 'By keyboard',
    save: ['Publish'],
    saved: 'All texts are published',
  },
];

for (const { path, field, text, save, saved } of screens) {
  test(`${path}: without a network the typed text stays, then it is saved once, and the focus stays in the screen`, async ({
    page,
    context,
  }) => {
    await signIn(page, { path });
    const control = page.getByRole('textbox', { name: field }).first();
    await control.fill(text);
    await context.setOffline(true);
    for (const name of save) await press(page, name);
    await expect(page.getByRole('alert').filter({ hasText: 'You are offline' })).toBeVisible();
    await expect(control).toHaveValue(text);
    await context.setOffline(false);

    const calls: string[] = [];
    page.on('request', (request) => {
      const isChange = ['PUT', 'POST'].includes(request.method());
      if (isChange && !/preview|check=1/.test(request.url())) calls.push(request.url());
    });
    for (const name of save) await press(page, name);
    await page.keyboard.press('Enter');
    await expect(page.getByText(saved, { exact: true })).toBeVisible();
    await expect(page.locator('.admin-screen :focus')).toBeVisible();
    expect(calls).toHaveLength(1);
    await page.reload();
    await expect(control).toHaveValue(text);
  });
}

test('a button that did its work leaves the focus in the screen', async ({ page }) => {
  await signIn(page, { path: '/admin/texts/home-page?open=home.badges' });
  await press(page, 'Leave this part out');
  await expect(button(page, 'Leave this part out')).toBeHidden();
  await expect(button(page, 'Back to the original')).toBeFocused();
  await press(page, 'Discard');
  await expect(page.getByText('All texts are published')).toBeVisible();
  await expect(page.locator('.admin-screen :focus')).toBeVisible();
});
