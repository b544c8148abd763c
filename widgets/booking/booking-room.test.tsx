import { afterEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { room } from '#widgets/core/room.ts';
import { button, day, mountBooking, time } from './mount-booking.tsx';
import { holdNetwork, slots } from './testing/network.ts';
import { fillIn } from './testing/visitor.ts';

const { narrow, wide } = room['inspection-booking'];

const height = () => document.querySelector<HTMLElement>('.booking')?.offsetHeight;

afterEach(() => vi.useRealTimers());

test.each([
  [320, narrow],
  [900, wide],
])('choosing a time keeps its height in every state in a box of %i px', async (width, expected) => {
  // August 2026 has six weeks.
  vi.setSystemTime('2026-08-03T15:00:00Z');
  const network = holdNetwork();
  mountBooking({}, { width });
  await expect.element(page.getByRole('grid', { name: 'August 2026' })).toBeVisible();
  expect(height()).toBe(expected);
  await day('Monday, August 10, 2026').click();
  await expect.element(page.getByText('Looking for free times…')).toBeVisible();
  expect(height()).toBe(expected);
  (await network.slotsOf('2026-08-10')).fail();
  await expect.element(page.getByText('Failed to fetch slots')).toBeVisible();
  expect(height()).toBe(expected);
  await day('Tuesday, August 11, 2026').click();
  (await network.slotsOf('2026-08-11')).answer([]);
  await expect.element(page.getByText('No available times', { exact: false })).toBeVisible();
  expect(height()).toBe(expected);
  await day('Wednesday, August 12, 2026').click();
  (await network.slotsOf('2026-08-12')).answer(slots('08:00', '11:30', '15:00'));
  await expect.element(time('3:00 PM')).toBeVisible();
  expect(height()).toBe(expected);
});

test.each([
  [320, narrow, 17],
  [900, wide, 18],
])('details and confirmation keep its height in a box of %i px', async (width, expected, nth) => {
  mountBooking({}, { width });
  await fillIn(nth);
  expect(height()).toBe(expected);
  await button('Confirm Booking').click();
  await expect.element(page.getByRole('heading', { name: 'You are booked' })).toBeVisible();
  expect(height()).toBe(expected);
});

test.each([
  [320, narrow],
  [900, wide],
])('details with every error keep its height in a box of %i px', async (width, expected) => {
  mountBooking({}, { width });
  await fillIn(19);
  for (const name of ['Name', 'Email', 'Phone', 'Property address']) {
    await page.getByRole('textbox', { name }).fill('');
  }
  await button('Confirm Booking').click();
  await expect.element(page.getByText('Missing Information')).toBeVisible();
  expect(height()).toBe(expected);
});
