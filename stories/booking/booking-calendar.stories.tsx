import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { fn } from 'storybook/test';
import type { DaysByMonth } from '#domain/schedule/opening.ts';
import '#ui/inspector-badge.css';
import '#widgets/booking/booking.css';
import { createBookingStore } from '#widgets/booking/booking.store.ts';
import { BookingCalendar } from '#widgets/booking/booking-calendar.tsx';
import { inCard } from '../harness/react-host.tsx';

interface CalendarArgs {
  today: string;
  days: DaysByMonth;
  daysFailed?: boolean;
  onChoose: (date: string) => void;
  onRetry: () => void;
}

function Calendar({ today, days, daysFailed = false, onChoose, onRetry }: CalendarArgs) {
  const [store] = useState(() => {
    const created = createBookingStore({ now: `${today}T15:00:00Z`, today, days });
    created.setState({ daysFailed });
    return created;
  });
  const choose = (date: string) => {
    store.setState({ date });
    onChoose(date);
  };
  return <BookingCalendar store={store} today={today} onChoose={choose} onRetry={onRetry} />;
}

const datesOf = (month: string, days: readonly number[]) =>
  days.map((day) => `${month}-${String(day).padStart(2, '0')}`);

/** Wednesday, March 3, 2027: two days are full, and two are closed. */
const march: DaysByMonth = {
  '2027-03': {
    open: datesOf('2027-03', [4, 5, 8, 10, 11, 12, 15, 16, 18, 19, 22, 23, 24, 29, 30, 31]),
    full: datesOf('2027-03', [9, 17]),
  },
};

/** The month grid at a fixed time. */
const meta = {
  title: 'Widgets/Booking/Calendar',
  render: inCard(Calendar),
  parameters: { column: 420 },
  args: { today: '2027-03-03', days: march, onChoose: fn(), onRetry: fn() },
} satisfies Meta<CalendarArgs>;

export default meta;

type Story = StoryObj<CalendarArgs>;

/** Today is marked; full days are crossed out, all others that cannot be booked are faint. */
export const Month: Story = {};

export const DayChosen: Story = {
  play: ({ canvas, userEvent }) => userEvent.click(canvas.getByLabelText('Monday, March 8, 2027')),
};

/** Until the server has answered, no day can be chosen. */
export const Unknown: Story = { args: { days: {} } };

export const NotLoaded: Story = { args: { days: {}, daysFailed: true } };

/** Past weeks are hidden. */
export const EndOfMonth: Story = {
  args: {
    today: '2027-03-24',
    days: { '2027-03': { open: datesOf('2027-03', [25, 26, 29, 30, 31]), full: [] } },
  },
};

/** The same height as any other month. */
export const SixWeeks: Story = { args: { today: '2027-05-01', days: {} } };

export const NarrowDark: Story = {
  tags: ['variant'],
  ...DayChosen,
  parameters: { column: 320 },
  globals: { theme: 'dark' },
};
