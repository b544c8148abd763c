import { fn, spyOn } from 'storybook/test';
import { business } from '#domain/business/business.ts';
import '#widgets/booking/booking.css';
import { BookingWidget, type BookingWidgetProps } from '#widgets/booking/booking.tsx';
import { widget } from '../stage/widget.tsx';

const Format = Intl.DateTimeFormat;

/** A browser whose clock runs in `zone`. */
export const browserIn = (zone: string) => () => {
  spyOn(Intl, 'DateTimeFormat').mockImplementation(function inZone(locales, options) {
    return new Format(locales, { timeZone: zone, ...options });
  } as typeof Format);
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
  beforeEach: browserIn(business.timeZone),
  args: { onSlotSelect: fn(), onBooked: fn() },
};
