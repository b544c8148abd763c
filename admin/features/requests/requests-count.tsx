import { useDashboard } from '#admin/features/dashboard/use-dashboard.ts';
import { Badge } from '#admin/shell/badge.tsx';

export function RequestsCount() {
  return <Badge count={useDashboard().data?.totals.requests} />;
}
