import { ConflictNotice } from '#admin/forms/conflict-notice.tsx';
import { useRecordAction } from '#admin/forms/use-record-action.ts';
import type { ContactRequest } from '#domain/inspection-request/inspection-request.schema.ts';
import {
  type RequestStatus,
  requestStatuses,
  requestStatusLabels,
} from '#domain/inspection-request/request-status.ts';
import { showToast } from '#ui/page-toasts/toast-store.ts';
import { changeRequest } from './request-calls.ts';

interface StatusControlProps {
  request: ContactRequest;
  /** Called with the saved request. */
  onChange: (request: ContactRequest) => void;
}

/** The status of a request, changed by one click. */
export function StatusControl({ request, onChange }: StatusControlProps) {
  const { pending, conflict, run, dismissConflict } = useRecordAction({
    revision: request.revision,
    send: (status: RequestStatus, revision) => changeRequest(request.id, { revision, status }),
    onSaved(saved, status) {
      onChange(saved);
      const name = `${request.firstName} ${request.lastName}`;
      const description = `${name} is marked as ${requestStatusLabels[status].toLowerCase()}.`;
      showToast({ title: 'Saved', description });
    },
    onFailure: (description) => showToast({ title: 'Not saved', description, kind: 'destructive' }),
  });
  const selected = pending ?? conflict?.action ?? request.status;

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
              if (status !== selected) run(status);
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
              mine: requestStatusLabels[conflict.action],
              theirs: requestStatusLabels[current.status],
            },
          ]}
          onAcceptCurrent={(current) => {
            dismissConflict();
            onChange(current);
          }}
        />
      ) : null}
    </div>
  );
}
