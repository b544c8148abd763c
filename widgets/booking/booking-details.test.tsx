import { expect, inject, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { formatDate } from '#domain/schedule/calendar-date.ts';
import { button, mountBooking } from './mount-booking.tsx';
import { field, fillIn } from './testing/visitor.ts';

test('the form tells the appointment, and what is required and how it is typed', async () => {
  mountBooking();
  const date = await fillIn(20, '3:00 PM');
  await expect.element(page.getByText(formatDate(date, 'long'))).toBeVisible();
  await expect.element(page.getByText('3:00 PM Central Time')).toBeVisible();
  for (const [label, type] of [
    ['Name', 'text'],
    ['Email', 'email'],
    ['Phone', 'tel'],
    ['Property address', 'text'],
  ] as const) {
    await expect.element(field(label)).toHaveAttribute('type', type);
    await expect.element(field(label)).toHaveAttribute('aria-required', 'true');
  }
  for (const control of [page.getByRole('combobox'), field('Notes (optional)')]) {
    await expect.element(control).not.toHaveAttribute('aria-required');
  }
  const types = [...page.getByRole('combobox').element().querySelectorAll('option')];
  expect(types.map(({ value }) => value)).toEqual([
    '',
    'buyer',
    'seller',
    'warranty',
    'maintenance',
  ]);
  await expect.element(button('Confirm Booking')).toBeVisible();
  await expect.element(button('Cancel')).toBeVisible();
});

test('its fields are placeholders while the booking is pending', async () => {
  const key = Math.floor(Math.random() * 1e9);
  const { change } = mountBooking();
  await fillIn(20);
  change({ apiBase: `${inject('faultyBase')}/held-${key}` });
  const look = () => getComputedStyle(field('Name').element()).animationName;
  expect(look()).toBe('none');
  await button('Confirm Booking').click();
  await vi.waitFor(() => expect(look()).toBe('ui-breathe'));
});
