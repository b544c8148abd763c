import { useState } from 'react';
import { useNow } from '#admin/features/bookings/use-today.ts';
import { Alert } from '#admin/shell/alert.tsx';
import { Button } from '#admin/shell/button.tsx';
import { callBackIssue, callBackTimes } from '#domain/inspection-request/call-back.ts';
import { businessInstant, businessToday } from '#domain/schedule/business-clock.ts';
import { addDays } from '#domain/schedule/calendar-date.ts';
import { useBusiness } from '#ui/business.tsx';
import { Dialog } from '#ui/dialog/dialog.tsx';
import { callBackText } from './call-back-text.ts';

interface SnoozeDialogProps {
  name: string;
  /** Whether the request is already put off. */
  isSnoozed: boolean;
  /** Called with an ISO 8601 instant, or null to cancel the call-back. */
  onChoose: (callBackAt: string | null) => void;
  onClose: () => void;
}

/** Asks when to call back. Times are in the business's zone. */
export function SnoozeDialog({ name, isSnoozed, onChoose, onClose }: SnoozeDialogProps) {
  const { timeZone } = useBusiness();
  const now = useNow();
  const [issue, setIssue] = useState<string>();

  function choose(at: Date) {
    const refused = callBackIssue(at, new Date());
    setIssue(refused);
    if (!refused) onChoose(at.toISOString());
  }

  return (
    <Dialog title={`Call ${name} back`} onClose={onClose}>
      <p className="admin-note-lead">
        Until then it doesn’t count as waiting. Then it’s first in line again, and you get an email
        or a notification.
      </p>
      <div className="admin-snooze-times">
        {callBackTimes(now, timeZone).map(({ label, at }) => (
          <Button key={label} onClick={() => choose(at)}>
            <span>{`${label} `}</span>
            <span>{callBackText(at, now, timeZone)}</span>
          </Button>
        ))}
      </div>
      <form
        className="admin-snooze-other"
        onSubmit={(event) => {
          event.preventDefault();
          const form = new FormData(event.currentTarget);
          const [date, time] = [form.get('date'), form.get('time')].map(String);
          if (date && time) choose(businessInstant(date, time, timeZone));
          else setIssue('Please choose a day and a time');
        }}
      >
        <label className="ui-label">
          Day
          <input
            className="ui-control"
            type="date"
            name="date"
            min={businessToday(now, timeZone)}
            defaultValue={addDays(businessToday(now, timeZone), 1)}
          />
        </label>
        <label className="ui-label">
          Time
          <input className="ui-control" type="time" name="time" defaultValue="09:00" step={300} />
        </label>
        <Button type="submit">Remind me then</Button>
      </form>
      <Alert>{issue}</Alert>
      {isSnoozed ? (
        <button type="button" className="admin-text-button" onClick={() => onChoose(null)}>
          Cancel the callback
        </button>
      ) : null}
    </Dialog>
  );
}
