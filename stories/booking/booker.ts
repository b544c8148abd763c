import { expect } from 'storybook/test';
import { businessToday } from '#domain/schedule/business-clock.ts';
import type { CalendarDate } from '#domain/schedule/calendar-date.schema.ts';
import {
  addDays,
  formatDate,
  formatMonth,
  monthOf,
  weekdayOf,
} from '#domain/schedule/calendar-date.ts';
import { firstOpenDay } from '#widgets/booking/open-days.ts';
import { visit } from '../visitor.ts';

/** What Ada types, by label. */
export const ada = {
  Name: 'Ada Lovelace',
  Email: 'ada@example.com',
  Phone: '972-555-0100',
  'Property address': '12 Main Street, Plano, TX 75023',
};

/** The first weekday at least `days` ahead; from two days on, all of its times can be booked. */
export function weekdayAhead(days: number): CalendarDate {
  const date = addDays(businessToday(new Date()), days);
  return [0, 6].includes(weekdayOf(date)) ? weekdayAhead(days + 1) : date;
}

/** Soon: no discount for early booking. */
export const soon = () => weekdayAhead(2);

/** Early enough for the discount. */
export const early = () => weekdayAhead(14);

/** Somebody who books: a visitor who knows the way through the widget. */
export async function booker(context: Parameters<typeof visit>[0]) {
  const visitor = await visit(context);
  let shown = monthOf(firstOpenDay(new Date()));

  const steps = {
    /** Turns to the month of `date` and chooses the day. */
    async chooseDay(date: CalendarDate) {
      while (shown < monthOf(date)) {
        shown = monthOf(addDays(`${shown}-28`, 4));
        await visitor.press('Next month');
        await visitor.findByRole('heading', { name: formatMonth(shown) });
      }
      const name = formatDate(date, 'long');
      await visitor.user.click(await visitor.findByLabelText(name));
      await expect(await visitor.findByRole('heading', { name })).toBeVisible();
    },

    async chooseTime(name: string) {
      await visitor.user.click(await visitor.findByRole('radio', { name }));
    },

    /** Comes to the empty form, for 8:00 AM of `date`. */
    async openForm(date = early()) {
      await steps.chooseDay(date);
      await steps.chooseTime('8:00 AM');
      await visitor.press('Book This Appointment');
      // Typing before the focus has arrived would lose its first letters.
      await visitor.expectFocus(await visitor.findByRole('heading', { name: 'Your appointment' }));
    },

    /** Sends the form with `answers` in it. */
    async confirm(answers: Readonly<Record<string, string>> = ada) {
      await steps.openForm();
      await visitor.fill(answers);
      await visitor.press('Confirm Booking');
    },

    /** All that Ada typed is still there. */
    async expectKept() {
      for (const [label, text] of Object.entries(ada)) {
        await expect(visitor.field(label)).toHaveValue(text);
      }
    },

    /** The confirmation of an appointment at `time`, with the focus on it. */
    async expectBooked(time = '8:00 AM') {
      await visitor.expectFocus(await visitor.findByRole('heading', { name: 'You are booked' }));
      await expect(visitor.getByText(`${time} Central Time`)).toBeVisible();
      await expect(visitor.getByRole('status')).toHaveTextContent('Appointment Booked!');
    },
  };
  return { ...visitor, ...steps };
}
