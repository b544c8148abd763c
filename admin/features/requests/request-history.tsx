import { Timestamp } from '#admin/shell/timestamp.tsx';
import type { ContactRequest } from '#domain/inspection-request/inspection-request.schema.ts';
import { requestStatusLabels } from '#domain/inspection-request/request-status.ts';

/** When a request came in, and who changed its status and when, oldest first. */
export const RequestHistory = ({ request }: { request: ContactRequest }) => (
  <section className="admin-panel" aria-labelledby="history">
    <h2 className="admin-panel-title" id="history">
      History
    </h2>
    <ol className="admin-request-history">
      <li>
        <Timestamp instant={request.createdAt} /> Received
      </li>
      {request.history.map(({ at, by, status }) => (
        <li key={`${at} ${status}`}>
          <Timestamp instant={at} />
          <span>{` ${requestStatusLabels[status]}, by ${by}`}</span>
        </li>
      ))}
    </ol>
  </section>
);
