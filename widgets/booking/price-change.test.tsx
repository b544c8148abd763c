import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { defaultBusiness } from '#domain/business/defaults/default-business.ts';
import { plainHome } from '#domain/quote/testing/plain-home.ts';
import { BusinessProvider } from '#ui/business.tsx';
import { click } from '#ui/testing/act.ts';
import { expectAccessible } from '#ui/testing/expect-accessible.ts';
import { renderInHost } from '#ui/testing/render.tsx';
import '#ui/inspector-badge.css';
import '#ui/skeleton.css';
import './booking.css';
import { BookingWidget } from './booking.tsx';
import type { BookedEvent } from './booking.types.ts';
import { expectAllKept, fillInBooking, openDay } from './testing/fill-in-booking.ts';
import { button, time } from './testing/locators.ts';
import { bookingApi } from './testing/render-booking.tsx';

const home = { ...plainHome, squareFootage: 2400 };

const { prices } = defaultBusiness;
/** The page was loaded with a list that the server no longer honors: $355 less 5% for booking early. */
const outdated = {
  ...defaultBusiness,
  prices: {
    ...prices,
    revision: 9,
    tiers: prices.tiers.map((tier) => ({ ...tier, price: tier.price - 20 })),
  },
};

const notice = () => page.getByText(/Our prices have changed/);

async function refused() {
  const onBooked = vi.fn<(booking: BookedEvent) => void>();
  const { host } = renderInHost(
    <BusinessProvider business={outdated}>
      <BookingWidget apiBase={bookingApi()} quote={home} onBooked={onBooked} />
    </BusinessProvider>,
  );
  await fillInBooking();
  await expect.element(page.getByText(/^Home: .*— \$337/)).toBeVisible();
  await click(button('Confirm Booking'));
  await expect.element(notice()).toBeVisible();
  return { host, onBooked };
}

test('another total is shown beside the old one, and one click books at it', async () => {
  const { host, onBooked } = await refused();
  await expect.element(notice()).toMatchTextContent('now $356 instead of $337.');
  await expect.element(button('Book at $356')).toHaveAccessibleDescription(/now \$356 instead of/);
  await expect.element(page.getByText(/^Home: .*— \$356/)).toBeVisible();
  await expectAllKept();
  await expectAccessible(host);
  expect(onBooked).not.toHaveBeenCalled();

  await click(button('Book at $356'));
  await expect.element(page.getByText('You are booked')).toBeVisible();
  expect(onBooked).toHaveBeenCalledOnce();
});

test('on another day the other total is asked about again', async () => {
  await refused();
  await click(button('Cancel'));
  await click(openDay(9));
  await click(time('8:00 AM'));
  await click(button('Book This Appointment'));
  expect(notice().query()).toBeNull();
  await expectAllKept();
  await click(button('Confirm Booking'));
  await expect.element(button('Book at $356')).toBeVisible();
});
