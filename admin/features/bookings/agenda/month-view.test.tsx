import { useState } from 'react';
import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { Booking } from '#domain/booking/booking.schema.ts';
import { click } from '#ui/testing/act.ts';
import { expectAccessible } from '#ui/testing/expect-accessible.ts';
import { renderInHost } from '#ui/testing/render.tsx';
import '#admin/admin.css';
import '#admin/shell/shell.css';
import '../list/bookings.css';
import { sampleBooking } from '../testing/sample-booking.ts';
import { MonthView } from './month-view.tsx';

const today = '2026-11-21';

function Month({ bookings }: { bookings: Booking[] }) {
  const [day, setDay] = useState(today);
  return <MonthView bookings={bookings} today={today} day={day} onDay={setDay} />;
}

const show = (...bookings: Booking[]) =>
  renderInHost(<Month bookings={bookings} />, { width: 900 });
const cell = (name: string) => page.getByRole('gridcell', { name: new RegExp(`^${name}`) });
const selected = () => page.getByRole('gridcell', { selected: true });

describe('MonthView', () => {
  it('shows the times of each day without canceled bookings, and marks today', async () => {
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

  it('marks the day on which a client’s option period ends', async () => {
    show(
      sampleBooking({ date: '2026-11-23', optionEnds: '2026-11-25' }),
      sampleBooking({ date: '2026-11-23', optionEnds: '2026-11-26', status: 'cancelled' }),
    );
    const end = cell('Wednesday, November 25, 2026, nothing booked, an option period ends');
    await expect.element(end).toMatchTextContent('Option ends');
    await expect.element(cell('Thursday, November 26, 2026, nothing booked$')).toBeVisible();
  });

  it('counts the bookings that do not fit', async () => {
    const times = ['08:00', '09:00', '10:00', '11:00', '12:00'];
    show(...times.map((time) => sampleBooking({ date: '2026-11-23', time })));
    const day = cell('Monday, November 23, 2026, 5 bookings');
    await expect.element(day).toMatchTextContent('and 2 more');
  });

  it('lists the bookings of the selected day, including canceled ones', async () => {
    show(
      sampleBooking({ date: '2026-11-23', name: 'Ana Reyes' }),
      sampleBooking({ date: '2026-11-23', name: 'Gone', status: 'cancelled' }),
    );
    await expect.element(page.getByText('Nothing is booked on this day.')).toBeVisible();
    await click(cell('Monday, November 23, 2026'));
    const list = page.getByRole('region', { name: 'Monday, November 23, 2026' });
    await expect.element(list.getByRole('article', { name: 'Ana Reyes' })).toBeVisible();
    await expect.element(list.getByRole('article', { name: 'Gone' })).toBeVisible();
  });

  it('moves by keyboard over days, weeks and months, and the focus follows', async () => {
    show();
    await expect.element(selected()).toBeVisible();
    (selected().element() as HTMLElement).focus();
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

  it('changes the month and returns to today', async () => {
    show();
    await click(page.getByRole('button', { name: 'Next month' }));
    await expect.element(selected()).toHaveAccessibleName(/^Tuesday, December 1, 2026/);
    await click(page.getByRole('button', { name: 'Next month' }));
    await expect.element(selected()).toHaveAccessibleName(/^Friday, January 1, 2027/);
    await click(page.getByRole('button', { name: 'Today' }));
    await expect.element(selected()).toHaveAccessibleName(/^Saturday, November 21, 2026/);
    await click(page.getByRole('button', { name: 'Previous month' }));
    await expect.element(selected()).toHaveAccessibleName(/^Thursday, October 1, 2026/);
  });

  it('is accessible', async () => {
    const { host } = show(sampleBooking({ date: '2026-11-23' }));
    await expectAccessible(host);
  });
});
