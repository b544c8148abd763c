import { Badge } from '#admin/shell/badge.tsx';
import { useRequests } from './use-requests.ts';

export function RequestsCount() {
  return <Badge count={useRequests().total} />;
}
