import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expectAccessible } from '#widgets/core/testing/expect-accessible.ts';
import { button, day, mountBooking, time } from './mount-booking.tsx';
import { holdNetwork, slots } from './testing/network.ts';
import { visitorTime } from './visitor-time.ts';

beforeEach(() => vi.setSystemTime('2027-03-03T15:00:00Z'));
afterEach(() => vi.useRealTimers());

const monday = 'Monday, March 8, 2027';
const tuesday = 'Tuesday, March 9, 2027';
const wednesday = 'Wednesday, March 10, 2027';

describe('the start times of a day', () => {
  test('are looked for, then offered by their Central Time', async () => {
    const network = holdNetwork();
    const { host } = mountBooking();
    await day(monday).click();
    await expect.element(page.getByRole('heading', { name: monday })).toBeVisible();
    await expect.element(page.getByText('Looking for free times…')).toBeVisible();
    expect(host.querySelectorAll('.ui-skeleton')).toHaveLength(3);
    await expectAccessible(host);

    (await network.slotsOf('2027-03-08')).answer(slots('08:00', '15:00'));
    await expect.element(page.getByText('2 times free')).toBeVisible();
    await expect.element(time('8:00 AM')).toBeVisible();
    await expect.element(time('3:00 PM')).toBeVisible();
    await expectAccessible(host);
  });

  test('stand beside the visitor’s own time where that is another', async () => {
    const network = holdNetwork();
    mountBooking();
    await day(monday).click();
    (await network.slotsOf('2027-03-08')).answer(slots('08:00'));
    const own = visitorTime('2027-03-08', '08:00');
    await expect
      .element(time('8:00 AM'))
      .toHaveAccessibleDescription(own ? `${own} your time` : '');
  });

  test('of a day that was left are not waited for, nor shown when they come late', async () => {
    const network = holdNetwork();
    mountBooking();
    await day(monday).click();
    const left = await network.slotsOf('2027-03-08');
    await day(tuesday).click();
    await vi.waitFor(() => expect(left.request.signal.aborted).toBe(true));
    const wanted = await network.slotsOf('2027-03-09');
    await expect.element(page.getByText('Looking for free times…')).toBeVisible();
    wanted.answer(slots('11:30'));
    await expect.element(time('11:30 AM')).toBeVisible();
    left.answer(slots('08:00'));
    await expect.element(page.getByText('1 time free')).toBeVisible();
    expect(page.getByRole('radio').elements()).toHaveLength(1);
  });

  test('may be none', async () => {
    const network = holdNetwork();
    const { host } = mountBooking();
    await day(monday).click();
    (await network.slotsOf('2027-03-08')).answer([]);
    await expect
      .element(page.getByText('No available times for this date. Please select a different date.'))
      .toBeVisible();
    await expectAccessible(host);
  });

  test('can be asked for again after a failure, without losing the focus', async () => {
    const network = holdNetwork();
    const { host } = mountBooking();
    await day(monday).click();
    (await network.slotsOf('2027-03-08')).fail();
    await expect.element(page.getByText('Failed to fetch slots')).toBeVisible();
    await expect
      .element(page.getByRole('link', { name: '(972) 555-0148' }))
      .toHaveAttribute('href', 'tel:+19725550148');
    await expectAccessible(host);

    await button('Try again').click();
    expect(host.contains(document.activeElement)).toBe(true);
    await vi.waitFor(() => expect(network.calls).toHaveLength(2));
    (await network.slotsOf('2027-03-08')).answer(slots('08:00'));
    await expect.element(time('8:00 AM')).toBeVisible();
    await expect.element(page.getByText('Failed to fetch slots')).not.toBeInTheDocument();
  });

  test('are also asked for again by choosing the day once more', async () => {
    const network = holdNetwork();
    mountBooking();
    await day(monday).click();
    (await network.slotsOf('2027-03-08')).fail();
    await expect.element(page.getByText('Failed to fetch slots')).toBeVisible();
    await day(monday).click();
    await vi.waitFor(() => expect(network.calls).toHaveLength(2));
  });

  test('take the same room in every state', async () => {
    const network = holdNetwork();
    const { host } = mountBooking({}, { width: 320 });
    await expect.element(page.getByRole('grid')).toBeVisible();
    const places = () =>
      [...host.querySelectorAll('.booking-times > *, .ui-licence')].map(
        (part) => part.getBoundingClientRect().top,
      );
    const before = places();
    const states = [
      (call: Awaited<ReturnType<typeof network.slotsOf>>) => call.fail(),
      (call: Awaited<ReturnType<typeof network.slotsOf>>) => call.answer([]),
      (call: Awaited<ReturnType<typeof network.slotsOf>>) =>
        call.answer(slots('08:00', '09:00', '10:00', '11:00', '12:00', '13:00', '14:00', '15:00')),
    ];
    for (const [index, settle] of states.entries()) {
      await day([monday, tuesday, wednesday][index] as string).click();
      expect(places()).toEqual(before);
      settle(await network.slotsOf(`2027-03-${String(8 + index).padStart(2, '0')}`));
      await expect.element(page.getByText('Looking for free times…')).not.toBeInTheDocument();
      expect(places()).toEqual(before);
    }
    await expect.element(time('3:00 PM')).toBeInTheDocument();
  });
});

