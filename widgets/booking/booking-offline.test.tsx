import { expect, test } from 'vitest';
import { cdp, page } from 'vitest/browser';
import { click } from '#ui/testing/act.ts';
import { openDay } from './testing/fill-in-booking.ts';
import { button, heading } from './testing/locators.ts';
import { renderBooking } from './testing/render-booking.tsx';

// In its own file, because a loaded lazy chunk stays loaded.
test('a day can be booked later when the lazy chunk could not be loaded at first', async () => {
  await cdp().send('Network.enable');
  await cdp().send('Network.setBlockedURLs', { urls: ['*booking.lazy*'] });
  renderBooking();
  await click(button('Next month'));
  await click(openDay(12));
  await expect.element(page.getByText('Failed to fetch slots')).toBeVisible();
  await click(button('Book This Appointment'));
  await expect.element(page.getByRole('alert').getByText('Choose a time first')).toBeVisible();

  await cdp().send('Network.setBlockedURLs', { urls: [] });
  await click(button('Try again'));
  await click(page.getByRole('radio').first());
  await click(button('Book This Appointment'));
  await expect.element(heading('Your appointment')).toHaveFocus();
});
