import { beforeEach, describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { click } from '#ui/testing/act.ts';
import { expectAccessible } from '#ui/testing/expect-accessible.ts';
import { holdNetwork, slots } from './testing/hold-network.ts';
import { button, day, heading, time } from './testing/locators.ts';
import { renderBooking } from './testing/render-booking.tsx';

// A Wednesday, 9:00 AM at the business.
beforeEach(() => vi.setSystemTime('2027-03-03T15:00:00Z'));

const monday = 'Monday, March 8, 2027';
const tuesday = 'Tuesday, March 9, 2027';
const wednesday = 'Wednesday, March 10, 2027';

const loading = () => page.getByText('Looking for free times…');
const failed = () => page.getByText('Failed to fetch slots');

describe('the start times of a day', () => {
  test('are loaded when the day is chosen', async () => {
    const network = holdNetwork();
    const { host } = renderBooking();
    await click(day(monday));
    await expect.element(heading(monday)).toBeVisible();
    await expect.element(loading()).toBeVisible();
    expect(host.querySelectorAll('.booking-list .ui-skeleton')).toHaveLength(3);
    await expectAccessible(host);

    (await network.slotsOf('2027-03-08')).answer(slots('08:00', '15:00'));
    await expect.element(page.getByText('2 times free')).toBeVisible();
    await expect.element(time('8:00 AM')).toBeVisible();
    await expect.element(time('3:00 PM')).toBeVisible();
    await expectAccessible(host);
  });

  test('stand beside the visitor’s own time where that differs', async () => {
    const network = holdNetwork();
    // A browser at UTC; Central Standard Time is six hours behind it.
    vi.spyOn(Date.prototype, 'getTimezoneOffset').mockReturnValue(0);
    renderBooking();
    await click(day(monday));
    (await network.slotsOf('2027-03-08')).answer(slots('08:00'));
    await expect.element(time('8:00 AM')).toHaveAccessibleDescription('2:00 PM your time');
  });

  test('of a day that is no longer chosen are neither awaited nor shown', async () => {
    const network = holdNetwork();
    renderBooking();
    await click(day(monday));
    const previous = await network.slotsOf('2027-03-08');
    await click(day(tuesday));
    await vi.waitFor(() => expect(previous.request.signal.aborted).toBe(true));
    await expect.element(loading()).toBeVisible();
    (await network.slotsOf('2027-03-09')).answer(slots('11:30'));
    await expect.element(time('11:30 AM')).toBeVisible();
    previous.answer(slots('08:00'));
    await expect.element(page.getByText('1 time free')).toBeVisible();
    expect(page.getByRole('radio').elements()).toHaveLength(1);
  });

  test('can be loaded again after a failure, by the button or the day, without losing the focus', async () => {
    const network = holdNetwork();
    const { host } = renderBooking();
    await click(day(monday));
    (await network.slotsOf('2027-03-08')).fail();
    await expect.element(failed()).toBeVisible();
    await expect
      .element(page.getByRole('link', { name: '(972) 555-0148' }))
      .toHaveAttribute('href', 'tel:+19725550148');
    await expectAccessible(host);

    await click(button('Try again'));
    await expect.element(heading(monday)).toHaveFocus();
    await vi.waitFor(() => expect(network.calls).toHaveLength(2));
    (await network.slotsOf('2027-03-08')).fail();
    await expect.element(failed()).toBeVisible();
    await click(day(monday));
    await vi.waitFor(() => expect(network.calls).toHaveLength(3));
    (await network.slotsOf('2027-03-08')).answer(slots('08:00'));
    await expect.element(time('8:00 AM')).toBeVisible();
    await expect.element(failed()).not.toBeInTheDocument();
  });
});

describe('the chosen time', () => {
  test('is reported with its date, and moves with the arrow keys', async () => {
    const network = holdNetwork();
    const onSlotSelect = vi.fn();
    renderBooking({ onSlotSelect });
    await click(day(monday));
    (await network.slotsOf('2027-03-08')).answer(slots('08:00', '11:30'));
    await click(time('8:00 AM'));
    expect(onSlotSelect).toHaveBeenLastCalledWith({ date: '2027-03-08', time: '08:00' });
    await userEvent.keyboard('{ArrowDown}');
    await expect.element(time('11:30 AM')).toBeChecked();
    expect(onSlotSelect).toHaveBeenLastCalledWith({ date: '2027-03-08', time: '11:30' });
  });

  test('is kept for other dates, but booked only where it is free', async () => {
    const network = holdNetwork();
    renderBooking();
    await click(day(monday));
    (await network.slotsOf('2027-03-08')).answer(slots('08:00', '11:30'));
    await click(time('8:00 AM'));

    await click(day(tuesday));
    (await network.slotsOf('2027-03-09')).answer(slots('11:30'));
    await expect.element(time('11:30 AM')).not.toBeChecked();
    await click(button('Book This Appointment'));
    await expect.element(page.getByRole('alert').getByText('Choose a time first')).toBeVisible();

    await click(day(wednesday));
    (await network.slotsOf('2027-03-10')).answer(slots('08:00', '15:00'));
    await expect.element(time('8:00 AM')).toBeChecked();
    await click(button('Book This Appointment'));
    await expect.element(heading('Your appointment')).toHaveFocus();
    await expect.element(page.getByText('8:00 AM Central Time')).toBeVisible();
  });

  test('is required: a toast says so, again at each try, and nothing is sent', async () => {
    const network = holdNetwork();
    const { host } = renderBooking();
    await click(button('Book This Appointment'));
    await expect.element(page.getByText('Missing Information')).toBeVisible();
    await expect.element(page.getByText('Please fill in all required fields.')).toBeVisible();
    await expect.element(page.getByRole('alert').getByText('Choose a day first')).toBeVisible();
    expect(network.calls).toEqual([]);
    await expectAccessible(host);

    const announced = vi.fn();
    const observer = new MutationObserver(announced);
    observer.observe(host.querySelector('.ui-toasts') as Element, { childList: true });
    await click(button('Book This Appointment'));
    await vi.waitFor(() => expect(announced).toHaveBeenCalled());
    observer.disconnect();
  });
});
