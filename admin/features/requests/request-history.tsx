import { ChevronDown } from 'lucide-react';
import { dayOf, timeOf } from '#admin/leads/moment.ts';
import type { ContactRequest } from '#domain/inspection-request/inspection-request.schema.ts';
import { requestStatusLabels } from '#domain/inspection-request/request-status.ts';

/** Who moved the request on, and when; the latest step last. */
export function RequestHistory({ request }: { request: ContactRequest }) {
  if (request.history.length === 0) return null;
  return (
    <details className="admin-details">
      <summary>
        <ChevronDown size={18} />
        History
      </summary>
      <ol className="admin-history">
        <li>
          <Moment instant={request.createdAt} /> Received
        </li>
        {request.history.map(({ at, by, status }) => (
          <li key={`${at} ${status}`}>
            <Moment instant={at} /> {requestStatusLabels[status]}, by {by}
          </li>
        ))}
      </ol>
    </details>
  );
}

function Moment({ instant }: { instant: string }) {
  const date = new Date(instant);
  return <time dateTime={instant}>{`${dayOf(date)} · ${timeOf(date)}`}</time>;
}
