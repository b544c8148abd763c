import { expect, type Page } from '@playwright/test';

export interface Interaction {
  name: string;
  path: string;
  /** Called twice: as the first touch of the page, and once more. */
  act(page: Page, time: 0 | 1): Promise<void>;
  /** Makes the interaction work on the page without script, with as little as possible. */
  plain(page: Page): Promise<void>;
}

const digits = ['2400', '1850'];

export const interactions: readonly Interaction[] = [
  {
    name: 'typing into the quote form',
    path: '/instant-quote',
    async act(page, time) {
      const field = page.getByRole('form').getByLabel('Square footage');
      if (time === 1) await field.fill('');
      await field.tap();
      await page.keyboard.type(digits[time] ?? '');
      await expect(field).toHaveValue(digits[time] ?? '');
    },
    plain: async () => {},
  },
  {
    name: 'next month of the calendar',
    path: '/calendar',
    async act(page) {
      const id = await page.getByRole('grid').getAttribute('aria-labelledby');
      const month = page.locator(`[id="${id}"]`);
      const before = (await month.textContent()) ?? '';
      await page.getByRole('button', { name: 'Next month' }).tap();
      await expect(month).not.toHaveText(before);
    },
    plain: (page) =>
      page.evaluate(() => {
        const grid = document.querySelector('[role=grid]');
        const month = document.getElementById(grid?.getAttribute('aria-labelledby') ?? '');
        document.querySelector('[aria-label="Next month"]')?.addEventListener('click', () => {
          if (month) month.textContent = `After ${month.textContent}`;
          for (const day of grid?.querySelectorAll('td') ?? []) {
            day.textContent = String((Number(day.textContent) % 28) + 1);
          }
        });
      }),
  },
  {
    name: 'opening 45 answers of the FAQ',
    path: '/faq',
    async act(page, time) {
      const answers = page.locator('main details[open]');
      if (time === 1) {
        await page.getByRole('button', { name: 'Collapse All' }).tap();
        await expect(answers).toHaveCount(0);
      }
      await page.getByRole('button', { name: 'Expand All' }).tap();
      await expect(answers).toHaveCount(45);
    },
    plain: (page) =>
      page.evaluate(() => {
        for (const [name, open] of [
          ['Expand All', true],
          ['Collapse All', false],
        ] as const) {
          const buttons = [...document.querySelectorAll('main button')];
          buttons
            .find(({ textContent }) => textContent === name)
            ?.addEventListener('click', () => {
              for (const details of document.querySelectorAll('details')) details.open = open;
            });
        }
      }),
  },
];
