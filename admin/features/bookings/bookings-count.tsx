import { Badge } from '#admin/shell/badge.tsx';
import { useBookingsAhead } from './use-bookings.ts';

export function BookingsCount() {
  return <Badge count={useBookingsAhead().data?.total} />;
}
