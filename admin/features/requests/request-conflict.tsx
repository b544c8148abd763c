import { ConflictNotice } from '#admin/forms/conflict-notice.tsx';
import { formatInstant } from '#admin/shell/timestamp.tsx';
import { applyRequestChange } from '#domain/inspection-request/apply-request-change.ts';
import type { ContactRequest } from '#domain/inspection-request/inspection-request.schema.ts';
import { requestStatusLabels } from '#domain/inspection-request/request-status.ts';
import { useBusiness } from '#ui/business.tsx';
import type { useRequestAction } from './use-request-action.ts';

interface RequestConflictProps {
  request: ContactRequest;
  action: ReturnType<typeof useRequestAction>;
  onChange: (request: ContactRequest) => void;
}

/** The notice after an action on a request of which a newer version has been saved. */
export function RequestConflict({ request, action, onChange }: RequestConflictProps) {
  const { timeZone } = useBusiness();
  const { conflict, dismissConflict } = action;
  if (!conflict) return null;
  const mine = applyRequestChange(request, conflict.action.change, { at: new Date(), by: '' });
  return (
    <ConflictNotice
      conflict={conflict}
      differences={(current) => [
        {
          label: 'Status',
          mine: requestStatusLabels[mine.status],
          theirs: requestStatusLabels[current.status],
        },
        {
          label: 'Call back',
          mine: mine.callBackAt ? formatInstant(mine.callBackAt, timeZone) : '',
          theirs: current.callBackAt ? formatInstant(current.callBackAt, timeZone) : '',
        },
      ]}
      onAcceptCurrent={(current) => {
        dismissConflict();
        onChange(current);
      }}
    />
  );
}
