import {
  Banknote,
  CreditCard,
  FileText,
  HandCoins,
  type LucideIcon,
  ReceiptText,
  Undo2,
} from 'lucide-react';
import { useState } from 'react';
import { Alert } from '#admin/shell/alert.tsx';
import { Button } from '#admin/shell/button.tsx';
import { Timestamp } from '#admin/shell/timestamp.tsx';
import { createIdempotencyKeys } from '#client/idempotency-key.ts';
import { minus, moneyText, noCents } from '#domain/jobs/cents.ts';
import { countedPayments, openDisputes } from '#domain/jobs/job.ts';
import { refundable } from '#domain/jobs/job-changes.ts';
import {
  type Dispute,
  type HandMethod,
  handMethods,
  type Payment,
} from '#domain/jobs/job-record.ts';
import { paymentSettlesAt, UNDO_MINUTES } from '#domain/jobs/undo-window.ts';
import { useNow } from '../../use-today.ts';
import { addPayment, receiptUrl, undoPayment } from './job-calls.ts';
import { disputeTexts, methodPhrases, methodTexts, paymentTimeTexts } from './job-text.ts';
import { PaymentDialog } from './payment-dialog.tsx';
import { RefundDialog } from './refund-dialog.tsx';
import { type JobPartProps, useJobAction } from './use-job.ts';

const icons: Readonly<Record<HandMethod, LucideIcon>> = {
  cash: Banknote,
  check: FileText,
  card: CreditCard,
  closing: HandCoins,
};

/** What is due, "Paid in full" by one tap, and the payments so far. */
export function PaymentPart({ booking, job, onSaved }: JobPartProps) {
  const [keyOf] = useState(createIdempotencyKeys);
  const [dialog, setDialog] = useState<'part' | Payment>();
  const { pending, failure, run } = useJobAction(onSaved);
  const now = useNow();
  const payments = countedPayments(job);
  const dialogProps = { booking, job, keyOf, onSaved, onClose: () => setDialog(undefined) };

  const undo = ({ id, amount }: Payment) =>
    run(
      () => undoPayment(booking.id, id),
      () => ({ title: 'Payment undone', description: `${moneyText(amount)} is due again.` }),
    );

  function payInFull(method: HandMethod) {
    const payment = { amount: job.due, method };
    // The number of payments, so that the same amount can be paid once more after a refund.
    const key = keyOf({ ...payment, after: job.payments.length });
    void run(
      () => addPayment(booking.id, payment, key),
      (saved) => {
        const noted = saved.payments.at(-1);
        return {
          title: 'Paid in full',
          description: `${moneyText(payment.amount)}, ${methodPhrases[method]}. It counts for the client in ${UNDO_MINUTES} minutes.`,
          ...(noted && {
            action: {
              label: 'Undo',
              altText: 'Undo it in the list of payments',
              onAct: () => void undo(noted),
            },
          }),
        };
      },
    );
  }

  return (
    <section className="admin-job-part" aria-labelledby="job-payment">
      <h3 id="job-payment">Payment</h3>
      {job.isPriced ? null : (
        <p>Nothing is due: there is no price yet. Enter it below, 0 if the inspection is free.</p>
      )}
      {job.isPriced && job.due <= 0 && payments.length === 0 ? <p>Nothing is due.</p> : null}
      {job.due > 0 ? (
        <>
          <p>
            <strong>{moneyText(job.due)}</strong> due{' '}
            <span>{job.state === 'ended' ? null : paymentTimeTexts[job.paymentTime]}</span>
            {job.canPayOnline ? <span>{', or online by the client'}</span> : null}
          </p>
          <fieldset className="admin-job-methods">
            <legend>Paid in full by</legend>
            {handMethods.map((method) => {
              const Icon = icons[method];
              return (
                <Button key={method} busy={pending} onClick={() => payInFull(method)}>
                  <Icon size={18} aria-hidden="true" />
                  <span>{methodTexts[method]}</span>
                </Button>
              );
            })}
          </fieldset>
          <button type="button" className="admin-text-button" onClick={() => setDialog('part')}>
            Part payment
          </button>
        </>
      ) : null}
      {job.due < 0 ? (
        <p>
          <span>{moneyText(minus(noCents, job.due))}</span> more than the price was paid. You can
          refund it.
        </p>
      ) : null}
      <Alert>{failure}</Alert>
      {payments.length > 0 ? (
        <ul className="admin-job-rows" aria-label="Payments">
          {payments.map((payment) => (
            <li key={payment.id}>
              <PaymentFacts payment={payment} />
              <div className="admin-job-row-actions">
                {canUndo(payment, now) ? (
                  <button
                    type="button"
                    className="admin-text-button"
                    disabled={pending}
                    onClick={() => void undo(payment)}
                  >
                    <Undo2 size={18} aria-hidden="true" />
                    Undo
                  </button>
                ) : null}
                {refundable(payment) > 0 && openDisputes(payment).length === 0 ? (
                  <button
                    type="button"
                    className="admin-text-button"
                    onClick={() => setDialog(payment)}
                  >
                    Refund
                  </button>
                ) : null}
                <a
                  className="admin-text-button"
                  href={receiptUrl(booking.id, payment.id)}
                  target="_blank"
                  rel="noreferrer"
                >
                  <ReceiptText size={18} aria-hidden="true" />
                  Receipt
                  <span className="ui-visually-hidden">{` for ${moneyText(payment.amount)}, PDF`}</span>
                </a>
              </div>
            </li>
          ))}
        </ul>
      ) : null}
      {dialog === 'part' ? <PaymentDialog {...dialogProps} /> : null}
      {dialog && dialog !== 'part' ? <RefundDialog {...dialogProps} payment={dialog} /> : null}
    </section>
  );
}

const canUndo = (payment: Payment, now: Date): boolean =>
  payment.method !== 'online' && payment.refunds.length === 0 && now < paymentSettlesAt(payment);

const PaymentFacts = ({ payment }: { payment: Payment }) => (
  <div>
    <strong>{moneyText(payment.amount)}</strong>
    <span>{` ${methodPhrases[payment.method]}`}</span>
    <span className="admin-job-note">
      <Timestamp instant={payment.at} />
      {payment.note ? <span>{` · ${payment.note}`}</span> : null}
    </span>
    {payment.refunds.map(({ id, at, amount, note }) => (
      <span key={id} className="admin-job-note">
        <span>{`${moneyText(amount)} refunded · `}</span>
        <Timestamp instant={at} />
        {note ? <span>{` · ${note}`}</span> : null}
      </span>
    ))}
    {payment.disputes?.map((dispute) => (
      <DisputeFacts key={dispute.id} dispute={dispute} />
    ))}
  </div>
);

/** A dispute is answered at Stripe, where the evidence goes. */
const DisputeFacts = ({
  dispute: { amount, state, respondBy, settledAt, at },
}: {
  dispute: Dispute;
}) => (
  <span className="admin-job-note">
    {state === 'needs_response' ? (
      <span className="admin-chip" data-kind="warning">
        Under dispute
      </span>
    ) : null}
    <span>{` ${moneyText(amount)} ${disputeTexts[state]}`}</span>
    {state === 'needs_response' && respondBy ? (
      <>
        <span> by </span>
        <Timestamp instant={respondBy} />
      </>
    ) : (
      <>
        <span> · </span>
        <Timestamp instant={settledAt ?? at} />
      </>
    )}
  </span>
);
