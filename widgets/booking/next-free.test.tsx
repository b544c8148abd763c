import { beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { click } from '#ui/testing/act.ts';
import { expectAccessible } from '#ui/testing/expect-accessible.ts';
import { holdNetwork, slots } from './testing/hold-network.ts';
import { button, day, heading, time } from './testing/locators.ts';
import { renderBooking } from './testing/render-booking.tsx';

// A Wednesday, 9:00 AM at the business.
beforeEach(() => vi.setSystemTime('2027-03-03T15:00:00Z'));

const nextSlot = { date: '2027-03-08', time: '11:30' };
const offer = () => button('Next free: Mon 11:30 AM');

async function renderWithNextSlot(slot: typeof nextSlot | null, onSlotSelect = vi.fn()) {
  const network = holdNetwork();
  const { host } = renderBooking({ onSlotSelect }, { width: 358 });
  await vi.waitFor(() => expect(network.nextSlots).toHaveLength(1));
  network.nextSlots[0]?.answer({ slot });
  return { network, host, onSlotSelect };
}

test('the next free start is one tap: it chooses the day and the time', async () => {
  const { network, host, onSlotSelect } = await renderWithNextSlot(nextSlot);
  await expectAccessible(host);
  await click(offer());
  await expect.element(day('Monday, March 8, 2027')).toHaveAttribute('aria-selected', 'true');
  (await network.slotsOf('2027-03-08')).answer(slots('08:00', '11:30'));
  await expect.element(time('11:30 AM')).toBeChecked();
  await expect.element(page.getByText('Mon, Mar 8, 11:30 AM')).toBeVisible();
  expect(onSlotSelect).toHaveBeenCalledExactlyOnceWith(nextSlot);
});

test('the month of the next free start is shown', async () => {
  await renderWithNextSlot({ date: '2027-05-03', time: '08:00' });
  await expect.element(page.getByRole('grid', { name: 'May 2027' })).toBeVisible();
});

test('a visitor who has moved on in the calendar is not taken back', async () => {
  const network = holdNetwork();
  renderBooking();
  await click(button('Next month'));
  network.nextSlots[0]?.answer({ slot: nextSlot });
  await expect.element(offer()).toBeVisible();
  await expect.element(page.getByRole('grid', { name: 'April 2027' })).toBeVisible();
});

test('a start that was taken meanwhile is reported, and the next one is offered', async () => {
  const { network } = await renderWithNextSlot(nextSlot);
  await click(offer());
  (await network.slotsOf('2027-03-08')).answer(slots('15:00'));
  await expect
    .element(page.getByRole('alert').getByText('This time was just taken. Please choose another.'))
    .toBeVisible();
  await vi.waitFor(() => expect(network.nextSlots).toHaveLength(2));
  network.nextSlots[1]?.answer({ slot: { ...nextSlot, time: '15:00' } });
  await expect.element(button('Next free: Mon 3:00 PM')).toBeVisible();
});

test.each([
  ['every start is taken', { slot: null }],
  ['the answer is something else', { hello: 'world' }],
])('the calendar asks for a day when %s', async (_when, answer) => {
  const network = holdNetwork();
  renderBooking();
  await vi.waitFor(() => expect(network.nextSlots).toHaveLength(1));
  network.nextSlots[0]?.answer(answer);
  await expect.element(page.getByText('Choose a day, then a start time.')).toBeVisible();
});

test('the calendar asks for a day when the server does not answer', async () => {
  const network = holdNetwork();
  renderBooking();
  await vi.waitFor(() => expect(network.nextSlots).toHaveLength(1));
  network.nextSlots[0]?.fail();
  await expect.element(page.getByText('Choose a day, then a start time.')).toBeVisible();
  await expect.element(heading('March 2027')).toBeVisible();
});
