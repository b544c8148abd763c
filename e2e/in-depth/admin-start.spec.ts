import type { Locator, Page } from '@playwright/test';
import { startSmtpServer } from '#api/mail/testing/smtp-server.ts';
import { startServer } from '../fixtures/server-process.ts';
import { expect, expectAccessible, OWNER_PASSWORD, test } from '../fixtures/test.ts';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

/** What the owner has to do: five minutes at a second and a half for each tap, and three characters a second. */
class Thumb {
  taps = 0;
  fields = 0;
  characters = 0;

  async tap(target: Locator) {
    this.taps += 1;
    await target.tap();
  }

  async type(field: Locator, text: string) {
    this.fields += 1;
    this.characters += text.length;
    await this.tap(field);
    await field.fill(text);
  }

  async choose(field: Locator, label: string) {
    this.fields += 1;
    this.taps += 2;
    await field.selectOption({ label });
  }

  seconds = () => this.taps * 1.5 + this.characters / 3;
}

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });
const samples = /Bluebonnet|555-0148|8544|Castellano|Dallas|DFW|Emergency only|Oak & Elm/;

test('with the first password, a phone and five minutes the site is the owner’s', async ({
  page,
}) => {
  test.setTimeout(120_000);
  const smtp = await startSmtpServer();
  const server = await startServer({ password: false, smtpPort: smtp.port });
  const thumb = new Thumb();
  const button = (name: string) => page.getByRole('button', { name, exact: true });
  const saveAndContinue = () => thumb.tap(button('Save and continue'));
  const type = (label: string, text: string, within: Page | Locator = page) =>
    thumb.type(within.getByRole('textbox', { name: label }).first(), text);
  try {
    await page.goto(server.setUpLink ?? '');
    await page.getByLabel('Password', { exact: true }).fill(OWNER_PASSWORD);
    await button('Save and log in').tap();

    // The first password is hashed slowly.
    await expect(heading(page, 'Who you are')).toBeVisible({ timeout: 20_000 });
    await expectAccessible(page);
    await type('Name', 'Oconee Home Inspection');
    await type('Short name', 'Oconee');
    await type('Telephone', '7065550173');
    await type('Email', 'office@oconee.example');
    const inspector = page.getByRole('group', { name: 'Inspector' });
    await type('Name', 'Lena Prather', inspector);
    await type('Signs as', 'Lena', inspector);
    await thumb.choose(page.getByLabel('Rules of the state'), 'None, or another state');
    await saveAndContinue();

    await expect(heading(page, 'Where you work')).toBeVisible();
    await type('Name of the area', 'Athens area');
    await type('Short name of the area', 'Athens');
    await type('State', 'ga');
    await type('Counties', 'Clarke and Oconee counties');
    await type('Cities', 'Athens\nWatkinsville\nWinder');
    await type('ZIP code of the center', '30606');
    await thumb.choose(page.getByLabel('Time zone'), 'Eastern Time');
    // A reload keeps what is typed.
    await page.reload();
    await expect(page.getByLabel('Counties')).toHaveValue('Clarke and Oconee counties');
    await saveAndContinue();

    await expect(heading(page, 'Office hours')).toBeVisible();
    await type('Hours', '7:30 AM - 5:30 PM');
    await thumb.tap(button('Remove Sunday'));
    await saveAndContinue();

    await expect(heading(page, 'Prices')).toBeVisible();
    await type('Up to 2,000 sq ft, $', '425');
    await saveAndContinue();

    await expect(heading(page, 'Logo and colors')).toBeVisible();
    await type('Accent color', '#7a1f1f');
    await saveAndContinue();

    await expect(heading(page, 'Email')).toBeVisible();
    await thumb.tap(button('Send a test email'));
    await expect(page.getByText('The mail server accepted the email to')).toBeVisible();
    await thumb.tap(button('Continue'));

    await expect(heading(page, 'What is still a sample')).toBeVisible();
    await expectAccessible(page);
    await thumb.tap(button('Remove the samples'));
    await thumb.tap(page.getByRole('dialog').getByRole('button', { name: 'Remove the samples' }));
    await expect(page.getByText('Nothing invented is left.')).toBeVisible();
    await thumb.tap(button('Continue'));

    await expect(heading(page, 'Set up your business')).toBeVisible();
    await expect(page.getByText('Visitors see no samples. The site is yours.')).toBeVisible();
    await expectAccessible(page);
    expect(thumb.seconds()).toBeLessThan(300);
    const { taps, fields, characters } = thumb;
    test.info().annotations.push({
      type: 'effort',
      description: `${taps} taps, ${fields} fields, ${characters} characters`,
    });

    for (const path of ['/', '/about', '/reviews', '/services', '/contact', '/pricing', '/faq']) {
      await page.goto(`${server.url}${path}`);
      const shown = await page.locator('body').innerText();
      expect(shown).toContain('Oconee Home Inspection');
      expect.soft(samples.exec(shown)?.[0], path).toBeUndefined();
    }
    await page.goto(`${server.url}/pricing`);
    await expect(page.getByText('$425').first()).toBeVisible();
  } finally {
    await server.close();
    await smtp.close();
  }
});
