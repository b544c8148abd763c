import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, mocked, waitFor } from 'storybook/test';
import { dollars } from '#domain/quote/dollars.ts';
import type { QuoteInput } from '#domain/quote/quote.schema.ts';
import { calculateQuote } from '#domain/quote/quote.ts';
import { earlyBooking } from '#domain/quote/quote-rules.ts';
import { businessToday } from '#domain/schedule/business-clock.ts';
import type { BookingWidgetProps } from '#widgets/booking/booking.tsx';
import { QUOTE_BOOK_EVENT } from '#widgets/core/quote-handoff.ts';
import { booker, early, soon } from './booker.ts';
import { bookingWidget } from './booking-widget.ts';

const home: QuoteInput = {
  propertyType: 'residential',
  squareFootage: 2400,
  hasPool: false,
  detachedStructures: 0,
  rushService: false,
  hasBasement: false,
  stories: 1,
  hasAttic: true,
};

const meta = {
  title: 'Widgets/Booking/Carried quote',
  ...bookingWidget,
  args: { ...bookingWidget.args, quote: home },
} satisfies Meta<BookingWidgetProps>;

export default meta;

type Story = StoryObj<BookingWidgetProps>;

/** What the home costs when it is inspected on `date`. */
const priceOn = (date: string) =>
  dollars(calculateQuote({ ...home, inspectionDate: date }, businessToday(new Date())).totalPrice);

const discount = `${earlyBooking.percent}% early booking discount`;

export const Carried: Story = {
  play: async (context) => {
    const visitor = await booker(context);
    await expect(await visitor.findByText(/^Home: Residential, 2,400 sq ft/)).toHaveTextContent(
      `— ${priceOn(soon())}`,
    );
    await expect(visitor.queryByText(discount)).toBeNull();
    await visitor.chooseDay(soon());
    await visitor.findByText('3 times free');
    await expect(visitor.queryByText(discount)).toBeNull();
  },
};

/** The price follows the day: seven days ahead or more it is lower. */
export const WithDiscount: Story = {
  play: async (context) => {
    const visitor = await booker(context);
    await visitor.findByText(/^Home: Residential/);
    await visitor.chooseDay(early());
    await expect(await visitor.findByText(discount)).toBeVisible();
    await expect(visitor.getByText(/^Home: Residential/)).toHaveTextContent(priceOn(early()));
    await expect(priceOn(early())).not.toBe(priceOn(soon()));
  },
};

/** The day that was asked for in the calculator is chosen at once. */
export const WithPreferredDate: Story = {
  args: { quote: { ...home, inspectionDate: early() } },
  play: async (context) => {
    const visitor = await booker(context);
    await expect(await visitor.findByText('3 times free')).toBeVisible();
    await expect(visitor.getByText(discount)).toBeVisible();
  },
};

export const Removed: Story = {
  play: async (context) => {
    const visitor = await booker(context);
    await visitor.press('Remove the quoted home');
    await visitor.expectFocus(visitor.getByRole('heading', { name: 'Book your inspection' }));
    await expect(visitor.queryByText(/^Home:/)).toBeNull();
  },
};

/** A calculator elsewhere on the page announces what its visitor wants to book. */
export const TakenUpFromThePage: Story = {
  args: { quote: undefined },
  play: async (context) => {
    const visitor = await booker(context);
    await visitor.findByRole('grid');
    const asked = new CustomEvent(QUOTE_BOOK_EVENT, {
      detail: { input: home },
      bubbles: true,
      cancelable: true,
    });
    context.canvasElement.dispatchEvent(asked);
    await expect(asked.defaultPrevented).toBe(true);
    await expect(await visitor.findByText(/^Home: Residential/)).toBeVisible();
    await visitor.expectFocus(visitor.getByRole('heading', { name: 'Book your inspection' }));
  },
};

/** The embedder reads in the console what is wrong; a visitor books without it. */
export const Unreadable: Story = {
  args: { quote: { ...home, squareFootage: 12 } },
  play: async (context) => {
    const visitor = await booker(context);
    const warn = mocked(console.warn);
    await waitFor(() =>
      expect(warn).toHaveBeenCalledWith(expect.stringContaining('squareFootage')),
    );
    warn.mockClear();
    await waitFor(() => expect(visitor.inside.querySelector('.booking-quote')).toBeNull());
    await expect(visitor.getByRole('button', { name: 'Book This Appointment' })).toBeEnabled();
  },
};

/** The quoted home decides what kind of inspection it is. */
export const InTheForm: Story = {
  args: { quote: { ...home, propertyType: 'warranty' } },
  play: async (context) => {
    const visitor = await booker(context);
    await visitor.findByText(/^Home: Home Warranty/);
    await visitor.openForm();
    await expect(visitor.field('Inspection type')).toHaveDisplayValue('Warranty');
    await expect(visitor.getByText(/^Home: Home Warranty, 2,400 sq ft/)).toBeVisible();
    await expect(visitor.getByText(discount)).toBeVisible();
  },
};

/** The price on the confirmation is the server's. */
export const BookedWithPrice: Story = {
  play: async (context) => {
    const visitor = await booker(context);
    await visitor.findByText(/^Home: Residential/);
    await visitor.confirm();
    await visitor.expectBooked();
    await expect(visitor.getByText(/on site$/)).toHaveTextContent(`${priceOn(early())}, about`);
  },
};

export const Narrow: Story = {
  parameters: { column: 320 },
  play: async (context) => {
    await WithDiscount.play?.(context);
    await (await booker(context)).expectFits();
  },
};

export const DarkPage: Story = {
  globals: { theme: 'dark' },
  play: async (context) => {
    await WithDiscount.play?.(context);
    await (await booker(context)).expectDark();
  },
};
