import { useEffect } from 'react';
import { useDashboard } from '#admin/features/dashboard/use-dashboard.ts';
import { useReportError } from '#admin/forms/use-report-error.ts';
import { send } from '#client/send.ts';
import type { Booking } from '#domain/booking/booking.schema.ts';

/**
 * Tells the server that the owner has seen all bookings up to `newest`, the newest on the screen,
 * so that the bell no longer counts them. Does nothing if there is none.
 */
export function useSeenBookings(newest: Booking | undefined): void {
  const { data, mutate } = useDashboard();
  const report = useReportError();
  const until = data && data.newBookings > 0 ? newest?.createdAt : undefined;

  useEffect(() => {
    // A failure is not shown: the bell still counts them, and the next visit tries again.
    if (until) send('PUT /api/bookings/seen', { json: { until } }).then(() => mutate(), report);
  }, [until, mutate, report]);
}
