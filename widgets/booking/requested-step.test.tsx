import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { requestedTimeText } from '#domain/booking/request/requested-time-text.ts';
import { defaultBusiness } from '#domain/business/defaults/default-business.ts';
import { click } from '#ui/testing/act.ts';
import { expectAccessible } from '#ui/testing/expect-accessible.ts';
import type { BookingWidgetProps } from './booking.types.ts';
import { fillInBooking } from './testing/fill-in-booking.ts';
import { button, field, heading, time } from './testing/locators.ts';
import { renderBooking } from './testing/render-booking.tsx';

/** Fills in the form; the server answers that the limit of online bookings is reached. */
async function bookAboveLimit(props: BookingWidgetProps = {}) {
  const rendered = renderBooking(props);
  const date = await fillInBooking();
  const answer = { requestId: 'r1', date, time: '08:00', ...requestedTimeText(defaultBusiness) };
  vi.spyOn(globalThis, 'fetch').mockImplementationOnce(async () =>
    Response.json(answer, { status: 202 }),
  );
  await click(button('Confirm Booking'));
  return { ...rendered, date };
}

test('a booking above the limit says that it is a request, and nothing of a booking', async () => {
  const { host } = await bookAboveLimit();
  await expect.element(heading('We have your request for this time')).toHaveFocus();
  await expect.element(page.getByText(/^It is not booked yet\./)).toBeVisible();
  await expect.element(page.getByRole('link', { name: '(972) 555-0148' }).first()).toBeVisible();
  await expect.element(page.getByText('8:00 AM Central Time')).toBeVisible();
  await expect.element(page.getByText('12 Main Street, Plano, TX 75023')).toBeVisible();
  expect(host.shadowRoot?.textContent ?? host.textContent).not.toMatch(/you are booked|add it to/i);
  await expectAccessible(host);
});

test('the page gets the event of a request, and none of a booking', async () => {
  const onBooked = vi.fn();
  const onRequested = vi.fn();
  const { date } = await bookAboveLimit({ onBooked, onRequested });
  await expect.element(heading('We have your request for this time')).toBeVisible();
  expect(onRequested.mock.calls).toEqual([[{ id: 'r1', date, time: '08:00' }]]);
  expect(onBooked).not.toHaveBeenCalled();
});

test('another time can be chosen after a request, with an empty form', async () => {
  await bookAboveLimit();
  await click(button('Choose another time'));
  await click(time('11:30 AM'));
  await click(button('Book This Appointment'));
  await expect.element(field('Name')).toHaveValue('');
});
