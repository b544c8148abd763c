import { ChevronDown } from 'lucide-react';
import { Timestamp } from '#admin/shell/timestamp.tsx';
import type { ContactRequest } from '#domain/inspection-request/inspection-request.schema.ts';
import { requestStatusLabels } from '#domain/inspection-request/request-status.ts';

/** Who changed the status and when, oldest first. */
export function RequestHistory({ request }: { request: ContactRequest }) {
  if (request.history.length === 0) return null;
  return (
    <details className="admin-details">
      <summary>
        <ChevronDown size={18} />
        History
      </summary>
      <ol className="admin-request-history">
        <li>
          <Timestamp instant={request.createdAt} /> Received
        </li>
        {request.history.map(({ at, by, status }) => (
          <li key={`${at} ${status}`}>
            <Timestamp instant={at} /> {requestStatusLabels[status]}, by {by}
          </li>
        ))}
      </ol>
    </details>
  );
}
