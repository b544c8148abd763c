import { useEffect, useRef, useState } from 'react';
import { EditForm } from '#admin/forms/edit-form.tsx';
import { useEditForm } from '#admin/forms/use-edit-form.ts';
import { Button } from '#admin/shell/button.tsx';
import type { Booking } from '#domain/booking/booking.schema.ts';
import { Dialog } from '#ui/dialog/dialog.tsx';
import type { Elements } from '#ui/elements.ts';
import { TextAreaField } from '#ui/form/field.tsx';
import { showToast } from '#ui/page-toasts/toast-store.ts';
import { changeBooking } from '../booking-calls.ts';

interface BookingNoteProps {
  booking: Booking;
  onSaved: (booking: Booking) => void;
}

const valuesOf = ({ note = '' }: Booking) => ({ note });

/** The name of the draft of a booking's note. */
export const bookingNoteDraftOf = ({ id }: Pick<Booking, 'id'>) => `booking-note-${id}`;

/** The owner's private note; the client's own notes are a separate field. */
export const BookingNote = (props: BookingNoteProps) => (
  <section className="admin-panel" aria-labelledby="note">
    <h2 className="admin-panel-title" id="note">
      Private note
    </h2>
    <NoteForm {...props} />
  </section>
);

/** The same in a dialog that focuses the text and closes when it is saved. */
export function BookingNoteDialog({
  booking,
  onSaved,
  onClose,
}: BookingNoteProps & { onClose: () => void }) {
  const content = useRef<HTMLDivElement>(null);
  // Runs after the dialog's own effect, which focuses its first button.
  useEffect(() => content.current?.querySelector('textarea')?.focus(), []);
  return (
    <Dialog title={`Note on ${booking.name}`} onClose={onClose}>
      <div ref={content}>
        <NoteForm
          booking={booking}
          onSaved={(saved) => {
            onSaved(saved);
            onClose();
          }}
          cancel={<Button onClick={onClose}>Close</Button>}
        />
      </div>
    </Dialog>
  );
}

function NoteForm({ booking, onSaved, cancel }: BookingNoteProps & { cancel?: Elements }) {
  const { id, revision } = booking;
  const [base, setBase] = useState(booking);
  const isSameNote = (base.note ?? '') === (booking.note ?? '');
  const form = useEditForm<Booking>({
    draft: bookingNoteDraftOf(booking),
    start: valuesOf(booking),
    revision,
    // A newer version with the same note is not a conflict.
    send: ({ note = '' }, over = revision) =>
      changeBooking(id, {
        note,
        revision: isSameNote && over === base.revision ? revision : over,
      }),
    onSaved(saved) {
      setBase(saved);
      onSaved(saved);
      showToast({ title: 'Note saved', description: 'Only you can see it.' });
    },
  });
  const { dirty, restart } = form;

  useEffect(() => {
    if (isSameNote || dirty) return;
    setBase(booking);
    restart(valuesOf(booking), booking.revision);
  }, [booking, isSameNote, dirty, restart]);

  return (
    <EditForm
      form={form}
      label="Private note"
      labels={{ note: 'Private note' }}
      valuesOf={valuesOf}
      onAcceptCurrent={(current) => {
        setBase(current);
        onSaved(current);
      }}
      save="Save note"
      cancel={cancel}
    >
      <TextAreaField form={form.state} name="note" label="Note" hint="Only you can see it." wide />
    </EditForm>
  );
}
