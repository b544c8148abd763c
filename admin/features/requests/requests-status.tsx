import { timeOf } from '#admin/leads/moment.ts';
import type { OwnerList } from '#admin/lists/use-owner-list.ts';

interface RequestsStatusProps {
  list: Pick<OwnerList<unknown>, 'total' | 'readAt' | 'outdated'>;
  search: string;
}

/** How many there are, spoken when it changes; and of when, for the list never renews itself. */
export function RequestsStatus({ list, search }: RequestsStatusProps) {
  const total = list.total ?? 0;
  const noun = total === 1 ? 'request' : 'requests';
  return (
    <p className="admin-status">
      <span role="status">
        {list.outdated
          ? 'Searching…'
          : search
            ? `${total} ${noun} with “${search}” in name or e-mail`
            : `${total} ${noun}${total > 1 ? ', newest first' : ''}`}
      </span>
      {list.readAt ? <span className="admin-as-of">As of {timeOf(list.readAt)}</span> : null}
    </p>
  );
}
