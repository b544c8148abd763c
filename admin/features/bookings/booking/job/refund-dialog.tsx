import { amountText, centsOfField } from '#admin/forms/cents-in.ts';
import { EditForm } from '#admin/forms/edit-form.tsx';
import { FieldFault } from '#admin/forms/field-fault.ts';
import { useEditForm } from '#admin/forms/use-edit-form.ts';
import { Button } from '#admin/shell/button.tsx';
import { minus, moneyText, noCents } from '#domain/jobs/cents.ts';
import { refundable } from '#domain/jobs/job-changes.ts';
import type { Payment } from '#domain/jobs/job-record.ts';
import type { PresentedJob } from '#domain/jobs/presented-job.ts';
import { Dialog } from '#ui/dialog/dialog.tsx';
import { TextField } from '#ui/form/field.tsx';
import { showToast } from '#ui/page-toasts/toast-store.ts';
import { refundPayment } from './job-calls.ts';
import { methodPhrases } from './job-text.ts';
import type { JobDialogProps } from './use-job.ts';

const labels = { amount: 'Refund in dollars', note: 'Note' };

interface RefundDialogProps extends JobDialogProps {
  payment: Payment;
}

/** Refunds a payment or a part of it; what was paid too much is filled in. */
export function RefundDialog(props: RefundDialogProps) {
  const { booking, payment, job, keyOf, onSaved, onClose } = props;
  const most = refundable(payment);
  const tooMuch = minus(noCents, job.due);
  const form = useEditForm<PresentedJob>({
    start: { amount: amountText(tooMuch > 0 && tooMuch < most ? tooMuch : most), note: '' },
    revision: job.revision,
    send({ amount, note }) {
      const refund = { amount: centsOfField('amount', amount), note: note || undefined };
      if (refund.amount > most) {
        throw new FieldFault('amount', `At most ${moneyText(most)} of this payment is left`);
      }
      const after = payment.refunds.length;
      return refundPayment(
        booking.id,
        payment.id,
        refund,
        keyOf({ ...refund, payment: payment.id, after }),
      );
    },
    onSaved(saved) {
      onSaved(saved);
      onClose();
      showToast({
        title: 'Refund noted',
        description: `${moneyText(saved.refunded)} refunded in total.`,
      });
    },
  });
  return (
    <Dialog title={`Refund of ${moneyText(payment.amount)}`} onClose={onClose} sheet>
      <p>
        {payment.method === 'online'
          ? 'The refund is sent to the card that paid. It cannot be taken back.'
          : `Paid ${methodPhrases[payment.method]}: this only notes what you give back. It cannot be undone.`}
      </p>
      <EditForm
        form={form}
        label="Refund"
        labels={labels}
        valuesOf={() => form.state.values}
        save="Refund"
        cancel={<Button onClick={onClose}>Keep it</Button>}
      >
        <TextField
          form={form.state}
          name="amount"
          label={labels.amount}
          inputMode="decimal"
          required
          wide
        />
        <TextField form={form.state} name="note" label={labels.note} wide />
      </EditForm>
    </Dialog>
  );
}
