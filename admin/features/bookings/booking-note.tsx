import { useEffect, useState } from 'react';
import { ConflictNotice } from '#admin/edits/conflict-notice.tsx';
import { useEditForm } from '#admin/edits/use-edit-form.ts';
import type { Booking } from '#domain/booking/booking.schema.ts';
import { Form } from '#widgets/core/form/form.tsx';
import { TextAreaField } from '#widgets/core/ui/field.tsx';
import { showToast } from '#widgets/page/toasts/toast-store.ts';
import { changeBooking } from './booking-calls.ts';

interface BookingNoteProps {
  booking: Booking;
  onSaved: (booking: Booking) => void;
}

/** For the owner's eyes only; what the client typed stands elsewhere and stays. */
export function BookingNote({ booking, onSaved }: BookingNoteProps) {
  const { id, note = '', revision } = booking;
  const [base, setBase] = useState(booking);
  const form = useEditForm<Booking>({
    draft: `booking-note-${id}`,
    start: { note },
    revision,
    // A newer version of anything else does not stand in the way of the note.
    send: ({ note = '' }, over = revision) => changeBooking(id, { note, revision: followed(over) }),
    onSaved(saved) {
      setBase(saved);
      onSaved(saved);
      showToast({ title: 'Note saved', description: 'Only you can see it.' });
    },
  });
  const isSameNote = (base.note ?? '') === note;
  const followed = (over: number) => (isSameNote && over === base.revision ? revision : over);
  const { dirty, restart } = form;

  useEffect(() => {
    if (isSameNote || dirty) return;
    setBase(booking);
    restart({ note: booking.note ?? '' }, booking.revision);
  }, [booking, isSameNote, dirty, restart]);

  return (
    <section className="admin-panel" aria-labelledby="note">
      <h2 className="admin-panel-title" id="note">
        Private note
      </h2>
      <Form {...form} label="Private note">
        <fieldset className="admin-fields ui-wide" disabled={form.state.pending}>
          {form.conflict ? (
            <ConflictNotice
              conflict={form.conflict}
              differences={(current) => [
                {
                  label: 'Private note',
                  mine: form.state.values['note'] ?? '',
                  theirs: current.note ?? '',
                },
              ]}
              onTakeTheirs={(current) => {
                setBase(current);
                restart({ note: current.note ?? '' }, current.revision);
                onSaved(current);
              }}
            />
          ) : null}
          <TextAreaField
            form={form.state}
            name="note"
            label="Note"
            hint="Only you can see it."
            wide
          />
          {form.failure ? (
            <p className="admin-alert" role="alert">
              {form.failure}
            </p>
          ) : null}
          <button type="submit" className="ui-button admin-quiet">
            {form.state.pending ? 'Saving…' : 'Save note'}
          </button>
        </fieldset>
      </Form>
    </section>
  );
}
