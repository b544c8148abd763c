import type { ContactRequest } from '#domain/inspection-request/inspection-request.schema.ts';
import { requestStatuses, requestStatusLabels } from '#domain/inspection-request/request-status.ts';
import { RequestConflict } from './request-conflict.tsx';
import { useRequestAction } from './use-request-action.ts';

interface StatusControlProps {
  request: ContactRequest;
  /** Called with the saved request. */
  onChange: (request: ContactRequest) => void;
}

/** The status of a request, changed by one click. */
export function StatusControl({ request, onChange }: StatusControlProps) {
  const action = useRequestAction(request, onChange);
  const { pending, conflict, run } = action;
  const selected = pending?.change.status ?? conflict?.action.change.status ?? request.status;

  return (
    <div className="admin-request-status">
      <fieldset
        className="admin-choices"
        data-joined=""
        aria-label="Status"
        aria-busy={pending !== undefined}
      >
        {requestStatuses.map((status) => (
          <button
            key={status}
            type="button"
            className="admin-choice"
            aria-pressed={status === selected}
            onClick={() => {
              if (status !== selected) run({ change: { status } });
            }}
          >
            {requestStatusLabels[status]}
          </button>
        ))}
      </fieldset>
      <RequestConflict request={request} action={action} onChange={onChange} />
    </div>
  );
}
