import type { Meta, StoryObj } from '@storybook/react-vite';
import { defaultBusiness } from '#domain/business/defaults/default-business.ts';
import { plainHome } from '#domain/quote/testing/plain-home.ts';
import type { BookingWidgetProps } from '#widgets/booking/booking.types.ts';
import { problem } from '../api/responses.ts';
import { reach } from '../harness/widget-canvas.ts';
import { bookingMeta } from './booking-meta.ts';
import { chooseDay, confirm, early, openForm, soon } from './booking-steps.ts';

const home = { ...plainHome, squareFootage: 2400 };

/** A quote that the visitor brought from the calculator. */
const meta = {
  title: 'Widgets/Booking/Quote',
  ...bookingMeta,
  // Storybook would replace the parameters of a spread with the comment above.
  parameters: bookingMeta.parameters,
  args: { ...bookingMeta.args, quote: home },
} satisfies Meta<BookingWidgetProps>;

export default meta;

type Story = StoryObj<BookingWidgetProps>;

export const Quoted: Story = {
  play: reach(async (canvas) => {
    await chooseDay(canvas, soon());
    await canvas.findByText(/^Home: Residential, 2,400 sq ft/);
    await canvas.findByText('3 times free');
  }),
};

/** Seven or more days ahead the price is lower. */
export const EarlyBookingDiscount: Story = {
  play: reach(async (canvas) => {
    await chooseDay(canvas, early());
    await canvas.findByText(
      `${defaultBusiness.prices.earlyBooking.percent}% early booking discount`,
    );
  }),
};

/** The preferred date of the quote is already chosen. */
export const PreferredDate: Story = {
  args: { quote: { ...home, inspectionDate: early() } },
  play: reach((canvas) => canvas.findByText('3 times free')),
};

/** The quote determines the inspection type. */
export const Form: Story = {
  args: { quote: { ...home, propertyType: 'warranty' } },
  play: reach(async (canvas) => {
    await canvas.findByText(/^Home: Home Warranty/);
    await openForm(canvas);
  }),
};

/** Prices changed since the page was loaded: the button accepts the new total. */
export const PriceChanged: Story = {
  parameters: {
    api: {
      book: problem('price_changed', {
        price: { shown: 375, current: 395, priceRevision: 2 },
      }),
    },
  },
  play: reach(async (canvas) => {
    await canvas.findByText(/^Home: Residential/);
    await confirm(canvas);
    await canvas.findByText('Book at $395');
  }),
};

/** With the server's price. */
export const Booked: Story = {
  play: reach(async (canvas) => {
    await canvas.findByText(/^Home: Residential/);
    await confirm(canvas);
    await canvas.findByText('You are booked');
  }),
};

export const NarrowDark: Story = {
  tags: ['variant'],
  ...EarlyBookingDiscount,
  parameters: { column: 320 },
  globals: { theme: 'dark' },
};
