import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import * as z from 'zod/mini';
import { business } from '#domain/business/business.ts';
import { businessToday } from '#domain/schedule/business-clock.ts';
import { timeOfDaySchema } from '#domain/schedule/calendar-date.schema.ts';
import { formatDate } from '#domain/schedule/calendar-date.ts';
import type { BookingWidgetProps } from '#widgets/booking/booking.tsx';
import { inTurn, offline, refuses, says, slowly } from '../api/answers.ts';
import { slotsWithout, usualApi } from '../api/usual-api.ts';
import { booker, early, weekdayAhead } from './booker.ts';
import { bookingWidget, browserIn } from './booking-widget.ts';

const meta = {
  title: 'Widgets/Booking',
  ...bookingWidget,
} satisfies Meta<BookingWidgetProps>;

export default meta;

type Story = StoryObj<BookingWidgetProps>;

export const NoDayChosen: Story = {
  play: async (context) => {
    const visitor = await booker(context);
    await expect(visitor.getByRole('heading', { level: 2 })).toHaveTextContent(
      'Book your inspection',
    );
    await expect(visitor.getByText('Choose a day to see which are free.')).toBeVisible();
    const today = `${formatDate(businessToday(new Date()), 'long')}, not available`;
    const cells = await visitor.findAllByLabelText(/, \d{4}/);
    await expect(cells.filter((cell) => cell.ariaSelected === 'true')).toEqual([]);
    for (const cell of cells.filter((cell) => cell.ariaCurrent === 'date')) {
      await expect(cell).toHaveAccessibleName(today);
    }
    await expect(visitor.queryByRole('radio')).toBeNull();
  },
};

/** After the last day that can be booked a month has none. */
export const MonthWithoutOpenDays: Story = {
  play: async (context) => {
    const visitor = await booker(context);
    for (let months = 0; months < 5; months += 1) await visitor.press('Next month');
    await expect(await visitor.findByText('No open days in this month.')).toBeVisible();
    for (const cell of visitor.getAllByLabelText(/, \d{4}/)) {
      await expect(cell).toHaveAttribute('aria-disabled', 'true');
    }
  },
};

export const LookingForTimes: Story = {
  parameters: { api: { slots: slowly(usualApi.slots) } },
  play: async (context) => {
    const visitor = await booker(context);
    await visitor.chooseDay(early());
    await expect(await visitor.findByText('Looking for free times…')).toBeVisible();
    await expect(visitor.inside.querySelectorAll('.ui-skeleton.booking-time')).toHaveLength(3);
    await expect(visitor.queryByRole('radio')).toBeNull();
  },
};

export const TimesOffered: Story = {
  play: async (context) => {
    const visitor = await booker(context);
    await visitor.chooseDay(early());
    await expect(await visitor.findByText('3 times free')).toBeVisible();
    for (const time of ['8:00 AM', '11:30 AM', '3:00 PM']) {
      const radio = visitor.getByRole('radio', { name: time });
      await expect(radio).not.toBeChecked();
      await expect(radio).not.toHaveAccessibleDescription();
    }
    await expect(context.args.onSlotSelect).not.toHaveBeenCalled();
  },
};

export const OneTimeLeft: Story = {
  parameters: { api: { slots: slotsWithout('08:00', '15:00') } },
  play: async (context) => {
    const visitor = await booker(context);
    await visitor.chooseDay(early());
    await expect(await visitor.findByText('1 time free')).toBeVisible();
    await expect(visitor.getByRole('radio')).toHaveAccessibleName('11:30 AM');
  },
};

const halfHours = ['08:00', '08:30', '09:00', '09:30', '10:00', '10:30', '11:00', '11:30'];

/** An owner with many start times: two columns, and the list scrolls within its room. */
export const ManyTimes: Story = {
  parameters: {
    api: {
      slots: () =>
        says(
          z.array(z.object({ time: timeOfDaySchema })),
          halfHours.map((time) => ({ time })),
        ),
    },
  },
  play: async (context) => {
    const visitor = await booker(context);
    await visitor.chooseDay(early());
    await expect(await visitor.findByText('8 times free')).toBeVisible();
    const [first, second] = visitor.getAllByRole('radio').map((radio) => {
      return radio.getBoundingClientRect();
    });
    await expect(second?.top).toBe(first?.top);
    await expect(second?.left).toBeGreaterThan(first?.right ?? 0);
    await visitor.expectFits();
  },
};

/** The day was open when the page came; since then all of it was sold, or the owner closed it. */
export const NoTimesLeft: Story = {
  parameters: { api: { slots: slotsWithout('08:00', '11:30', '15:00') } },
  play: async (context) => {
    const visitor = await booker(context);
    await visitor.chooseDay(early());
    await expect(
      await visitor.findByText('No available times for this date. Please select a different date.'),
    ).toBeVisible();
    await expect(visitor.queryByRole('radio')).toBeNull();
  },
};

