import { AlarmClock } from 'lucide-react';
import { useNow } from '#admin/features/bookings/use-today.ts';
import type { ContactRequest } from '#domain/inspection-request/inspection-request.schema.ts';
import { useBusiness } from '#ui/business.tsx';
import { callBackText } from './call-back-text.ts';
import { RequestConflict } from './request-conflict.tsx';
import { SnoozeButton } from './snooze-button.tsx';
import { useRequestAction } from './use-request-action.ts';

interface CallBackProps {
  request: ContactRequest;
  /** Called with the saved request. */
  onChange: (request: ContactRequest) => void;
}

/** Sets, moves or cancels the call-back of a request. */
export function CallBack({ request, onChange }: CallBackProps) {
  const action = useRequestAction(request, onChange);
  return (
    <>
      <SnoozeButton
        request={request}
        className="ui-button admin-quiet"
        onChoose={(callBackAt) => action.run({ change: { callBackAt } })}
      />
      <RequestConflict request={request} action={action} onChange={onChange} />
    </>
  );
}

/** When to call back; a warning once that time has come. */
export function CallBackChip({ request: { callBackAt } }: Pick<CallBackProps, 'request'>) {
  const { timeZone } = useBusiness();
  const now = useNow();
  if (callBackAt === undefined) return null;
  const at = new Date(callBackAt);
  return (
    <span className="admin-chip" data-kind={at <= now ? 'warning' : 'status'}>
      <AlarmClock size={16} />
      <span>{`Call back ${callBackText(at, now, timeZone)}`}</span>
    </span>
  );
}
