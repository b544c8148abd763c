import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { fn } from 'storybook/test';
import '#ui/inspector-badge.css';
import '#widgets/booking/booking.css';
import { createBookingStore } from '#widgets/booking/booking.store.ts';
import { BookingCalendar } from '#widgets/booking/booking-calendar.tsx';
import { inCard } from '../harness/react-host.tsx';

interface CalendarArgs {
  now: string;
  onChoose: (date: string) => void;
}

function Calendar({ now, onChoose }: CalendarArgs) {
  const [store] = useState(() => createBookingStore({ now, openDays: {} }));
  const choose = (date: string) => {
    store.setState({ date });
    onChoose(date);
  };
  return <BookingCalendar store={store} now={new Date(now)} onChoose={choose} />;
}

/** The month grid at a fixed moment. */
const meta = {
  title: 'Widgets/Booking/Calendar',
  render: inCard(Calendar),
  parameters: { column: 420 },
  // Wednesday, 9:00 AM at the business.
  args: { now: '2027-03-03T15:00:00Z', onChoose: fn() },
} satisfies Meta<CalendarArgs>;

export default meta;

type Story = StoryObj<CalendarArgs>;

/** Today is marked; weekends and days that are past or too soon are disabled. */
export const Month: Story = {};

export const DayChosen: Story = {
  play: ({ canvas, userEvent }) => userEvent.click(canvas.getByLabelText('Monday, March 8, 2027')),
};

/** As high as any other month. */
export const SixWeeks: Story = { args: { now: '2027-05-31T15:00:00Z' } };

export const Narrow: Story = { ...DayChosen, parameters: { column: 320 } };

export const DarkPage: Story = { ...DayChosen, globals: { theme: 'dark' } };
