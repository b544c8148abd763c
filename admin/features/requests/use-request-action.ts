import { useRecordAction } from '#admin/forms/use-record-action.ts';
import type { ContactRequest } from '#domain/inspection-request/inspection-request.schema.ts';
import type { RequestChange } from '#domain/inspection-request/request-change.schema.ts';
import { requestStatusLabels } from '#domain/inspection-request/request-status.ts';
import type { Zone } from '#domain/schedule/business-clock.ts';
import { useBusiness } from '#ui/business.tsx';
import { showToast } from '#ui/page-toasts/toast-store.ts';
import { callBackText } from './call-back-text.ts';
import { changeRequest } from './request-calls.ts';

interface RequestAction {
  change: Pick<RequestChange, 'status' | 'callBackAt'>;
  isUndo?: boolean;
}

/**
 * Changes a request's status or call-back with one tap, and offers undo in a toast. `onChange` gets
 * the saved request.
 */
export function useRequestAction(
  request: ContactRequest,
  onChange: (request: ContactRequest) => void,
) {
  const { timeZone } = useBusiness();
  const action = useRecordAction<ContactRequest, RequestAction>({
    revision: request.revision,
    send: ({ change }, revision) => changeRequest(request.id, { revision, ...change }),
    onSaved(saved, { change, isUndo }) {
      onChange(saved);
      const before = isUndo ? undefined : changeBack(request, new Date());
      showToast({
        title: 'Saved',
        description: savedText(saved, change, timeZone),
        ...(before && {
          action: {
            label: 'Undo',
            altText: 'Open the request to change it back',
            onAct: () => action.run({ change: before, isUndo: true }, saved.revision),
          },
        }),
      });
    },
    onFailure: (description) => showToast({ title: 'Not saved', description, kind: 'destructive' }),
  });
  return action;
}

/** The change that restores a request; undefined if its call-back is already past. */
function changeBack({ status, callBackAt }: ContactRequest, now: Date) {
  if (callBackAt === undefined) return { status, callBackAt: null };
  return new Date(callBackAt) > now ? { status, callBackAt } : undefined;
}

function savedText(
  { firstName, lastName, callBackAt }: ContactRequest,
  { status }: RequestAction['change'],
  timeZone: Zone,
): string {
  const name = `${firstName} ${lastName}`;
  if (status) return `${name} is marked as ${requestStatusLabels[status].toLowerCase()}.`;
  return callBackAt
    ? `You’ll get a reminder to call ${name} ${callBackText(new Date(callBackAt), new Date(), timeZone)}.`
    : `The callback to ${name} was canceled.`;
}
