import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { click } from '#ui/testing/act.ts';
import { expectAccessible } from '#ui/testing/expect-accessible.ts';
import { fillInBooking } from './testing/fill-in-booking.ts';
import { button, heading } from './testing/locators.ts';
import { bookingApi, renderBooking } from './testing/render-booking.tsx';

/** Books an inspection whose agreement the server asks for, or not. */
async function book(answer: { asksAgreement?: true }) {
  const { host } = renderBooking();
  const date = await fillInBooking();
  const manageUrl = `${bookingApi()}/appointment/0123456789abcdef0123456789abcdef`;
  const booked = { id: 'b1', date, time: '08:00', minutes: 180, quote: null, discount: null };
  vi.spyOn(globalThis, 'fetch').mockImplementationOnce(async () =>
    Response.json({ ...booked, manageUrl, calendarUrl: manageUrl, ...answer }, { status: 201 }),
  );
  await click(button('Confirm Booking'));
  await expect.element(heading('You are booked')).toBeVisible();
  return { host, manageUrl };
}

const link = page.getByRole('link', { name: 'Sign your agreement' });

test('an agreement is signed on the client’s page; nothing is to be paid here', async () => {
  const { host, manageUrl } = await book({ asksAgreement: true });
  await expect.element(link).toHaveAttribute('href', manageUrl);
  expect(page.getByRole('button', { name: /pay/i }).elements()).toHaveLength(0);
  await expectAccessible(host);
});

test('without an agreement there is none to sign', async () => {
  await book({});
  expect(link.elements()).toHaveLength(0);
});
