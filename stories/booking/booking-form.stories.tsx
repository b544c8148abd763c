import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { bookingTerms } from '#domain/booking/booking-terms.ts';
import { business } from '#domain/business/business.ts';
import { formatDate } from '#domain/schedule/calendar-date.ts';
import type { BookingWidgetProps } from '#widgets/booking/booking.tsx';
import { slowly } from '../api/answers.ts';
import { usualApi } from '../api/usual-api.ts';
import { ada, booker, early } from './booker.ts';
import { bookingWidget } from './booking-widget.ts';

const meta = {
  title: 'Widgets/Booking/Form',
  ...bookingWidget,
} satisfies Meta<BookingWidgetProps>;

export default meta;

type Story = StoryObj<BookingWidgetProps>;

export const Empty: Story = {
  play: async (context) => {
    const visitor = await booker(context);
    await visitor.openForm();
    await expect(visitor.getByText(formatDate(early(), 'long'))).toBeVisible();
    await expect(visitor.getByText('8:00 AM Central Time')).toBeVisible();
    for (const label of Object.keys(ada)) await expect(visitor.field(label)).toHaveValue('');
    await expect(visitor.field('Inspection type')).toHaveDisplayValue('Select a type');
    await expect(
      visitor.getByRole('button', { name: 'Confirm Booking' }),
    ).toHaveAccessibleDescription(`${bookingTerms.payment} ${bookingTerms.change}`);
  },
};

export const Typing: Story = {
  play: async (context) => {
    const visitor = await booker(context);
    await visitor.openForm();
    await visitor.fill({ Name: 'Ada', 'Inspection type': 'buyer', Email: 'ada@' });
    await visitor.expectFocus(visitor.field('Email'));
    await expect(visitor.field('Email')).toHaveValue('ada@');
    await expect(visitor.field('Inspection type')).toHaveDisplayValue('Buyer');
    await expect(visitor.messageOf('Email')).toBe('');
  },
};

/** Every required field that is empty says so, and the first has the focus. */
export const MissingInformation: Story = {
  play: async (context) => {
    const visitor = await booker(context);
    await visitor.confirm({ Email: 'ada@example.com' });
    await expect(await visitor.findByText('Missing Information')).toBeVisible();
    await expect(visitor.getByRole('status')).toHaveTextContent(
      'Please fill in all required fields.',
    );
    await visitor.expectFocus(visitor.field('Name'));
    await expect(visitor.messageOf('Name')).toBe('Name is required');
    await expect(visitor.messageOf('Email')).toBe('');
    await expect(visitor.messageOf('Phone')).toBe('Please enter a valid phone number');
    await expect(visitor.messageOf('Property address')).toBe('Property address is required');
    await expect(visitor.messageOf('Inspection type')).toBe('');
    await expect(context.args.onBooked).not.toHaveBeenCalled();
  },
};

/** Nothing is missing, but some of it cannot be right: told at the fields alone. */
export const InvalidFields: Story = {
  play: async (context) => {
    const visitor = await booker(context);
    await visitor.confirm({ ...ada, Email: 'ada@example', Phone: '555-0100' });
    await visitor.expectFocus(visitor.field('Email'));
    await expect(visitor.messageOf('Name')).toBe('');
    await expect(visitor.messageOf('Email')).toBe('Please enter a valid email address');
    await expect(visitor.messageOf('Phone')).toBe('Please enter a valid phone number');
    await expect(visitor.queryByText('Missing Information')).toBeNull();
    await expect(context.args.onBooked).not.toHaveBeenCalled();
  },
};

export const Pending: Story = {
  parameters: { api: { book: slowly(usualApi.book) } },
  play: async (context) => {
    const visitor = await booker(context);
    await visitor.confirm();
    await expect(await visitor.findByRole('button', { name: 'Booking…' })).toBeDisabled();
    await expect(visitor.getByRole('button', { name: 'Cancel' })).toBeDisabled();
    await expect(visitor.field('Name')).toBeDisabled();
    await visitor.expectKept();
  },
};

/** Back at the calendar: the day and the time are still chosen, and what was typed is kept. */
export const Cancelled: Story = {
  play: async (context) => {
    const visitor = await booker(context);
    await visitor.openForm();
    await visitor.fill(ada);
    await visitor.press('Cancel');
    await visitor.expectFocus(
      await visitor.findByRole('heading', { name: 'Book your inspection' }),
    );
    await expect(visitor.getByRole('radio', { name: '8:00 AM' })).toBeChecked();
    await visitor.press('Book This Appointment');
    await visitor.findByRole('form');
    await visitor.expectKept();
    await visitor.press('Cancel');
    await expect(await visitor.findByRole('radio', { name: '8:00 AM' })).toBeChecked();
  },
};

export const Booked: Story = {
  play: async (context) => {
    const visitor = await booker(context);
    await visitor.confirm();
    await visitor.expectBooked();
    await expect(visitor.getByText(formatDate(early(), 'long'))).toBeVisible();
    await expect(visitor.getByText(ada['Property address'])).toBeVisible();
    await expect(visitor.getByRole('link', { name: business.phone.display })).toBeVisible();
    await expect(visitor.queryByText('Price')).toBeNull();
    await expect(visitor.queryByRole('form')).toBeNull();
    await expect(context.args.onBooked).toHaveBeenCalledOnce();
    await expect(context.args.onBooked).toHaveBeenLastCalledWith({
      id: 'a-booking',
      date: early(),
      time: '08:00',
    });
  },
};

/** A new appointment begins with an empty form. */
export const AnotherAppointment: Story = {
  play: async (context) => {
    await Booked.play?.(context);
    const visitor = await booker(context);
    await visitor.press('Book another appointment');
    await visitor.expectFocus(
      await visitor.findByRole('heading', { name: 'Book your inspection' }),
    );
    await visitor.chooseTime('3:00 PM');
    await visitor.press('Book This Appointment');
    await visitor.findByRole('form');
    for (const label of Object.keys(ada)) await expect(visitor.field(label)).toHaveValue('');
  },
};

/** The longest that people have, in a column that is too narrow for it. */
export const LongNames: Story = {
  parameters: { column: 250 },
  play: async (context) => {
    const visitor = await booker(context);
    const name = 'Wolfeschlegelsteinhausenbergerdorff';
    const address = `1 ${name}${name}straße, Plano, TX`;
    await visitor.openForm();
    await visitor.fill({ ...ada, Name: `${name}-${name}`, 'Property address': address });
    await visitor.expectFits();
    await visitor.press('Confirm Booking');
    await visitor.expectBooked();
    await expect(visitor.getByText(address)).toBeVisible();
    await visitor.expectFits();
  },
};

export const Narrow: Story = {
  parameters: { column: 320 },
  play: async (context) => {
    await MissingInformation.play?.(context);
    await (await booker(context)).expectFits();
  },
};

export const NarrowBooked: Story = {
  parameters: { column: 320 },
  play: async (context) => {
    await Booked.play?.(context);
    await (await booker(context)).expectFits();
  },
};

export const DarkPage: Story = {
  globals: { theme: 'dark' },
  play: async (context) => {
    await MissingInformation.play?.(context);
    await (await booker(context)).expectDark();
  },
};

export const DarkPageBooked: Story = {
  globals: { theme: 'dark' },
  play: async (context) => {
    await Booked.play?.(context);
    await (await booker(context)).expectDark();
  },
};

export const RightToLeftPage: Story = {
  globals: { direction: 'rtl' },
  play: async (context) => {
    await MissingInformation.play?.(context);
    await (await booker(context)).expectEnglishOnRightToLeftPage();
  },
};
