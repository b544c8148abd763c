import { useState } from 'react';
import { failureText } from '#admin/failure-text.ts';
import { useReportError } from '#admin/forms/use-report-error.ts';
import { Button } from '#admin/shell/button.tsx';
import { formatInstant } from '#admin/shell/timestamp.tsx';
import { send } from '#client/send.ts';
import type { BusyCalendar } from '#domain/calendars/busy-calendar.schema.ts';
import { useBusiness } from '#ui/business.tsx';
import { calendarNoteText } from './calendar-note-text.ts';

interface BusyCalendarItemProps {
  calendar: BusyCalendar;
  onRead: () => void;
  onEdit: () => void;
  onRemove: () => void;
}

export function BusyCalendarItem(props: BusyCalendarItemProps) {
  const { timeZone } = useBusiness();
  const { calendar, onRead } = props;
  const [reading, setReading] = useState(false);
  const [failure, setFailure] = useState<string>();
  const report = useReportError();

  async function read() {
    setReading(true);
    setFailure(undefined);
    try {
      await send('POST /api/busy-calendars/:id/read', { params: { id: calendar.id } });
      onRead();
    } catch (error) {
      setFailure(failureText(error));
      report(error);
    }
    setReading(false);
  }

  const { name, host, busyDays, succeededAt, notes } = calendar;
  const problem = failure ?? calendar.failure;
  return (
    // biome-ignore lint/a11y/useSemanticElements: the list item around it is the structure
    <div className="availability-calendar" role="group" aria-label={name}>
      <p className="availability-calendar-name">
        <strong>{name}</strong> <span>{host}</span>
      </p>
      <p role="status">
        {reading
          ? 'Updating…'
          : succeededAt
            ? `Busy on ${busyDays === 1 ? '1 day' : `${busyDays} days`} from today · updated ${formatInstant(succeededAt, timeZone)}`
            : 'Not updated yet'}
      </p>
      {problem ? (
        <p className="availability-problem" role="alert">
          {`${problem}${
            succeededAt
              ? ' Its last known busy times still count.'
              : ' It doesn’t block any times yet.'
          }`}
        </p>
      ) : null}
      {notes.length > 0 ? (
        <ul className="availability-notes" aria-label="Not fully understood">
          {notes.map((note) => (
            <li key={JSON.stringify(note)}>{calendarNoteText(note)}</li>
          ))}
        </ul>
      ) : null}
      <div className="admin-actions">
        <Button busy={reading} onClick={() => void read()} aria-label={`Update now: ${name}`}>
          {' '}
          Update now{' '}
        </Button>
        <Button onClick={props.onEdit} aria-label={`Edit ${name}`}>
          Edit
        </Button>
        <Button onClick={props.onRemove} aria-label={`Remove ${name}`}>
          Remove
        </Button>
      </div>
    </div>
  );
}
