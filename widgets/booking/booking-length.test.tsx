import { beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { click } from '#ui/testing/act.ts';
import { expectAccessible } from '#ui/testing/expect-accessible.ts';
import { holdNetwork, slots } from './testing/hold-network.ts';
import { button, day, field, heading, time } from './testing/locators.ts';
import { renderBooking } from './testing/render-booking.tsx';

// A Wednesday, 9:00 AM at the business.
beforeEach(() => vi.setSystemTime('2027-03-03T15:00:00Z'));

const tooLong = /^3:00 PM does not leave enough time for this inspection\./;
const type = () => page.getByRole('combobox', { name: 'Inspection type (optional)' });
const chosen = () => page.getByText('Central Time', { exact: false }).first();
const chooseType = (value: string) => userEvent.selectOptions(type(), value);

/** The form for Monday, March 8 at 3:00 PM, with a name typed. */
async function openForm(held: Parameters<typeof holdNetwork>[0] = {}) {
  const network = holdNetwork(held);
  const rendered = renderBooking();
  if (held.days) {
    (await network.daysFrom('2027-03-01')).answer({ open: ['2027-03-08'], full: [] });
  }
  await click(day('Monday, March 8, 2027'));
  (await network.slotsOf('2027-03-08')).answer(slots('08:00', '11:30', '15:00'));
  await click(time('3:00 PM'));
  await click(button('Book This Appointment'));
  await field('Name').fill('Ada Lovelace');
  /** The repeated call, after `count` earlier ones. */
  const again = async (count: number) => {
    const asked = () => network.calls.filter(({ url }) => url.searchParams.has('date'));
    await vi.waitFor(() => expect(asked()).toHaveLength(count + 1));
    return network.slotsOf('2027-03-08');
  };
  return { ...rendered, network, again };
}

test('a type that needs longer than the chosen time leaves is said beside it, with the times that fit', async () => {
  const { host, network, again } = await openForm();
  await chooseType('warranty');
  const call = await again(1);
  expect(call.url.searchParams.get('inspectionType')).toBe('warranty');
  await expect.element(chosen()).toMatchTextContent('3:00 PM');
  call.answer(slots('08:00', '11:30'));
  await expect.element(page.getByText(tooLong)).toBeVisible();
  await expect.element(field('Name')).toHaveFocus();
  await expect.element(type()).toHaveAccessibleDescription(tooLong);
  await expect.element(field('Name')).toHaveValue('Ada Lovelace');
  await expectAccessible(host);

  await click(button('11:30 AM'));
  await expect.element(button('11:30 AM')).toHaveAttribute('aria-pressed', 'true');
  await expect.element(chosen()).toMatchTextContent('11:30 AM');
  await expect.element(field('Name')).toHaveValue('Ada Lovelace');
  expect(network.calls.some(({ url }) => url.pathname.endsWith('/book'))).toBe(false);
});

test('the notice goes when another type fits, and the chosen time is kept', async () => {
  const { again } = await openForm();
  await chooseType('warranty');
  (await again(1)).answer(slots('08:00'));
  await expect.element(page.getByText(tooLong)).toBeVisible();
  await chooseType('maintenance');
  (await again(2)).answer(slots('08:00', '15:00'));
  await expect.element(page.getByText(tooLong)).not.toBeInTheDocument();
  await expect.element(chosen()).toMatchTextContent('3:00 PM');
});

test('an address to which the drive is too long is said beside the address', async () => {
  const { network, again } = await openForm();
  await field('Property address').fill('7 Pecan Ct, Frisco, TX 75034');
  const call = await again(1);
  expect(call.url.searchParams.get('zip')).toBe('75034');
  call.answer(slots('08:00'));
  await expect
    .element(field('Property address'))
    .toHaveAccessibleDescription(/^We cannot be at this address at 3:00 PM\. These times fit\./);
  await click(button('8:00 AM'));
  await expect.element(chosen()).toMatchTextContent('8:00 AM');
  expect(network.calls.some(({ url }) => url.pathname.endsWith('/book'))).toBe(false);
});

test('a day on which the type fits nowhere leads back to the calendar, with the days of its length', async () => {
  const { network, again } = await openForm({ days: 'held' });
  await chooseType('warranty');
  (await again(1)).answer([]);
  await expect.element(page.getByText(/No start time that day leaves enough time/)).toBeVisible();
  await click(button('Choose another date'));
  await expect.element(heading('Book your inspection')).toHaveFocus();
  const days = await network.daysFrom('2027-03-01');
  expect(days.url.searchParams.get('inspectionType')).toBe('warranty');
  days.answer({ open: ['2027-03-09'], full: ['2027-03-08'] });
  await expect.element(day('Monday, March 8, 2027, fully booked')).toBeVisible();
  await click(day('Tuesday, March 9, 2027'));
  const call = await network.slotsOf('2027-03-09');
  expect(call.url.searchParams.get('inspectionType')).toBe('warranty');
});

test('confirming without another time sends nothing and asks for one', async () => {
  const { network, again } = await openForm();
  await field('Email').fill('ada@example.com');
  await field('Phone').fill('(972) 555-0100');
  await field('Property address').fill('12 Main Street');
  await chooseType('warranty');
  (await again(1)).answer(slots('08:00'));
  await expect.element(page.getByText(tooLong)).toBeVisible();
  await click(button('Confirm Booking'));
  await vi.waitFor(() => expect(document.activeElement?.textContent).toMatch(tooLong));
  await expect.element(button('Book 8:00 AM instead')).toBeVisible();
  expect(network.calls.some(({ url }) => url.pathname.endsWith('/book'))).toBe(false);
  await click(button('Book 8:00 AM instead'));
  await vi.waitFor(() => expect(network.calls.at(-1)?.url.pathname).toMatch(/\/book$/));
});

test('when it cannot be asked the chosen time stays, and the server decides', async () => {
  const { again } = await openForm();
  await chooseType('warranty');
  (await again(1)).fail();
  await expect.element(chosen()).toMatchTextContent('3:00 PM');
  await expect.element(button('Confirm Booking')).toBeEnabled();
});
