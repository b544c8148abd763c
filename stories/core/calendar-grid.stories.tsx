import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import '#widgets/booking/booking.css';
import { createBookingStore } from '#widgets/booking/booking.store.ts';
import { BookingCalendar } from '#widgets/booking/booking-calendar.tsx';
import { firstOpenDay, horizonDays } from '#widgets/booking/open-days.ts';
import { core } from '../stage/core.tsx';
import { type Visitor, visit } from '../visitor.ts';

interface CalendarArgs {
  /** The moment that the grid is drawn for. */
  now: string;
  onChoose: (date: string) => void;
}

function Calendar({ now: moment, onChoose }: CalendarArgs) {
  const now = new Date(moment);
  const [store] = useState(() => {
    const made = createBookingStore();
    made.setState({ cursor: firstOpenDay(now) });
    return made;
  });
  const choose = (date: string) => {
    store.setState({ date });
    onChoose(date);
  };
  return <BookingCalendar store={store} now={now} onChoose={choose} />;
}

const meta = {
  title: 'Core/Calendar grid',
  ...core(Calendar),
  parameters: { column: 420 },
  // A Wednesday, 9:00 AM at the business.
  args: { now: '2027-03-03T15:00:00Z', onChoose: fn() },
} satisfies Meta<CalendarArgs>;

export default meta;

type Story = StoryObj<CalendarArgs>;

// By its label: Testing Library takes the cells of a grid for those of a table.
const day = (visitor: Visitor, name: string) => visitor.getByLabelText(name);

/** Today is marked, weekends and what is past or too soon are not to be had. */
export const Month: Story = {
  play: async (context) => {
    const visitor = await visit(context);
    await expect(visitor.getByRole('grid')).toHaveAccessibleName('March 2027');
    const today = day(visitor, 'Wednesday, March 3, 2027, not available');
    await expect(today).toHaveAttribute('aria-current', 'date');
    await expect(day(visitor, 'Monday, March 8, 2027')).toHaveAttribute('aria-disabled', 'false');
    await visitor.user.click(day(visitor, 'Saturday, March 6, 2027, not available'));
    await expect(context.args.onChoose).not.toHaveBeenCalled();
  },
};

export const DayChosen: Story = {
  play: async (context) => {
    const visitor = await visit(context);
    await visitor.user.click(day(visitor, 'Monday, March 8, 2027'));
    await expect(context.args.onChoose).toHaveBeenLastCalledWith('2027-03-08');
    await expect(day(visitor, 'Monday, March 8, 2027')).toHaveAttribute('aria-selected', 'true');
  },
};

/** One tab stop; arrows, Home, End and the Page keys move within, over a month's end too. */
export const ByKeyboard: Story = {
  play: async (context) => {
    const visitor = await visit(context);
    await visitor.user.tab();
    await visitor.user.tab();
    await visitor.user.tab();
    await visitor.expectFocus(day(visitor, 'Thursday, March 4, 2027'));
    await visitor.user.keyboard('{ArrowDown}{PageDown}');
    await expect(visitor.getByRole('grid')).toHaveAccessibleName('April 2027');
    await visitor.user.keyboard('{Home}{ArrowRight}{Enter}');
    await expect(context.args.onChoose).toHaveBeenLastCalledWith('2027-04-12');
  },
};

/** Six weeks: as high as every other month. */
export const SixWeeks: Story = {
  args: { now: '2027-05-03T15:00:00Z' },
  play: async (context) => {
    const visitor = await visit(context);
    const height = () => visitor.inside.getBoundingClientRect().height;
    const before = height();
    await expect(visitor.getAllByRole('row')).toHaveLength(7);
    await visitor.press('Next month');
    await expect(visitor.getByRole('grid')).toHaveAccessibleName('June 2027');
    await expect(height()).toBe(before);
  },
};

/** Further ahead than the book is open: the line below says how far it is. */
export const NothingOpen: Story = {
  play: async (context) => {
    const visitor = await visit(context);
    for (let month = 0; month < 4; month++) await visitor.press('Next month');
    await expect(visitor.getByText(`Open days: up to ${horizonDays} days ahead.`)).toBeVisible();
    await expect(visitor.queryAllByLabelText(/, \d{4}$/)).toEqual([]);
  },
};

export const Narrow: Story = {
  parameters: { column: 320 },
  play: async (context) => {
    const visitor = await visit(context);
    await visitor.expectFits();
    const { width, height } = day(visitor, 'Monday, March 8, 2027').getBoundingClientRect();
    await expect(Math.min(width, height)).toBeGreaterThanOrEqual(38);
  },
};

export const DarkPage: Story = {
  globals: { theme: 'dark' },
  play: async (context) => {
    await DayChosen.play?.(context);
    await (await visit(context)).expectDark();
  },
};
