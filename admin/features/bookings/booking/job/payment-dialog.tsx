import { useState } from 'react';
import { amountText, centsOfField } from '#admin/forms/cents-in.ts';
import { EditForm } from '#admin/forms/edit-form.tsx';
import { useEditForm } from '#admin/forms/use-edit-form.ts';
import { Button } from '#admin/shell/button.tsx';
import { moneyText } from '#domain/jobs/cents.ts';
import { type HandMethod, handMethods } from '#domain/jobs/job-record.ts';
import type { PresentedJob } from '#domain/jobs/presented-job.ts';
import { Dialog } from '#ui/dialog/dialog.tsx';
import { SelectField, TextField } from '#ui/form/field.tsx';
import { showToast } from '#ui/page-toasts/toast-store.ts';
import { addPayment } from './job-calls.ts';
import { methodTexts } from './job-text.ts';
import type { JobDialogProps } from './use-job.ts';

const labels = { amount: 'Amount in dollars', method: 'Paid by', note: 'Note' };

const methods = handMethods.map((value) => ({ value, label: methodTexts[value] }));

/** Notes a payment of any amount. */
export function PaymentDialog({ booking, job, keyOf, onSaved, onClose }: JobDialogProps) {
  const [after] = useState(job.payments.length);
  const form = useEditForm<PresentedJob>({
    start: { amount: amountText(job.due), method: 'check', note: '' },
    revision: job.revision,
    send({ amount, method, note }) {
      const payment = {
        amount: centsOfField('amount', amount),
        method: method as HandMethod,
        note: note || undefined,
      };
      return addPayment(booking.id, payment, keyOf({ ...payment, after }));
    },
    onSaved(saved) {
      onSaved(saved);
      onClose();
      const left = saved.due > 0 ? `${moneyText(saved.due)} is still due.` : 'All is paid.';
      showToast({ title: 'Payment noted', description: left });
    },
  });
  return (
    <Dialog title="Note a payment" onClose={onClose} sheet>
      <EditForm
        form={form}
        label="Payment"
        labels={labels}
        valuesOf={() => form.state.values}
        save="Note payment"
        cancel={<Button onClick={onClose}>Close</Button>}
      >
        <TextField
          form={form.state}
          name="amount"
          label={labels.amount}
          inputMode="decimal"
          required
          wide
        />
        <SelectField
          form={form.state}
          name="method"
          label={labels.method}
          options={methods}
          required
          wide
        />
        <TextField
          form={form.state}
          name="note"
          label={labels.note}
          hint="For your books, such as the number of the check"
          wide
        />
      </EditForm>
    </Dialog>
  );
}
