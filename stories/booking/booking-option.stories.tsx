import type { Meta, StoryObj } from '@storybook/react-vite';
import { addDays } from '#domain/schedule/calendar-date.ts';
import type { BookingWidgetProps } from '#widgets/booking/booking.types.ts';
import { reach } from '../harness/widget-canvas.ts';
import { bookingMeta } from './booking-meta.ts';
import { chooseDay, early, openForm } from './booking-steps.ts';

/** The end of a buyer's option period is known, and is the day after the chosen one. */
const meta = {
  title: 'Widgets/Booking/Option period',
  ...bookingMeta,
  // Storybook would replace the parameters of a spread with the comment above.
  parameters: bookingMeta.parameters,
  args: { ...bookingMeta.args, optionEnds: addDays(early(), 1) },
} satisfies Meta<BookingWidgetProps>;

export default meta;

type Story = StoryObj<BookingWidgetProps>;

/** The first start is the best one; the last one reports too late, and so do later days. */
export const Marked: Story = {
  play: reach(async (canvas) => {
    await chooseDay(canvas, early());
    await canvas.findByText('Best: earliest report');
    await canvas.findByText(/^Your report would come after/);
  }),
};

/** It can be corrected in the form. */
export const Form: Story = { play: reach((canvas) => openForm(canvas)) };

/** The visitor enters it in the form, and has chosen a time that reports too late. */
export const SaidInForm: Story = {
  args: { optionEnds: undefined },
  play: reach(async (canvas) => {
    await openForm(canvas);
    await canvas.clickElement(await canvas.findByText('Option period'));
    await canvas.fill({ 'Option period ends': early() });
    await canvas.findByText('Your report would come after your option period ends.');
  }),
};

export const NarrowDark: Story = {
  tags: ['variant'],
  ...Marked,
  parameters: { column: 320 },
  globals: { theme: 'dark' },
};
