import { EditForm } from '#admin/forms/edit-form.tsx';
import { useEditForm } from '#admin/forms/use-edit-form.ts';
import { Button } from '#admin/shell/button.tsx';
import type { BusyCalendar } from '#domain/calendars/busy-calendar.schema.ts';
import { Dialog } from '#ui/dialog/dialog.tsx';
import { TextAreaField, TextField } from '#ui/form/field.tsx';
import { withAddressError } from './address-lines.ts';
import { addBusyCalendar, changeBusyCalendar } from './busy-calendar-calls.ts';

interface BusyCalendarDialogProps {
  /** Undefined for a new calendar. */
  calendar: BusyCalendar | undefined;
  onSaved: (calendar: BusyCalendar) => void;
  onClose: () => void;
}

const valuesOf = ({ name, ownerAddresses }: BusyCalendar) => ({
  name,
  ownerAddresses: ownerAddresses.join('\n'),
});

/** Adds or changes a calendar. No draft: an address must not stay in the browser's storage. */
export function BusyCalendarDialog({ calendar, onSaved, onClose }: BusyCalendarDialogProps) {
  const form = useEditForm<BusyCalendar>({
    start: calendar ? valuesOf(calendar) : { name: '', address: '', ownerAddresses: '' },
    revision: calendar?.revision,
    send: (values, revision) =>
      calendar ? changeBusyCalendar(calendar.id, values, revision) : addBusyCalendar(values),
    onSaved,
  });
  const state = withAddressError(form.state, 'ownerAddresses');
  const field = { form: state, autoComplete: 'off' };
  return (
    <Dialog title={calendar ? 'Edit the calendar' : 'Add a calendar'} onClose={onClose}>
      <EditForm
        form={{ ...form, state }}
        label="Calendar"
        labels={{ name: 'Name', ownerAddresses: 'Your addresses in it' }}
        valuesOf={valuesOf}
        save={calendar ? 'Save calendar' : 'Add calendar'}
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
          <TextAreaField
            {...field}
            name="ownerAddresses"
            label="Your addresses in it"
            hint={`One per line. An invitation that one of them has declined blocks no time. If empty: ${guessed(calendar)}`}
            rows={2}
          />
        </div>
      </EditForm>
    </Dialog>
  );
}

/** Which addresses count while none is entered. */
const guessed = (calendar: BusyCalendar | undefined): string =>
  calendar && calendar.ownerAddresses.length === 0
    ? calendar.owners.join(', ')
    : 'the one in the calendar’s address, or else the ones you get messages at';
