import { fn, spyOn } from 'storybook/test';
import { defaultBusiness } from '#domain/business/defaults/default-business.ts';
import '#ui/inspector-badge.css';
import '#widgets/booking/booking.css';
import { BookingWidget } from '#widgets/booking/booking.tsx';
import type { BookingWidgetProps } from '#widgets/booking/booking.types.ts';
import { widget } from '../harness/widget.tsx';

/** Sets the time zone of the browser's clock. */
export const browserIn = (zone: string) => () => {
  spyOn(Date.prototype, 'getTimezoneOffset').mockImplementation(function inZone(this: Date) {
    // The Swedish locale writes dates as ISO 8601 does.
    const wall = Date.parse(`${this.toLocaleString('sv-SE', { timeZone: zone })}Z`);
    return Math.round((this.getTime() - wall) / 60_000);
  });
};

/** Common to all stories of the widget. The visitor is where the business is, wherever they are opened. */
export const bookingMeta = {
  ...widget<BookingWidgetProps>({
    tag: 'inspection-booking',
    component: BookingWidget,
    events: {
      onSlotSelect: 'inspection-slot-select',
      onBooked: 'inspection-booking-created',
      onRequested: 'inspection-booking-requested',
    },
  }),
  beforeEach: browserIn(defaultBusiness.timeZone.name),
  args: { onSlotSelect: fn(), onBooked: fn(), onRequested: fn() },
};
