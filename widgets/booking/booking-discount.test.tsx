import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { click } from '#ui/testing/act.ts';
import { expectAccessible } from '#ui/testing/expect-accessible.ts';
import { fillInBooking } from './testing/fill-in-booking.ts';
import { button } from './testing/locators.ts';
import { bookingApi, renderBooking } from './testing/render-booking.tsx';

const tick = () => page.getByRole('checkbox', { name: 'Please take $50 off' });

/** Records the bodies of booking calls; the real API answers them. */
function sentBookings(): Promise<Record<string, unknown>>[] {
  const sent: Promise<Record<string, unknown>>[] = [];
  const call = window.fetch;
  vi.stubGlobal('fetch', (...request: Parameters<typeof fetch>) => {
    const made = new Request(...request);
    if (made.url.endsWith('/calendar/book')) sent.push(made.clone().json());
    return call(made);
  });
  return sent;
}

test('the banner’s discount is requested with a checkbox, and the confirmation promises it', async () => {
  const sent = sentBookings();
  const { host } = renderBooking();
  await fillInBooking();
  await expect.element(tick()).not.toBeChecked();
  await expect
    .element(tick())
    .toHaveAccessibleDescription(/We’ll take \$50 off when we confirm\.$/);
  await click(tick());
  await expectAccessible(host);
  await click(button('Confirm Booking'));
  await expect
    .element(page.getByText('$50 off. We’ll take $50 off when we confirm.'))
    .toBeVisible();
  expect(await sent[0]).toMatchObject({ promotion: 'first-inspection' });
});

test('the checkbox stays checked when the form is reopened', async () => {
  renderBooking();
  await fillInBooking();
  await click(tick());
  await click(button('Cancel'));
  await click(button('Book This Appointment'));
  await expect.element(tick()).toBeChecked();
});

test.each([
  ['no offer names an amount', () => Response.json({ promotions: [] })],
  ['the offers cannot be read', () => new Response('broken', { status: 500 })],
])('nothing can be asked for where %s', async (_case, answer) => {
  const call = window.fetch;
  const isOffers = (url: string) => url === `${bookingApi()}/api/promotions`;
  vi.stubGlobal('fetch', async (...request: Parameters<typeof fetch>) => {
    const made = new Request(...request);
    return isOffers(made.url) ? answer() : call(made);
  });
  renderBooking();
  await fillInBooking();
  await expect.element(button('Confirm Booking')).toBeVisible();
  expect(tick().query()).toBeNull();
});
