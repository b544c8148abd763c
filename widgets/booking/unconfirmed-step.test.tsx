import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { click } from '#ui/testing/act.ts';
import { expectAccessible } from '#ui/testing/expect-accessible.ts';
import type { BookingWidgetProps } from './booking.types.ts';
import { fillInBooking } from './testing/fill-in-booking.ts';
import { button, heading } from './testing/locators.ts';
import { bookingApi, renderBooking } from './testing/render-booking.tsx';

const confirmBy = '2099-01-05T21:10:00.000Z';

/** Fills in the form; the server holds the time until the client confirms by email. */
async function bookUnconfirmed(props: BookingWidgetProps = {}) {
  const rendered = renderBooking(props);
  const date = await fillInBooking();
  const manageUrl = `${bookingApi()}/appointment/0123456789abcdef0123456789abcdef`;
  const answer = { id: 'b1', date, time: '08:00', minutes: 180, quote: null, discount: null };
  const links = { manageUrl, calendarUrl: manageUrl };
  vi.spyOn(globalThis, 'fetch').mockImplementationOnce(async () =>
    Response.json({ ...answer, ...links, confirmBy }, { status: 201 }),
  );
  await click(button('Confirm Booking'));
  return { ...rendered, date, manageUrl };
}

test('a new client is told until when to confirm and where the email went, not that all is done', async () => {
  const { host, manageUrl } = await bookUnconfirmed();
  await expect.element(heading('Please confirm by email')).toHaveFocus();
  await expect.element(page.getByText(/by Jan 5, 2099, 3:10 PM Central Time/)).toBeVisible();
  await expect.element(page.getByText('ada@example.com')).toBeVisible();
  await expect.element(page.getByText('8:00 AM Central Time')).toBeVisible();
  await expect
    .element(page.getByRole('link', { name: 'See or cancel it' }))
    .toHaveAttribute('href', manageUrl);
  const said = host.shadowRoot?.textContent ?? host.textContent;
  expect(said).not.toMatch(/you are booked|calendar:|forward to my agent|Appointment Booked/i);
  await expectAccessible(host);
});

test('the page hears until when the time is held', async () => {
  const onBooked = vi.fn();
  const { date } = await bookUnconfirmed({ onBooked });
  await expect.element(heading('Please confirm by email')).toBeVisible();
  expect(onBooked.mock.calls).toEqual([[{ id: 'b1', date, time: '08:00', confirmBy }]]);
});

test('what was released can be booked again from the same form, as a new booking', async () => {
  renderBooking();
  await fillInBooking();
  const keys: (string | null)[] = [];
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (...call) => {
    const request = new Request(...call);
    if (!request.url.endsWith('/book')) return Response.json([]);
    keys.push(request.headers.get('Idempotency-Key'));
    const title = 'This appointment was not confirmed in time';
    const problem = { code: 'confirmation_expired', title, detail: 'Please choose a time again.' };
    const headers = { 'Content-Type': 'application/problem+json' };
    return Response.json(problem, { status: 409, headers });
  });
  await click(button('Confirm Booking'));
  await expect.element(page.getByText(/What you entered is kept/)).toBeVisible();
  await click(button('Confirm Booking'));
  await expect.poll(() => keys.length).toBe(2);
  expect(new Set(keys).size).toBe(2);
});
