import { EditForm } from '#admin/forms/edit-form.tsx';
import { useEditForm } from '#admin/forms/use-edit-form.ts';
import { Button } from '#admin/shell/button.tsx';
import type { BusyCalendar } from '#domain/calendars/busy-calendar.schema.ts';
import { Dialog } from '#ui/dialog/dialog.tsx';
import { TextField } from '#ui/form/field.tsx';
import { addBusyCalendar, renameBusyCalendar } from './busy-calendar-calls.ts';

interface BusyCalendarDialogProps {
  /** Undefined for a new calendar. */
  calendar: BusyCalendar | undefined;
  onSaved: (calendar: BusyCalendar) => void;
  onClose: () => void;
}

const valuesOf = ({ name }: BusyCalendar) => ({ name });

/** Adds or renames a calendar. No draft: an address must not stay in the browser's storage. */
export function BusyCalendarDialog({ calendar, onSaved, onClose }: BusyCalendarDialogProps) {
  const form = useEditForm<BusyCalendar>({
    start: calendar ? valuesOf(calendar) : { name: '', address: '' },
    revision: calendar?.revision,
    send: (values, revision) =>
      calendar
        ? renameBusyCalendar(calendar.id, values['name'] ?? '', revision)
        : addBusyCalendar(values),
    onSaved,
  });
  const field = { form: form.state, autoComplete: 'off' };
  return (
    <Dialog title={calendar ? 'Rename the calendar' : 'Add a calendar'} onClose={onClose}>
      <EditForm
        form={form}
        label="Calendar"
        labels={{ name: 'Name' }}
        valuesOf={valuesOf}
        save={calendar ? 'Save name' : 'Add calendar'}
        cancel={<Button onClick={onClose}>Cancel</Button>}
      >
        <div className="ui-wide">
          <TextField {...field} name="name" label="Name" hint="For example, Phone" required />
          {calendar ? null : (
            <TextField
              {...field}
              name="address"
              label="Secret iCal address"
              hint="Google: Settings, your calendar, Secret address in iCal format. Apple: Share, Public Calendar. Outlook: Shared calendars, Publish, ICS."
              inputMode="url"
              required
            />
          )}
        </div>
      </EditForm>
    </Dialog>
  );
}
