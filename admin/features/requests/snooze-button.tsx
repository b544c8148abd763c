import { AlarmClock } from 'lucide-react';
import { useState } from 'react';
import type { ContactRequest } from '#domain/inspection-request/inspection-request.schema.ts';
import { SnoozeDialog } from './snooze-dialog.tsx';

interface SnoozeButtonProps {
  request: ContactRequest;
  className: string;
  /** Called with an ISO 8601 instant, or null to cancel the call-back. */
  onChoose: (callBackAt: string | null) => void;
}

/** Puts a request off until the owner calls back. */
export function SnoozeButton({ request, className, onChoose }: SnoozeButtonProps) {
  const [open, setOpen] = useState(false);
  const name = `${request.firstName} ${request.lastName}`;
  return (
    <>
      <button
        type="button"
        className={className}
        aria-label={`Snooze ${name}`}
        onClick={() => setOpen(true)}
      >
        <AlarmClock size={18} />
        Snooze
      </button>
      {open ? (
        <SnoozeDialog
          name={name}
          isSnoozed={request.callBackAt !== undefined}
          onChoose={(callBackAt) => {
            setOpen(false);
            onChoose(callBackAt);
          }}
          onClose={() => setOpen(false)}
        />
      ) : null}
    </>
  );
}
