import { ConflictNotice } from '#admin/edits/conflict-notice.tsx';
import type { ContactRequest } from '#domain/inspection-request/inspection-request.schema.ts';
import { requestStatuses, requestStatusLabels } from '#domain/inspection-request/request-status.ts';
import { useStatusChange } from './use-status-change.ts';

interface StatusControlProps {
  request: ContactRequest;
  /** Hears what the server keeps now. */
  onChange: (request: ContactRequest) => void;
}

/** How far the owner has come with a request, changed by one tap. */
export function StatusControl({ request, onChange }: StatusControlProps) {
  const { shown, pending, conflict, move, takeTheirs } = useStatusChange(request, onChange);
  return (
    <div className="admin-request-status">
      <fieldset className="admin-choices" data-joined="" aria-label="Status" aria-busy={pending}>
        {requestStatuses.map((status) => (
          <button
            key={status}
            type="button"
            className="admin-choice"
            aria-pressed={status === shown}
            onClick={() => {
              if (!pending && status !== shown) move(status);
            }}
          >
            {requestStatusLabels[status]}
          </button>
        ))}
      </fieldset>
      {conflict ? (
        <ConflictNotice
          conflict={conflict}
          differences={(current) => [
            {
              label: 'Status',
              mine: requestStatusLabels[conflict.wanted],
              theirs: requestStatusLabels[current.status],
            },
          ]}
          onTakeTheirs={takeTheirs}
        />
      ) : null}
    </div>
  );
}
