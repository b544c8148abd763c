import { ownApiPerTest } from '#client/testing/own-api.ts';
import { renderInHost } from '#ui/testing/render.tsx';
import '#ui/inspector-badge.css';
import '#ui/skeleton.css';
import '../booking.css';
import { BookingWidget } from '../booking.tsx';
import type { BookingWidgetProps } from '../booking.types.ts';

/** Origin of the API that `renderBooking` calls; no other test books there. */
export const bookingApi = ownApiPerTest();

/** Renders a booking widget that calls a real API; `change` sets other props later. */
export function renderBooking(first: BookingWidgetProps = {}, size?: { width: number }) {
  let props: BookingWidgetProps = { apiBase: bookingApi(), ...first };
  const { host, rerender } = renderInHost(<BookingWidget {...props} />, size);
  return {
    host,
    change(more: BookingWidgetProps) {
      props = { ...props, ...more };
      rerender(<BookingWidget {...props} />);
    },
  };
}
