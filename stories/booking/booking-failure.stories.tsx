import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, spyOn } from 'storybook/test';
import { business } from '#domain/business/business.ts';
import type { BookingWidgetProps } from '#widgets/booking/booking.tsx';
import { inTurn, offline, refuses } from '../api/answers.ts';
import { usualApi } from '../api/usual-api.ts';
import { booker } from './booker.ts';
import { bookingWidget } from './booking-widget.ts';

const meta = {
  title: 'Widgets/Booking/Failures',
  ...bookingWidget,
} satisfies Meta<BookingWidgetProps>;

export default meta;

type Story = StoryObj<BookingWidgetProps>;

const tryAgain = 'There was an error booking your appointment. Please try again.';

/** A booking that failed: the message, what stands at the button, and all that was typed. */
const failing =
  (message: string, atButton: RegExp): NonNullable<Story['play']> =>
  async (context) => {
    const visitor = await booker(context);
    await visitor.confirm();
    await expect(await visitor.findByText('Booking Failed')).toBeVisible();
    await expect(visitor.getByRole('status')).toHaveTextContent(message);
    await expect(
      visitor.getByRole('button', { name: 'Confirm Booking' }),
    ).toHaveAccessibleDescription(atButton);
    await visitor.expectKept();
    await expect(context.args.onBooked).not.toHaveBeenCalled();
  };

/** The server found wrong what the form did not. */
export const ServerRefusesAField: Story = {
  parameters: {
    api: {
      book: refuses('validation_failed', {
        errors: [{ path: 'phone', message: 'Please enter a valid phone number' }],
      }),
    },
  },
  play: async (context) => {
    await failing('Some fields need attention.', /^No deposit/)(context);
    const visitor = await booker(context);
    await visitor.expectFocus(visitor.field('Phone'));
    await expect(visitor.messageOf('Phone')).toBe('Please enter a valid phone number');
  },
};

/** No field is to blame: what is wrong stands at the button. */
export const ServerRefusesTheDate: Story = {
  parameters: {
    api: {
      book: refuses('validation_failed', {
        errors: [{ path: 'date', message: 'This day does not exist' }],
      }),
    },
  },
  play: failing('Some fields need attention.', /^This day does not exist\.$/),
};

export const TooManyRequests: Story = {
  parameters: {
    api: { book: refuses('rate_limited', { detail: 'Please try again in 2 minutes.' }) },
  },
  play: failing('Please try again in 2 minutes.', /^Too many requests\. Please try again in 2/),
};

export const ServerFails: Story = {
  parameters: { api: { book: refuses('internal') } },
  play: async (context) => {
    await failing(tryAgain, /^Failed to book appointment\. Please try again, or call/)(context);
    const visitor = await booker(context);
    await visitor.expectFocus(visitor.getByRole('button', { name: 'Confirm Booking' }));
    await expect(visitor.getByRole('link', { name: business.phone.display })).toBeVisible();
  },
};

/** The browser itself knows that there is no network. */
export const Offline: Story = {
  parameters: { api: { book: offline } },
  beforeEach: () => {
    spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  },
  play: failing(tryAgain, /You seem to be offline\. What you entered is kept\./),
};

/** A network, but no answer. */
export const ServerNotReached: Story = {
  parameters: { api: { book: offline } },
  play: failing(tryAgain, /We could not be reached\. What you entered is kept\./),
};

export const BookedAtTheSecondTry: Story = {
  parameters: { api: { book: inTurn(offline, usualApi.book) } },
  play: async (context) => {
    const visitor = await booker(context);
    await visitor.confirm();
    await visitor.findByText('Booking Failed');
    await visitor.press('Confirm Booking');
    await visitor.expectBooked();
    await expect(visitor.queryByText('Booking Failed')).toBeNull();
    await expect(context.args.onBooked).toHaveBeenCalledOnce();
  },
};

const taken = refuses('slot_taken', { slots: [{ time: '11:30' }, { time: '15:00' }] });

/** Somebody else was faster; the rest of the day is one press away, with all that was typed. */
export const SlotTaken: Story = {
  parameters: { api: { book: taken } },
  play: async (context) => {
    const visitor = await booker(context);
    await visitor.confirm();
    await visitor.expectFocus(
      await visitor.findByText(/^Somebody just booked 8:00 AM\. Take another time\?/),
    );
    await expect(visitor.getByRole('status')).toHaveTextContent(
      'Somebody just booked 8:00 AM. Please choose another time.',
    );
    await expect(visitor.getByRole('button', { name: 'Book 11:30 AM instead' })).toBeEnabled();
    await expect(visitor.getByRole('button', { name: 'Book 3:00 PM instead' })).toBeEnabled();
    await expect(visitor.queryByRole('button', { name: 'Book 8:00 AM instead' })).toBeNull();
    await visitor.expectKept();
  },
};

export const AnotherTimeTaken: Story = {
  parameters: { api: { book: inTurn(taken, usualApi.book) } },
  play: async (context) => {
    await SlotTaken.play?.(context);
    const visitor = await booker(context);
    await visitor.press('Book 3:00 PM instead');
    await visitor.expectBooked('3:00 PM');
    await expect(context.args.onBooked).toHaveBeenLastCalledWith(
      expect.objectContaining({ time: '15:00' }),
    );
  },
};

/** The last time of the day was lost: the way leads back to the calendar. */
export const NothingLeft: Story = {
  parameters: { api: { book: refuses('slot_taken', { slots: [] }) } },
  play: async (context) => {
    const visitor = await booker(context);
    await visitor.confirm();
    const none = 'No available times for this date. Please select a different date.';
    await expect(await visitor.findByText(new RegExp(none))).toBeVisible();
    await expect(visitor.getByRole('button', { name: 'Choose another date' })).toBeEnabled();
    await visitor.expectKept();
  },
};

/** The owner closed the time while the form was open. */
export const TimeClosed: Story = {
  parameters: { api: { book: refuses('slot_unavailable', { slots: [{ time: '15:00' }] }) } },
  play: async (context) => {
    const visitor = await booker(context);
    await visitor.confirm();
    await expect(
      await visitor.findByText(/^8:00 AM is no longer open for booking\. Take another time\?/),
    ).toBeVisible();
    await expect(visitor.getByRole('button', { name: 'Book 3:00 PM instead' })).toBeEnabled();
    await visitor.expectKept();
  },
};

/** The first attempt got no answer and may have arrived: calling comes before booking again. */
export const PerhapsTheirOwn: Story = {
  parameters: { api: { book: inTurn(offline, taken) } },
  play: async (context) => {
    const visitor = await booker(context);
    await visitor.confirm();
    await visitor.findByText(tryAgain);
    await visitor.press('Confirm Booking');
    await expect(await visitor.findByText(/What you entered is kept\.$/)).toHaveTextContent(
      `This time was just taken, perhaps by your own earlier attempt. Please call ${business.phone.display} before you book again. What you entered is kept.`,
    );
    await visitor.expectKept();
  },
};

export const SlotTakenNarrow: Story = {
  parameters: { column: 320, api: { book: taken } },
  play: async (context) => {
    await SlotTaken.play?.(context);
    await (await booker(context)).expectFits();
  },
};

export const SlotTakenOnDarkPage: Story = {
  globals: { theme: 'dark' },
  parameters: { api: { book: taken } },
  play: async (context) => {
    await SlotTaken.play?.(context);
    await (await booker(context)).expectDark();
  },
};
