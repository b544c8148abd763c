import { useDashboard } from '#admin/features/dashboard/use-dashboard.ts';
import { Badge } from '#admin/shell/badge.tsx';

/** Of the appointments that are ahead. */
export function BookingsCount() {
  return <Badge count={useDashboard().data?.bookingsAhead} />;
}
