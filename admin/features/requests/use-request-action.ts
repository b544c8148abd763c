import { useRecordAction } from '#admin/forms/use-record-action.ts';
import type { ContactRequest } from '#domain/inspection-request/inspection-request.schema.ts';
import type { RequestChange } from '#domain/inspection-request/request-change.schema.ts';
import { requestStatusLabels } from '#domain/inspection-request/request-status.ts';
import { showToast } from '#ui/page-toasts/toast-store.ts';
import { callBackText } from './call-back-text.ts';
import { changeRequest } from './request-calls.ts';

type RequestAction = Pick<RequestChange, 'status' | 'callBackAt'>;

/** A change of a request's status or call-back by one tap. `onChange` gets the saved request. */
export const useRequestAction = (
  request: ContactRequest,
  onChange: (request: ContactRequest) => void,
) =>
  useRecordAction<ContactRequest, RequestAction>({
    revision: request.revision,
    send: (action, revision) => changeRequest(request.id, { revision, ...action }),
    onSaved(saved, action) {
      onChange(saved);
      showToast({ title: 'Saved', description: savedText(saved, action) });
    },
    onFailure: (description) => showToast({ title: 'Not saved', description, kind: 'destructive' }),
  });

function savedText({ firstName, lastName, callBackAt }: ContactRequest, { status }: RequestAction) {
  const name = `${firstName} ${lastName}`;
  if (status) return `${name} is marked as ${requestStatusLabels[status].toLowerCase()}.`;
  return callBackAt
    ? `You get a reminder to call ${name} ${callBackText(new Date(callBackAt), new Date())}.`
    : `The call-back of ${name} is taken back.`;
}