/** Times that did not come: what to do about it, and the number to call. */
const timesFailing: NonNullable<Story['play']> = async (context) => {
  const visitor = await booker(context);
  await visitor.chooseDay(early());
  await expect(await visitor.findByText('Failed to fetch slots')).toBeVisible();
  await expect(visitor.getByRole('button', { name: 'Try again' })).toBeEnabled();
  await expect(visitor.getByRole('link', { name: business.phone.display })).toHaveAttribute(
    'href',
    business.phone.href,
  );
  await expect(visitor.queryByRole('radio')).toBeNull();
};

export const ServerFails: Story = {
  parameters: { api: { slots: refuses('internal') } },
  play: timesFailing,
};

export const Offline: Story = {
  parameters: { api: { slots: offline } },
  play: timesFailing,
};

/** The button goes as the times come: the focus is on the day that they belong to. */
export const TimesAtTheSecondTry: Story = {
  parameters: { api: { slots: inTurn(offline, usualApi.slots) } },
  play: async (context) => {
    const visitor = await booker(context);
    await visitor.chooseDay(early());
    await visitor.press('Try again');
    await expect(await visitor.findByText('3 times free')).toBeVisible();
    await visitor.expectFocus(visitor.getByRole('heading', { name: formatDate(early(), 'long') }));
    await expect(visitor.queryByText('Failed to fetch slots')).toBeNull();
  },
};

export const TimeChosen: Story = {
  play: async (context) => {
    const visitor = await booker(context);
    await visitor.chooseDay(early());
    await visitor.chooseTime('11:30 AM');
    await expect(visitor.getByRole('radio', { name: '11:30 AM' })).toBeChecked();
    await expect(visitor.getByRole('radio', { name: '8:00 AM' })).not.toBeChecked();
    await expect(context.args.onSlotSelect).toHaveBeenCalledOnce();
    await expect(context.args.onSlotSelect).toHaveBeenLastCalledWith({
      date: early(),
      time: '11:30',
    });
  },
};

/** Another day that offers the chosen time, too: it stays chosen. */
export const TimeKeptOnAnotherDay: Story = {
  play: async (context) => {
    const visitor = await booker(context);
    await visitor.chooseDay(early());
    await visitor.chooseTime('3:00 PM');
    await visitor.chooseDay(weekdayAhead(17));
    await expect(await visitor.findByRole('radio', { name: '3:00 PM' })).toBeChecked();
  },
};

/** Pressed too early: what to choose first, beside the button and as a message. */
export const NothingChosen: Story = {
  play: async (context) => {
    const visitor = await booker(context);
    await visitor.press('Book This Appointment');
    await expect(await visitor.findByText('Missing Information')).toBeVisible();
    await expect(visitor.getByText('Please fill in all required fields.')).toBeVisible();
    await expect(visitor.getByText('Please choose a date and a start time.')).toBeVisible();
    await expect(visitor.queryByRole('form')).toBeNull();
  },
};

export const NoTimeChosen: Story = {
  play: async (context) => {
    const visitor = await booker(context);
    await visitor.chooseDay(early());
    await visitor.findByText('3 times free');
    await visitor.press('Book This Appointment');
    await expect(await visitor.findByText('Please choose a start time.')).toBeVisible();
    await expect(await visitor.findByText('Missing Information')).toBeVisible();
  },
};

/** Booking from California: Central Time counts, and their own time stands beside it. */
export const VisitorInAnotherTimeZone: Story = {
  beforeEach: browserIn('America/Los_Angeles'),
  play: async (context) => {
    const visitor = await booker(context);
    await visitor.chooseDay(early());
    await expect(await visitor.findByText('6:00 AM your time')).toBeVisible();
    await expect(visitor.getByRole('radio', { name: '8:00 AM' })).toHaveAccessibleDescription(
      '6:00 AM your time',
    );
  },
};

/** From Hawaii to Australia the day may be another one, too. */
export const VisitorOnAnotherDay: Story = {
  beforeEach: browserIn('Australia/Brisbane'),
  play: async (context) => {
    const visitor = await booker(context);
    await visitor.chooseDay(early());
    await visitor.findByText('3 times free');
    const day = /^(Tue|Wed|Thu|Fri|Sat) \d+:\d\d [AP]M your time$/;
    await expect(visitor.getByRole('radio', { name: '3:00 PM' })).toHaveAccessibleDescription(day);
    await visitor.expectFits();
  },
};

export const Narrow: Story = {
  parameters: { column: 320 },
  play: async (context) => {
    await TimeChosen.play?.(context);
    await (await booker(context)).expectFits();
  },
};

export const DarkPage: Story = {
  globals: { theme: 'dark' },
  play: async (context) => {
    await TimeChosen.play?.(context);
    await (await booker(context)).expectDark();
  },
};

/** The grid, too, is English: a week runs left to right. */
export const RightToLeftPage: Story = {
  globals: { direction: 'rtl' },
  play: async (context) => {
    await TimeChosen.play?.(context);
    const visitor = await booker(context);
    await visitor.expectEnglishOnRightToLeftPage();
    const [first, second] = visitor.getAllByRole('columnheader').map((head) => {
      return head.getBoundingClientRect();
    });
    await expect(first?.left).toBeLessThan(second?.left ?? 0);
  },
};
