import { Badge } from '#admin/shell/badge.tsx';
import { useBookings } from './use-bookings.ts';

export function BookingsCount() {
  return <Badge count={useBookings().total} />;
}
