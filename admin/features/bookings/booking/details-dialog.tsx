import { ConflictNotice } from '#admin/forms/conflict-notice.tsx';
import type { Values } from '#admin/forms/drafts.ts';
import { LanguageField } from '#admin/leads/language-field.tsx';
import { Alert } from '#admin/shell/alert.tsx';
import { Button } from '#admin/shell/button.tsx';
import type { Booking } from '#domain/booking/booking.schema.ts';
import { correctableText } from '#domain/booking/booking-changes.ts';
import { correctableFields } from '#domain/booking/booking-status.ts';
import { pickFields } from '#domain/records/every-field.ts';
import { useBusiness } from '#ui/business.tsx';
import { Dialog } from '#ui/dialog/dialog.tsx';
import { TextField } from '#ui/form/field.tsx';
import { Form } from '#ui/form/form.tsx';
import { showToast } from '#ui/page-toasts/toast-store.ts';
import { DetailsFields } from '#widgets/booking/details-fields.tsx';
import { VisitFields } from '#widgets/booking/visit-fields.tsx';
import { correctBooking } from '../booking-calls.ts';
import { InspectorField } from '../inspector-field.tsx';
import { SlotFailure } from '../slot/slot-failure.tsx';
import { useSlotForm } from '../slot/use-slot-form.ts';
import { fieldLabel, fieldText } from './field-text.ts';

interface DetailsDialogProps {
  booking: Booking;
  onSaved: (booking: Booking) => void;
  onClose: () => void;
}

const valuesOf = (booking: Booking): Values =>
  Object.fromEntries(correctableFields.map((field) => [field, correctableText(booking, field)]));

export const detailsDraftOf = ({ id }: Pick<Booking, 'id'>): string => `booking-details:${id}`;

/** Corrects a client's details. The history keeps the old values. */
export function DetailsDialog({ booking, onSaved, onClose }: DetailsDialogProps) {
  const form = useSlotForm({
    draft: detailsDraftOf(booking),
    start: valuesOf(booking),
    revision: booking.revision,
    send: (values, anyway, revision) =>
      correctBooking(booking.id, { ...pickFields(values, correctableFields), revision, anyway }),
    onSaved(saved) {
      onClose();
      onSaved(saved);
      showToast({
        title: 'Details saved',
        description: 'The history keeps what they were before.',
      });
    },
  });
  const { state, conflict } = form;
  const business = useBusiness();

  return (
    <Dialog title={`Details of ${booking.name}`} onClose={onClose}>
      {conflict ? (
        <ConflictNotice
          conflict={conflict}
          differences={(current) =>
            correctableFields.map((field) => ({
              label: fieldLabel(field, business.words),
              mine: fieldText(field, state.values[field] ?? '', business),
              theirs: fieldText(field, correctableText(current, field), business),
            }))
          }
          onAcceptCurrent={(current) => {
            form.restart(valuesOf(current), current.revision);
            onSaved(current);
          }}
        />
      ) : null}
      <Form {...form} label="Details">
        <div className="admin-details-fields ui-wide">
          <DetailsFields form={state} byOwner notesHint="What the client said." />
          <TextField
            form={state}
            name="optionEnds"
            label={fieldLabel('optionEnds', business.words)}
            type="date"
            hint="At 5 PM that day"
          />
          <InspectorField form={state} />
          <LanguageField form={state} />
          <VisitFields form={state} />
        </div>
        <SlotFailure form={form} verb="Save" />
        <div className="ui-wide">
          <Alert>{state.errors['time']}</Alert>
          <div className="admin-actions">
            <Button type="submit" kind="primary" busy={state.pending}>
              {state.pending ? 'Saving…' : 'Save details'}
            </Button>
            <Button onClick={onClose}>Close</Button>
          </div>
        </div>
      </Form>
    </Dialog>
  );
}
