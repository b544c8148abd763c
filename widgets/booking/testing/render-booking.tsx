import { inject } from 'vitest';
import { renderInHost } from '#ui/testing/render.tsx';
import '#ui/inspector-badge.css';
import '#ui/skeleton.css';
import '../booking.css';
import { BookingWidget } from '../booking.tsx';
import type { BookingWidgetProps } from '../booking.types.ts';

/** Renders a booking widget that calls the real API; `change` gives it other props later. */
export function renderBooking(first: BookingWidgetProps = {}, size?: { width: number }) {
  let props: BookingWidgetProps = { apiBase: inject('apiBase'), ...first };
  const { host, rerender } = renderInHost(<BookingWidget {...props} />, size);
  return {
    host,
    change(more: BookingWidgetProps) {
      props = { ...props, ...more };
      rerender(<BookingWidget {...props} />);
    },
  };
}
