import { businessToday } from '#domain/schedule/business-clock.ts';
import type { CalendarDate } from '#domain/schedule/calendar-date.schema.ts';
import {
  addDays,
  formatDate,
  formatMonth,
  monthOf,
  weekdayOf,
} from '#domain/schedule/calendar-date.ts';
import { centralTime } from '#domain/schedule/testing/central-time.ts';
import type { WidgetCanvas } from '../harness/widget-canvas.ts';

/** The values of the details form, by label. */
export const ada = {
  Name: 'Ada Lovelace',
  Email: 'ada@example.com',
  Phone: '972-555-0100',
  'Property address': '12 Main Street, Plano, TX 75023',
};

/** The first weekday at least `days` ahead; from two days on, every start time can be booked. */
function weekdayAhead(days: number): CalendarDate {
  const date = addDays(businessToday(new Date(), centralTime), days);
  return [0, 6].includes(weekdayOf(date)) ? weekdayAhead(days + 1) : date;
}

/** Without the early-booking discount. */
export const soon = () => weekdayAhead(2);

/** With the discount. */
export const early = () => weekdayAhead(14);

/** Shows the month of `date` and chooses the day. */
export async function chooseDay(canvas: WidgetCanvas, date: CalendarDate) {
  // The month of the first open day, which no earlier month has.
  await canvas.findByText(/^All times are Central Time|^Option ends/);
  const isShown = (month: string) => canvas.queryByRole('heading', { name: formatMonth(month) });
  while (!isShown(monthOf(date))) await canvas.click('button', 'Next month');
  // By label, because Testing Library mistakes the cells of a grid for table cells.
  await canvas.clickElement(await canvas.findByLabelText(formatDate(date, 'long')));
}

/** Opens the form for 8:00 AM of `date`. */
export async function openForm(canvas: WidgetCanvas, date = early()) {
  await chooseDay(canvas, date);
  await canvas.click('radio', '8:00 AM');
  await canvas.click('button', 'Book This Appointment');
  await canvas.findByRole('heading', { name: 'Your appointment' });
}

/** Sends the form with `values` in it. */
export async function confirm(
  canvas: WidgetCanvas,
  values: Readonly<Record<string, string>> = ada,
) {
  await openForm(canvas);
  await canvas.fill(values);
  await canvas.click('button', 'Confirm Booking');
}
