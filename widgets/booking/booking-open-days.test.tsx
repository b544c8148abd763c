import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { button, day, mountBooking } from './mount-booking.tsx';
import { holdNetwork } from './testing/network.ts';

// A Wednesday, 9:00 AM at the business.
beforeEach(() => vi.setSystemTime('2027-03-03T15:00:00Z'));
afterEach(() => vi.useRealTimers());

const grid = page.getByRole('grid');
const monday = day('Monday, March 8, 2027');
const closedMonday = day('Monday, March 8, 2027, not available');

test('are the usual ones until the visitor acts, without a call', async () => {
  const network = holdNetwork();
  mountBooking();
  await expect.element(monday).toHaveAttribute('aria-disabled', 'false');
  expect(network.days).toEqual([]);
});

test('are those that the server tells, for this month and the next by one call', async () => {
  const network = holdNetwork();
  mountBooking();
  await grid.hover();
  const call = await network.daysFrom('2027-03-01');
  expect(call.url.searchParams.get('to')).toBe('2027-04-30');
  await expect.element(monday).toBeVisible();
  call.answer(['2027-03-06', '2027-04-03']);

  await expect.element(closedMonday).toHaveAttribute('aria-disabled', 'true');
  await expect.element(day('Saturday, March 6, 2027')).toHaveAttribute('aria-disabled', 'false');
  await closedMonday.click({ force: true });
  expect(network.calls).toEqual([]);
  await button('Next month').click();
  await expect.element(day('Saturday, April 3, 2027')).toBeVisible();
  await expect.element(day('Monday, April 5, 2027, not available')).toBeVisible();
  expect(network.days).toHaveLength(1);

  await button('Next month').click();
  (await network.daysFrom('2027-05-01')).answer([]);
  await expect.element(page.getByText('No open days in this month.')).toBeVisible();
});

test('stay the usual ones where the server does not answer', async () => {
  const network = holdNetwork();
  mountBooking();
  await grid.hover();
  (await network.daysFrom('2027-03-01')).fail();
  await monday.click();
  await network.slotsOf('2027-03-08');
  expect(network.days).toHaveLength(1);
});
