import { expect } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { button, time } from './locators.ts';

export const visitor = {
  Name: 'Ada Lovelace',
  Email: 'ada@example.com',
  Phone: '(972) 555-0100',
  'Property address': '12 Main Street, Plano, TX 75023',
};

export const field = (label: string) => page.getByRole('textbox', { name: label });

/**
 * Goes two months ahead, where every weekday is open, and chooses the nth of them: each test that
 * sells a slot takes a day of its own. Returns the day as `yyyy-MM-dd`.
 */
export async function chooseDay(nth: number): Promise<string> {
  await button('Next month').click();
  await button('Next month').click();
  const open = page.getByRole('gridcell', { name: /\d$/ }).nth(nth);
  const date = open.element().getAttribute('data-date') as string;
  await open.click();
  return date;
}

/** Comes as far as the filled-in form. */
export async function fillIn(nth: number, start = '8:00 AM'): Promise<string> {
  const date = await chooseDay(nth);
  await time(start).click();
  await button('Book This Appointment').click();
  for (const [label, text] of Object.entries(visitor)) await userEvent.fill(field(label), text);
  return date;
}

export async function expectAllKept(): Promise<void> {
  for (const [label, text] of Object.entries(visitor)) {
    await expect.element(field(label)).toHaveValue(text);
  }
}
