import { useState } from 'react';
import type { EditConflict } from '#admin/edits/use-edit-form.ts';
import { useReportFailure } from '#admin/edits/use-report-failure.ts';
import { failureText } from '#admin/failure-text.ts';
import type { ContactRequest } from '#domain/inspection-request/inspection-request.schema.ts';
import {
  type RequestStatus,
  requestStatusLabels,
} from '#domain/inspection-request/request-status.ts';
import { ApiError } from '#widgets/core/api/api-error.ts';
import { showToast } from '#widgets/page/toasts/toast-store.ts';
import { changeRequest } from './change-request.ts';

/** Moves a request on with one tap; a newer version that somebody else saved is shown first. */
export function useStatusChange(
  request: ContactRequest,
  onChange: (request: ContactRequest) => void,
) {
  const [wanted, setWanted] = useState<RequestStatus>();
  const [newer, setNewer] = useState<ContactRequest>();
  const [pending, setPending] = useState(false);
  const report = useReportFailure();

  async function move(status: RequestStatus, revision: number) {
    setWanted(status);
    setNewer(undefined);
    setPending(true);
    try {
      onChange(await changeRequest(request.id, { revision, status }));
      setWanted(undefined);
      const name = `${request.firstName} ${request.lastName}`;
      const description = `${name} is marked as ${requestStatusLabels[status].toLowerCase()}.`;
      showToast({ title: 'Saved', description });
    } catch (error) {
      report(error);
      const problem = error instanceof ApiError ? error.problem : undefined;
      if (problem?.code === 'edit_conflict') {
        setNewer(problem.current as ContactRequest);
      } else {
        setWanted(undefined);
        showToast({ title: 'Not saved', description: failureText(error), kind: 'destructive' });
      }
    } finally {
      setPending(false);
    }
  }

  const conflict: (EditConflict<ContactRequest> & { wanted: RequestStatus }) | undefined = newer &&
    wanted && {
      current: newer,
      wanted,
      keepMine: () => void move(wanted, newer.revision),
    };

  return {
    /** As it will be once the server has answered. */
    shown: wanted ?? request.status,
    pending,
    conflict,
    move: (status: RequestStatus) => void move(status, request.revision),
    takeTheirs(current: ContactRequest) {
      setNewer(undefined);
      setWanted(undefined);
      onChange(current);
    },
  };
}
