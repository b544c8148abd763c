import type { Meta, StoryObj } from '@storybook/react-vite';
import { spyOn } from 'storybook/test';
import { requestedTimeText } from '#domain/booking/request/requested-time-text.ts';
import { defaultBusiness } from '#domain/business/defaults/default-business.ts';
import type { BookingWidgetProps } from '#widgets/booking/booking.types.ts';
import { areaOf, defaultApi, requestedTime, unconfirmedBooking } from '../api/default-api.ts';
import { networkError, pending, problem } from '../api/responses.ts';
import { reach } from '../harness/widget-canvas.ts';
import { bookingMeta } from './booking-meta.ts';
import { ada, confirm, openForm } from './booking-steps.ts';

const meta = {
  title: 'Widgets/Booking/Form',
  ...bookingMeta,
} satisfies Meta<BookingWidgetProps>;

export default meta;

type Story = StoryObj<BookingWidgetProps>;

/** Sends the form and waits for `text`. */
const confirmed = (text: string | RegExp, values: Readonly<Record<string, string>> = ada) =>
  reach(async (canvas) => {
    await confirm(canvas, values);
    await canvas.findByText(text);
  });

export const Empty: Story = { play: reach((canvas) => openForm(canvas)) };

/** Asks for the banner's discount. */
export const DiscountAskedFor: Story = {
  play: reach(async (canvas) => {
    await openForm(canvas);
    await canvas.click('checkbox', 'Please take $50 off');
    await canvas.fill(ada);
    await canvas.click('button', 'Confirm Booking');
    await canvas.findByText('$50 off. We’ll take $50 off when we confirm.');
  }),
};

export const Invalid: Story = { play: confirmed('Missing Information', { Email: 'ada@example' }) };

/** Skeletons in place of the fields. */
export const Pending: Story = {
  parameters: { api: { book: pending(defaultApi.book) } },
  play: confirmed('Booking…'),
};

export const Booked: Story = { play: confirmed('You are booked') };

/** A new client has to confirm by email: the booking is not shown as complete. */
export const Unconfirmed: Story = {
  parameters: { api: { book: unconfirmedBooking } },
  play: confirmed('Please confirm by email'),
};

/** The limit of online bookings is reached: a request for the time, never shown as a booking. */
export const Requested: Story = {
  parameters: { api: { book: requestedTime } },
  play: confirmed(requestedTimeText(defaultBusiness).title),
};

/** The server refused a field that the form accepted. */
export const FieldRefused: Story = {
  parameters: {
    api: {
      book: problem('validation_failed', {
        errors: [{ path: 'phone', message: 'Please enter a valid phone number' }],
      }),
    },
  },
  play: confirmed('Booking Failed'),
};

/** The server refused something that is not a field: the reason is shown at the button. */
export const DateRefused: Story = {
  parameters: {
    api: {
      book: problem('validation_failed', {
        errors: [{ path: 'date', message: 'This day does not exist' }],
      }),
    },
  },
  play: confirmed('Booking Failed'),
};

export const RateLimited: Story = {
  parameters: {
    api: { book: problem('rate_limited', { detail: 'Please try again in 2 minutes.' }) },
  },
  play: confirmed('Booking Failed'),
};

export const ServerError: Story = {
  parameters: { api: { book: problem('internal') } },
  play: confirmed('Booking Failed'),
};

/** The browser knows that it has no network. */
export const Offline: Story = {
  parameters: { api: { book: networkError } },
  beforeEach: () => {
    spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  },
  play: confirmed(/You seem to be offline/),
};

/** The network works, but the server does not answer. */
export const NoAnswer: Story = {
  parameters: { api: { book: networkError } },
  play: confirmed(/We could not be reached/),
};

/** Somebody else booked the time first; the other times of the day are offered. */
export const SlotTaken: Story = {
  parameters: {
    api: { book: problem('slot_taken', { slots: [{ time: '11:30' }, { time: '15:00' }] }) },
  },
  play: confirmed(/Take another time\?/),
};

/** The time is free, but another appointment is too far away. */
export const TooFar: Story = {
  parameters: {
    api: {
      book: problem('slot_taken', {
        reason: 'drive_time',
        slots: [{ time: '11:30' }, { time: '15:00' }],
      }),
    },
  },
  play: confirmed(/These times fit\./),
};

/** The address is outside the service area. */
export const OutsideServiceArea: Story = {
  parameters: {
    api: { area: areaOf({ city: 'Waco', miles: 93, isOutside: true, isRefused: false }) },
  },
  play: reach(async (canvas) => {
    await openForm(canvas);
    await canvas.fill({ ...ada, 'Property address': '800 Austin Ave, Waco, TX 76701' });
    await canvas.findByText(/^Waco is about 93 miles from us/);
  }),
};

/** It was the last time of the day. */
export const LastSlotTaken: Story = {
  parameters: { api: { book: problem('slot_taken', { slots: [] }) } },
  play: confirmed('Choose another date'),
};

const name = 'Wolfeschlegelsteinhausenbergerdorff';

/** Words longer than the column. */
export const LongWords: Story = {
  parameters: { column: 250 },
  play: confirmed('You are booked', {
    ...ada,
    Name: `${name}-${name}`,
    'Property address': `1 ${name}${name}straße, Plano, TX`,
  }),
};

export const NarrowDark: Story = {
  tags: ['variant'],
  ...Invalid,
  parameters: { column: 320 },
  globals: { theme: 'dark' },
};

export const DarkPageBooked: Story = { tags: ['variant'], ...Booked, globals: { theme: 'dark' } };

/** The same, but the owner does not allow online bookings there. */
export const RefusedServiceArea: Story = {
  parameters: {
    api: { area: areaOf({ city: 'Waco', miles: 93, isOutside: true, isRefused: true }) },
  },
  play: reach(async (canvas) => {
    await openForm(canvas);
    await canvas.fill({ ...ada, 'Property address': '800 Austin Ave, Waco, TX 76701' });
    await canvas.findByText(/It cannot be booked online/);
  }),
};
