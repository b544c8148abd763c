import { fn } from 'storybook/test';
import '#widgets/booking/booking.css';
import { BookingWidget, type BookingWidgetProps } from '#widgets/booking/booking.tsx';
import { widget } from '../stage/widget.tsx';

/** What all stories of the widget share. */
export const bookingWidget = {
  ...widget<BookingWidgetProps>({
    tag: 'inspection-booking',
    component: BookingWidget,
    events: {
      onSlotSelect: 'inspection-slot-select',
      onBooked: 'inspection-booking-created',
    },
  }),
  args: { onSlotSelect: fn(), onBooked: fn() },
};
