import { useState } from 'react';
import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { Booking } from '#domain/booking/booking.schema.ts';
import { expectAccessible } from '#widgets/core/testing/expect-accessible.ts';
import { mount } from '#widgets/core/testing/mount.tsx';
import '#admin/admin.css';
import '#admin/shell/shell.css';
import './bookings.css';
import { MonthView } from './month-view.tsx';
import { sampleBooking } from './sample-booking.ts';

const today = '2026-11-21';

function Month({ bookings }: { bookings: Booking[] }) {
  const [day, setDay] = useState(today);
  return <MonthView bookings={bookings} today={today} day={day} onDay={setDay} />;
}

const show = (...bookings: Booking[]) => mount(<Month bookings={bookings} />, { width: 900 });
const cell = (name: string) => page.getByRole('gridcell', { name: new RegExp(`^${name}`) });
const chosen = () => page.getByRole('gridcell', { selected: true });

describe('MonthView', () => {
  it('shows the times of each day, without what was cancelled, and marks today', async () => {
    show(
      sampleBooking({ date: '2026-11-23', time: '15:00', name: 'Second' }),
      sampleBooking({ date: '2026-11-23', time: '08:00', name: 'Gone', status: 'cancelled' }),
    );
    const day = cell('Monday, November 23, 2026, 1 booking');
    await expect.element(day).toMatchTextContent('3:00 PM');
    await expect.element(day).not.toMatchTextContent('Gone');
    await expect
      .element(cell('Saturday, November 21, 2026'))
      .toHaveAttribute('aria-current', 'date');
  });

  it('counts what it has no room for', async () => {
    const times = ['08:00', '09:00', '10:00', '11:00', '12:00'];
    show(...times.map((time) => sampleBooking({ date: '2026-11-23', time })));
    const day = cell('Monday, November 23, 2026, 5 bookings');
    await expect.element(day).toMatchTextContent('and 2 more');
  });

  it('lists the bookings of the chosen day, cancelled ones too', async () => {
    show(
      sampleBooking({ date: '2026-11-23', name: 'Ana Reyes' }),
      sampleBooking({ date: '2026-11-23', name: 'Gone', status: 'cancelled' }),
    );
    await expect.element(page.getByText('Nothing is booked on this day.')).toBeVisible();
    await cell('Monday, November 23, 2026').click();
    const list = page.getByRole('region', { name: 'Monday, November 23, 2026' });
    await expect.element(list.getByRole('article', { name: 'Ana Reyes' })).toBeVisible();
    await expect.element(list.getByRole('article', { name: 'Gone' })).toBeVisible();
  });

  it('goes by the keyboard over days, weeks and months, with the focus', async () => {
    show();
    await expect.element(chosen()).toBeVisible();
    (chosen().element() as HTMLElement).focus();
    await userEvent.keyboard('{ArrowRight}');
    await expect.element(cell('Sunday, November 22, 2026')).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    await expect.element(cell('Sunday, December 6, 2026')).toHaveFocus();
    await expect.element(page.getByRole('heading', { name: 'December 2026' })).toBeVisible();
    await userEvent.keyboard('{PageUp}');
    await expect.element(cell('Friday, November 6, 2026')).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect
      .element(page.getByRole('heading', { name: 'Friday, November 6, 2026' }))
      .toHaveFocus();
  });

  it('turns by months, and comes back to today', async () => {
    show();
    await page.getByRole('button', { name: 'Next month' }).click();
    await expect.element(chosen()).toHaveAccessibleName(/^Tuesday, December 1, 2026/);
    await page.getByRole('button', { name: 'Next month' }).click();
    await expect.element(chosen()).toHaveAccessibleName(/^Friday, January 1, 2027/);
    await page.getByRole('button', { name: 'Today' }).click();
    await expect.element(chosen()).toHaveAccessibleName(/^Saturday, November 21, 2026/);
    await page.getByRole('button', { name: 'Previous month' }).click();
    await expect.element(chosen()).toHaveAccessibleName(/^Thursday, October 1, 2026/);
  });

  it('is accessible', async () => {
    const host = show(sampleBooking({ date: '2026-11-23' }));
    await expectAccessible(host);
  });
});
