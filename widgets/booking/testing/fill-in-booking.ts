import { expect } from 'vitest';
import { page } from 'vitest/browser';
import { formatDate } from '#domain/schedule/calendar-date.ts';
import { click } from '#ui/testing/act.ts';
import { button, field, time } from './locators.ts';

export const visitor = {
  Name: 'Ada Lovelace',
  Email: 'ada@example.com',
  Phone: '(972) 555-0100',
  'Property address': '12 Main Street, Plano, TX 75023',
};

/** The nth open day of the displayed month. */
export const openDay = (nth: number) => page.getByRole('gridcell', { name: /\d$/ }).nth(nth);

/** Each test has its own API, so that all can take the same day. */
const NTH_DAY = 8;

/**
 * Goes to the next month and chooses its ninth open day, far enough ahead for the early-booking
 * discount. Returns the day as `yyyy-MM-dd`.
 */
export async function chooseDay(): Promise<string> {
  const shown = page.getByRole('heading', { level: 3 }).first();
  const month = (await shown.findElement()).textContent;
  await click(button('Next month'));
  await expect.element(shown).not.toHaveTextContent(month);
  await openDay(NTH_DAY).findElement();
  const dates = page
    .getByRole('gridcell', { name: /\d$/ })
    .elements()
    .map((day) => day.getAttribute('data-date') as string);
  const date = dates[NTH_DAY] as string;
  await click(page.getByRole('gridcell', { name: formatDate(date, 'long') }));
  return date;
}

/** Chooses a day and a start, opens the form and fills it in. Returns the day as `yyyy-MM-dd`. */
export async function fillInBooking(start = '8:00 AM'): Promise<string> {
  const date = await chooseDay();
  await click(time(start));
  await click(button('Book This Appointment'));
  // Through the browser, because user-event cannot focus inside a shadow root.
  for (const [label, text] of Object.entries(visitor)) await field(label).fill(text);
  return date;
}

export async function expectAllKept(): Promise<void> {
  for (const [label, text] of Object.entries(visitor)) {
    await expect.element(field(label)).toHaveValue(text);
  }
}
