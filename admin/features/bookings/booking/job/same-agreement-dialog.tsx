import { EditForm } from '#admin/forms/edit-form.tsx';
import { useEditForm } from '#admin/forms/use-edit-form.ts';
import { Button } from '#admin/shell/button.tsx';
import type { PresentedJob } from '#domain/jobs/presented-job.ts';
import { Dialog } from '#ui/dialog/dialog.tsx';
import { TextField } from '#ui/form/field.tsx';
import { showToast } from '#ui/page-toasts/toast-store.ts';
import { confirmAgreement } from './job-calls.ts';
import type { JobPartProps } from './use-job.ts';

const labels = { reason: 'Why it is still what was agreed' };

/** The owner's word that the signed agreement counts, although something that it names has changed. */
export function SameAgreementDialog({
  booking,
  job,
  onSaved,
  onClose,
}: JobPartProps & { onClose: () => void }) {
  const form = useEditForm<PresentedJob>({
    start: { reason: '' },
    revision: job.revision,
    send: ({ reason = '' }) => confirmAgreement(booking.id, reason),
    onSaved(saved) {
      onSaved(saved);
      onClose();
      showToast({ title: 'Agreement confirmed', description: 'The signatures count again.' });
    },
  });
  return (
    <Dialog title="The agreement is still the same?" onClose={onClose} sheet>
      <p>
        The client is not asked to sign again, and the report opens if nothing else keeps it back.
        This cannot be undone.
      </p>
      <EditForm
        form={form}
        label="Agreement"
        labels={labels}
        valuesOf={() => form.state.values}
        save="It is the same"
        cancel={<Button onClick={onClose}>Ask again</Button>}
      >
        <TextField
          form={form.state}
          name="reason"
          label={labels.reason}
          hint="The client reads it in the PDF of the agreement"
          required
          wide
        />
      </EditForm>
    </Dialog>
  );
}
