import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { click, fill } from '#ui/testing/act.ts';
import { expectAccessible } from '#ui/testing/expect-accessible.ts';
import { fillInBooking } from './testing/fill-in-booking.ts';
import { button, heading } from './testing/locators.ts';
import { renderBooking } from './testing/render-booking.tsx';

const labelled = (label: RegExp) => page.getByLabelText(label);

test('the details of the visit are folded, open on an error, and are booked', async () => {
  const { host } = renderBooking({}, { width: 343 });
  const date = await fillInBooking();
  const fold = () => host.querySelector<HTMLDetailsElement>('.booking-visit');
  expect(fold()?.open).toBe(false);
  await click(page.getByText('More about the visit'));
  await fill(labelled(/^Agent’s email/), 'jane at realty');
  await click(page.getByRole('checkbox', { name: /^Send the agent a copy/ }));
  await fill(labelled(/^Pets at home/), 'A dog');
  await expectAccessible(host);
  await click(page.getByText('More about the visit'));
  await expect.poll(() => fold()?.open).toBe(false);

  await click(button('Confirm Booking'));
  await expect.element(page.getByText('Please enter a valid email address')).toBeVisible();
  await expect.element(labelled(/^Agent’s email/)).toHaveFocus();
  await labelled(/^Agent’s email/).fill('jane@realty.example');
  expect(fold()?.open).toBe(true);
  await expect.element(page.getByRole('checkbox', { name: /^Send the agent/ })).toBeChecked();

  await click(button('Confirm Booking'));
  await expect.element(heading('You are booked')).toBeVisible();

  // The confirmation has links for the visitor's calendar, which lead to the client's page.
  const google = page.getByRole('link', { name: /^Google/ }).element() as HTMLAnchorElement;
  expect(google.href).toContain(date.replaceAll('-', ''));
  expect(google.rel).toBe('noopener noreferrer');
  const manage = page.getByRole('link', { name: 'Move or cancel it' }).element();
  expect((manage as HTMLAnchorElement).pathname).toMatch(/^\/appointment\/[0-9a-f]{32}$/);
  const file = page.getByRole('link', { name: /\.ics/ }).element() as HTMLAnchorElement;
  expect(file.pathname).toMatch(/^\/api\/appointments\/[0-9a-f]{32}\/appointment\.ics$/);
  await expectAccessible(host);
});
