import { Link } from 'wouter';
import { countText } from '#admin/lists/count-text.ts';
import { formatDate } from '#domain/schedule/calendar-date.ts';
import { useRetention } from './use-retention.ts';

/** Announces on the dashboard what retention will erase; usually nothing. */
export function ErasuresNotice() {
  const { data } = useRetention();
  const first = data?.erasures[0];
  if (!first) return null;
  return (
    <p className="admin-erasures-notice">
      <span>{`${countText(data.total, ['old record', 'old records'])} will be erased from ${formatDate(first.on, 'short')}. `}</span>
      <Link href="/privacy">See which</Link>
    </p>
  );
}
