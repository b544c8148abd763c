import { useState } from 'react';
import { ConfirmDialog } from '#admin/forms/confirm-dialog.tsx';
import { countText } from '#admin/lists/count-text.ts';
import { Button } from '#admin/shell/button.tsx';
import { FoldingPart } from '#admin/shell/folding-part.tsx';
import { LoadFailure } from '#admin/shell/load-failure.tsx';
import { useAnswer } from '#admin/use-answer.ts';
import type { BusyCalendar } from '#domain/calendars/busy-calendar.schema.ts';
import { showToast } from '#ui/page-toasts/toast-store.ts';
import { removeBusyCalendar } from './busy-calendar-calls.ts';
import { BusyCalendarDialog } from './busy-calendar-dialog.tsx';
import { BusyCalendarItem } from './busy-calendar-item.tsx';

/** The owner's other calendars; saved at once, separately from the availability form. */
export function BusyCalendars() {
  const answer = useAnswer('GET /api/busy-calendars');
  const { data, error, mutate } = answer;
  const [edited, setEdited] = useState<BusyCalendar | 'new'>();
  const [removed, setRemoved] = useState<BusyCalendar>();
  const calendars = data?.data ?? [];

  async function remove(calendar: BusyCalendar) {
    await removeBusyCalendar(calendar);
    setRemoved(undefined);
    await mutate();
    showToast({ title: 'Calendar removed', description: 'Its busy times can be booked again.' });
  }

  return (
    <FoldingPart
      name="calendars"
      title="Your other calendars"
      state={error ? 'Could not be loaded' : data ? calendarsState(calendars) : 'Loading…'}
    >
      <p className="availability-lead">
        When your own calendar says you’re busy, that time can’t be booked here. Each calendar is
        checked every 10 minutes. Titles and places are not stored, only the titles of events that
        could not be fully understood.
      </p>
      <LoadFailure answer={answer} />
      {data && calendars.length === 0 ? <p className="availability-closed">None yet.</p> : null}
      {calendars.length > 0 ? (
        <ul className="availability-off">
          {calendars.map((calendar) => (
            <li key={calendar.id}>
              <BusyCalendarItem
                calendar={calendar}
                onRead={() => void mutate()}
                onEdit={() => setEdited(calendar)}
                onRemove={() => setRemoved(calendar)}
              />
            </li>
          ))}
        </ul>
      ) : null}
      {data ? <Button onClick={() => setEdited('new')}>Add a calendar</Button> : null}
      {edited ? (
        <BusyCalendarDialog
          calendar={edited === 'new' ? undefined : edited}
          onClose={() => setEdited(undefined)}
          onSaved={() => {
            setEdited(undefined);
            void mutate();
          }}
        />
      ) : null}
      {removed ? (
        <ConfirmDialog
          title={`Remove ${removed.name}?`}
          question="Its busy times can be booked again. The calendar itself stays as it is."
          confirm="Remove it"
          onConfirm={() => remove(removed)}
          onClose={() => setRemoved(undefined)}
        />
      ) : null}
    </FoldingPart>
  );
}

function calendarsState(calendars: readonly BusyCalendar[]) {
  if (calendars.length === 0) return 'None yet';
  const failed = calendars.filter(({ failure }) => failure).length;
  const count = countText(calendars.length, ['calendar', 'calendars']);
  if (failed > 0) return <span data-problem="">{`${count}, ${failed} cannot be read`}</span>;
  const unclear = calendars.filter(({ notes }) => notes.length > 0).length;
  return unclear > 0 ? `${count}, ${unclear} not fully understood` : count;
}
