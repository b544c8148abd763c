import { useState } from 'react';
import { amountText, centsOfField } from '#admin/forms/cents-in.ts';
import { EditForm } from '#admin/forms/edit-form.tsx';
import { useEditForm } from '#admin/forms/use-edit-form.ts';
import { Button } from '#admin/shell/button.tsx';
import { cents, moneyText, negative } from '#domain/jobs/cents.ts';
import type { PriceLine } from '#domain/jobs/job-record.ts';
import type { PresentedJob } from '#domain/jobs/presented-job.ts';
import { Dialog } from '#ui/dialog/dialog.tsx';
import { TextField } from '#ui/form/field.tsx';
import { showToast } from '#ui/page-toasts/toast-store.ts';
import { addLine } from './job-calls.ts';
import type { JobDialogProps } from './use-job.ts';

/** A line that is changed, or the kind of a new one. */
export type EditedLine = { line: PriceLine } | { kind: 'price' | 'addition' | 'discount' };

const labels = { label: 'What for', amount: 'Amount in dollars', reason: 'Reason' };

const texts = {
  price: { title: 'Enter the price', save: 'Save price' },
  addition: { title: 'Add to the price', save: 'Add' },
  discount: { title: 'Give a discount', save: 'Give discount' },
  changed: { title: 'Change the line', save: 'Save line' },
};

interface LineDialogProps extends JobDialogProps {
  edited: EditedLine;
}

/** A new line of the price, or one in place of another; the record keeps what it was. */
export function LineDialog(props: LineDialogProps) {
  const { booking, job, edited, keyOf, onSaved, onClose } = props;
  const [after] = useState(job.lines.length);
  const line = 'line' in edited ? edited.line : undefined;
  const isDiscount = 'line' in edited ? edited.line.amount < 0 : edited.kind === 'discount';
  const { title, save } = texts['line' in edited ? 'changed' : edited.kind];
  const canBeFree = !isDiscount && (!job.isPriced || line?.amount === 0);
  const form = useEditForm<PresentedJob>({
    start: {
      label: line?.label ?? '',
      amount: amountText(line && cents(Math.abs(line.amount))),
      reason: line?.reason ?? '',
    },
    revision: job.revision,
    send(values) {
      const amount = centsOfField('amount', values['amount'], { least: canBeFree ? 0 : 1 });
      const json = {
        label: values['label'] ?? '',
        amount: isDiscount ? negative(amount) : amount,
        reason: values['reason'] || undefined,
        promotion: line?.promotionId,
        replaces: line?.id,
      };
      return addLine(booking.id, json, keyOf({ ...json, after }));
    },
    onSaved(saved) {
      onSaved(saved);
      onClose();
      showToast({ title: 'Price changed', description: `The total is ${moneyText(saved.total)}.` });
    },
  });
  const { state } = form;
  const asksAgain = job.agreement === 'signed' && job.state !== 'released';
  return (
    <Dialog title={title} onClose={onClose} sheet>
      {asksAgain ? (
        <p>
          The agreement is signed at <span>{moneyText(job.total)}</span>; with a new total it must
          be signed again.
        </p>
      ) : null}
      <EditForm
        form={form}
        label={title}
        labels={labels}
        valuesOf={() => state.values}
        save={save}
        cancel={<Button onClick={onClose}>Close</Button>}
      >
        <TextField
          form={state}
          name="label"
          label={labels.label}
          hint="The client reads it"
          required
          wide
        />
        <TextField
          form={state}
          name="amount"
          label={isDiscount ? 'Dollars off' : labels.amount}
          hint={canBeFree ? '0 if it is free' : undefined}
          inputMode="decimal"
          required
          wide
        />
        <TextField
          form={state}
          name="reason"
          label={labels.reason}
          hint="Only you can see it"
          wide
        />
      </EditForm>
    </Dialog>
  );
}