describe('the chosen time', () => {
  test('is told with its date, and moves with the arrow keys', async () => {
    const network = holdNetwork();
    const onSlotSelect = vi.fn();
    mountBooking({ onSlotSelect });
    await day(monday).click();
    (await network.slotsOf('2027-03-08')).answer(slots('08:00', '11:30'));
    await time('8:00 AM').click();
    expect(onSlotSelect).toHaveBeenLastCalledWith({ date: '2027-03-08', time: '08:00' });
    await userEvent.keyboard('{ArrowDown}');
    await expect.element(time('11:30 AM')).toBeChecked();
    expect(onSlotSelect).toHaveBeenLastCalledWith({ date: '2027-03-08', time: '11:30' });
  });

  test('is kept for other dates, but booked only where it is offered', async () => {
    const network = holdNetwork();
    mountBooking();
    await day(monday).click();
    (await network.slotsOf('2027-03-08')).answer(slots('08:00', '11:30'));
    await time('8:00 AM').click();

    await day(tuesday).click();
    (await network.slotsOf('2027-03-09')).answer(slots('11:30'));
    await expect.element(time('11:30 AM')).not.toBeChecked();
    await button('Book This Appointment').click();
    await expect.element(page.getByText('Please choose a start time.')).toBeVisible();
    await expect.element(page.getByText('Missing Information')).toBeVisible();

    await day(wednesday).click();
    (await network.slotsOf('2027-03-10')).answer(slots('08:00', '15:00'));
    await expect.element(time('8:00 AM')).toBeChecked();
    await button('Book This Appointment').click();
    await expect.element(page.getByRole('heading', { name: 'Your appointment' })).toHaveFocus();
    await expect.element(page.getByText('8:00 AM Central Time')).toBeVisible();
  });

  test('is asked for aloud each time that it is missing', async () => {
    const { host } = mountBooking();
    await button('Book This Appointment').click();
    await expect.element(page.getByText('Missing Information')).toBeVisible();
    const spoken = vi.fn();
    const region = host.querySelector('.ui-toasts') as Element;
    const watch = new MutationObserver(spoken);
    watch.observe(region, { childList: true, subtree: true });
    await button('Book This Appointment').click();
    await vi.waitFor(() => expect(spoken).toHaveBeenCalled());
    watch.disconnect();
  });

  test('is missing as long as none is chosen: a toast says so and nothing is sent', async () => {
    const network = holdNetwork();
    const { host } = mountBooking();
    await button('Book This Appointment').click();
    await expect.element(page.getByText('Missing Information')).toBeVisible();
    await expect.element(page.getByText('Please fill in all required fields.')).toBeVisible();
    await expect.element(page.getByText('Please choose a date and a start time.')).toBeVisible();
    expect(network.calls).toEqual([]);
    await expectAccessible(host);
  });
});
