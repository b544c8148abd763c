import type { StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { business } from '#domain/business/business.ts';
import type { BookingWidgetProps } from '#widgets/booking/booking.tsx';
import { booker, early } from './booker.ts';
import { bookingWidget } from './booking-widget.ts';

// Alone in its file: once loaded, the desk stays loaded.
const meta = { ...bookingWidget, title: 'Widgets/Booking/Offline' };

export default meta;

/** The line broke before the desk was loaded: the calendar stands, with a number to call. */
export const DeskNotLoaded: StoryObj<BookingWidgetProps> = {
  parameters: { missing: 'booking-desk' },
  play: async (context) => {
    const visitor = await booker(context);
    await visitor.chooseDay(early());
    await expect(await visitor.findByText('Failed to fetch slots')).toBeVisible();
    await expect(visitor.getByRole('link', { name: business.phone.display })).toBeVisible();
    await visitor.press('Book This Appointment');
    await expect(await visitor.findByText('Please choose a start time.')).toBeVisible();
    await expect(visitor.getByRole('heading', { level: 2 })).toHaveTextContent(
      'Book your inspection',
    );
  },
};
