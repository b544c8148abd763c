import type { Meta, StoryObj } from '@storybook/react-vite';
import * as z from 'zod/mini';
import { timeOfDaySchema } from '#domain/schedule/calendar-date.schema.ts';
import type { BookingWidgetProps } from '#widgets/booking/booking.types.ts';
import { defaultApi, noNextSlot, slotsWithout } from '../api/default-api.ts';
import { json, networkError, pending } from '../api/responses.ts';
import { reach } from '../harness/widget-canvas.ts';
import { bookingMeta, browserIn } from './booking-meta.ts';
import { chooseDay, early } from './booking-steps.ts';

const meta = {
  title: 'Widgets/Booking',
  ...bookingMeta,
} satisfies Meta<BookingWidgetProps>;

export default meta;

type Story = StoryObj<BookingWidgetProps>;

/** Chooses a day and waits for `text`. */
const dayChosen = (text: string | RegExp) =>
  reach(async (canvas) => {
    await chooseDay(canvas, early());
    await canvas.findByText(text);
  });

export const NoDayChosen: Story = {};

/** After the last day that can be booked. */
export const NoOpenDays: Story = {
  play: reach(async (canvas) => {
    for (let months = 0; months < 5; months += 1) await canvas.click('button', 'Next month');
    await canvas.findByText('No open days in this month.');
  }),
};

/** One tap on the next free start chose day and time. */
export const NextFreeChosen: Story = {
  play: reach(async (canvas) => {
    await canvas.click('button', /^Next free: /);
    await canvas.findByRole('radio', { checked: true });
  }),
};

export const NothingFree: Story = {
  parameters: { api: { nextSlot: noNextSlot } },
  play: reach((canvas) => canvas.findByText('Choose a day, then a start time.')),
};

export const NextFreeLoading: Story = {
  parameters: { api: { nextSlot: pending(defaultApi.nextSlot) } },
};

export const LoadingTimes: Story = {
  parameters: { api: { slots: pending(defaultApi.slots) } },
  play: dayChosen('Looking for free times…'),
};

export const FreeTimes: Story = { play: dayChosen('3 times free') };

const halfHours = ['08:00', '08:30', '09:00', '09:30', '10:00', '10:30', '11:00', '11:30'];

/** Two columns, and the list scrolls in its box. */
export const ManyTimes: Story = {
  parameters: {
    api: {
      slots: () =>
        json(
          z.array(z.object({ time: timeOfDaySchema })),
          halfHours.map((time) => ({ time })),
        ),
    },
  },
  play: dayChosen('8 times free'),
};

/** The day was open when the page loaded but has no time left now. */
export const NoFreeTimes: Story = {
  parameters: { api: { slots: slotsWithout('08:00', '11:30', '15:00') } },
  play: dayChosen('No available times for this date. Please select a different date.'),
};

export const TimesNotLoaded: Story = {
  parameters: { api: { slots: networkError } },
  play: dayChosen('Failed to fetch slots'),
};

export const TimeChosen: Story = {
  play: reach(async (canvas) => {
    await chooseDay(canvas, early());
    await canvas.click('radio', '11:30 AM');
  }),
};

/** 'Book This Appointment' before a day and a time are chosen. */
export const MissingInformation: Story = {
  play: reach(async (canvas) => {
    await canvas.click('button', 'Book This Appointment');
    await canvas.findByText('Missing Information');
  }),
};

/** Each time shows the visitor's own beside it. */
export const OtherTimeZone: Story = {
  beforeEach: browserIn('America/Los_Angeles'),
  play: dayChosen('6:00 AM your time'),
};

/** The start is on another day in the visitor's zone. */
export const OtherDay: Story = {
  beforeEach: browserIn('Australia/Brisbane'),
  play: dayChosen('3 times free'),
};

export const Spanish: Story = { globals: { language: 'es' } };

export const SpanishMissingInformation: Story = {
  globals: { language: 'es' },
  play: reach(async (canvas) => {
    await canvas.click('button', 'Reservar esta cita');
    await canvas.findByText('Faltan datos');
  }),
};

export const SpanishDaysNotLoaded: Story = {
  parameters: { api: { days: networkError } },
  globals: { language: 'es' },
  play: reach((canvas) => canvas.findByText(/No se pudieron cargar los días disponibles/)),
};

export const SecondBusiness: Story = { globals: { business: 'second' } };

export const NarrowDark: Story = {
  tags: ['variant'],
  ...TimeChosen,
  parameters: { column: 320 },
  globals: { theme: 'dark' },
};
