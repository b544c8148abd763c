import { fn, spyOn } from 'storybook/test';
import { timeZone } from '#domain/business/time-zone.ts';
import '#widgets/booking/booking.css';
import { BookingWidget, type BookingWidgetProps } from '#widgets/booking/booking.tsx';
import { widget } from '../stage/widget.tsx';

/** A browser whose clock runs in `zone`. */
export const browserIn = (zone: string) => () => {
  spyOn(Date.prototype, 'getTimezoneOffset').mockImplementation(function inZone(this: Date) {
    // Swedish dates are written as ISO 8601 has them.
    const wall = Date.parse(`${this.toLocaleString('sv-SE', { timeZone: zone })}Z`);
    return Math.round((this.getTime() - wall) / 60_000);
  });
};

/** What all stories of the widget share; their visitor is in Texas, wherever they are looked at. */
export const bookingWidget = {
  ...widget<BookingWidgetProps>({
    tag: 'inspection-booking',
    component: BookingWidget,
    events: {
      onSlotSelect: 'inspection-slot-select',
      onBooked: 'inspection-booking-created',
    },
  }),
  beforeEach: browserIn(timeZone),
  args: { onSlotSelect: fn(), onBooked: fn() },
};
