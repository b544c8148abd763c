import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { click } from '#ui/testing/act.ts';
import { chooseDay } from './testing/fill-in-booking.ts';
import { button, field, time } from './testing/locators.ts';
import { renderBooking } from './testing/render-booking.tsx';

const confirm = () => button('Confirm Booking');

test('on a phone the date and the button that books it stay on the screen, beside every field', async () => {
  await page.viewport(390, 664);
  renderBooking({}, { width: 358 });
  await chooseDay();
  await click(time('8:00 AM'));
  await click(button('Book This Appointment'));
  await expect.element(confirm()).toBeInViewport({ ratio: 1 });
  expect(confirm().elements()).toHaveLength(1);

  const strip = () => confirm().element().parentElement as HTMLElement;
  expect(strip()).toMatchTextContent(/^\w{3}, \w{3} \d+, 8:00 AM/);
  await field('Name').click();
  for (const label of ['Email', 'Phone', 'Property address', 'Notes (optional)']) {
    do await userEvent.keyboard('{Tab}');
    while (document.activeElement?.localName === 'select');
    await expect.element(field(label)).toHaveFocus();
    const isAbove = () =>
      field(label).element().getBoundingClientRect().bottom <= strip().getBoundingClientRect().top;
    await expect.poll(isAbove, { message: label }).toBe(true);
    await expect.element(confirm()).toBeInViewport({ ratio: 1 });
  }
});
