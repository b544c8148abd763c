import { amountText, centsOfField } from '#admin/forms/cents-in.ts';
import { EditForm } from '#admin/forms/edit-form.tsx';
import { useEditForm } from '#admin/forms/use-edit-form.ts';
import { Button } from '#admin/shell/button.tsx';
import { type Cents, moneyText } from '#domain/jobs/cents.ts';
import type { Outcome } from '#domain/jobs/job-record.ts';
import type { PresentedJob } from '#domain/jobs/presented-job.ts';
import { Dialog } from '#ui/dialog/dialog.tsx';
import { TextField } from '#ui/form/field.tsx';
import { showToast } from '#ui/page-toasts/toast-store.ts';
import { setOutcome } from './job-calls.ts';
import type { JobPartProps } from './use-job.ts';

interface OutcomeDialogProps extends JobPartProps {
  outcome: Outcome;
  /** The owner's usual fee. */
  fee: Cents | undefined;
  onClose: () => void;
}

const labels = { fee: 'Fee in dollars' };

const texts = {
  no_show: { title: 'Mark as a no-show?', save: 'Mark as no-show', saved: 'Marked as a no-show' },
  late_cancellation: {
    title: 'Mark as canceled late?',
    save: 'Mark as canceled late',
    saved: 'Marked as canceled late',
  },
};

/** Asks before an appointment is marked, with the fee to charge. */
export function OutcomeDialog({ booking, job, outcome, fee, ...on }: OutcomeDialogProps) {
  const { title, save, saved: done } = texts[outcome];
  const form = useEditForm<PresentedJob>({
    start: { fee: amountText(fee) },
    revision: job.revision,
    send: (values) =>
      setOutcome(booking.id, {
        outcome,
        fee: values['fee']?.trim() ? centsOfField('fee', values['fee']) : undefined,
      }),
    onSaved(saved) {
      on.onSaved(saved);
      on.onClose();
      showToast({
        title: done,
        description: saved.due > 0 ? `${moneyText(saved.due)} is due.` : 'Nothing is due.',
      });
    },
  });
  return (
    <Dialog title={title} onClose={on.onClose} sheet>
      <p>No review is asked for. Instead of the price, only the fee is charged.</p>
      <EditForm
        form={form}
        label={title}
        labels={labels}
        valuesOf={() => form.state.values}
        save={save}
        cancel={<Button onClick={on.onClose}>Cancel</Button>}
      >
        <TextField
          form={form.state}
          name="fee"
          label={labels.fee}
          hint="Leave it empty to charge none"
          inputMode="decimal"
          wide
        />
      </EditForm>
    </Dialog>
  );
}
