import { Pencil, Plus, Tag, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { Alert } from '#admin/shell/alert.tsx';
import { Button } from '#admin/shell/button.tsx';
import { createIdempotencyKeys } from '#client/idempotency-key.ts';
import { type Cents, moneyText } from '#domain/jobs/cents.ts';
import { isFee, standingLines } from '#domain/jobs/job.ts';
import type { PriceLine } from '#domain/jobs/job-record.ts';
import { GrantDiscount } from './grant-discount.tsx';
import { addLine, removeLine } from './job-calls.ts';
import { type EditedLine, LineDialog } from './line-dialog.tsx';
import { type JobPartProps, useJobAction } from './use-job.ts';

/** The price as booked, the owner's changes, and the total. */
export function PricePart({ booking, job, onSaved }: JobPartProps) {
  const [keyOf] = useState(createIdempotencyKeys);
  const [edited, setEdited] = useState<EditedLine>();
  const { pending, failure, run } = useJobAction(onSaved);
  // Without an inspection, only a fee is charged.
  const isOff = job.outcome !== undefined || booking.status === 'cancelled';
  const lines = standingLines(job).filter((line) => !isOff || isFee(line));

  const putBack = ({ label, amount, reason, promotionId }: PriceLine) =>
    run(() => {
      const line = { label, amount, reason, promotion: promotionId };
      return addLine(booking.id, line, keyOf({ ...line, after: crypto.randomUUID() }));
    });

  const remove = (line: PriceLine) =>
    run(
      () => removeLine(booking.id, line.id),
      (saved) => ({
        title: 'Line removed',
        description: `The total is ${moneyText(saved.total)}.`,
        action: {
          label: 'Undo',
          altText: 'Add the line again',
          onAct: () => void putBack(line),
        },
      }),
    );

  return (
    <section className="admin-job-part" aria-labelledby="job-price">
      <h3 id="job-price">Price</h3>
      {lines.length > 0 ? (
        <ul className="admin-job-rows" aria-label="Lines of the price">
          <li>
            <span>{job.booked === undefined ? 'Booked without a price' : 'As booked'}</span>
            {job.booked === undefined ? null : <BookedAmount amount={job.booked} isOff={isOff} />}
          </li>
          {lines.map((line) => (
            <li key={line.id}>
              <span>
                <span>{line.label}</span>
                {line.reason ? <span className="admin-job-note">{line.reason}</span> : null}
              </span>
              <strong>{moneyText(line.amount)}</strong>
              {isFee(line) ? null : (
                <div className="admin-job-row-actions">
                  <button
                    type="button"
                    className="admin-text-button"
                    onClick={() => setEdited({ line })}
                  >
                    <Pencil size={18} aria-hidden="true" />
                    Change<span className="ui-visually-hidden">{` ${line.label}`}</span>
                  </button>
                  <button
                    type="button"
                    className="admin-text-button"
                    disabled={pending}
                    onClick={() => void remove(line)}
                  >
                    <Trash2 size={18} aria-hidden="true" />
                    Remove<span className="ui-visually-hidden">{` ${line.label}`}</span>
                  </button>
                </div>
              )}
            </li>
          ))}
          <li>
            <strong>Total</strong>
            <strong>{moneyText(job.total)}</strong>
          </li>
        </ul>
      ) : (
        <p>
          {job.booked === undefined
            ? 'Booked without a price.'
            : `${moneyText(job.booked)} as booked${isOff ? ', not charged' : ''}.`}
        </p>
      )}
      <Alert>{failure}</Alert>
      {isOff ? null : (
        <>
          <GrantDiscount booking={booking} job={job} onSaved={onSaved} />
          <div className="admin-actions admin-job-actions">
            <Button onClick={() => setEdited({ kind: job.isPriced ? 'addition' : 'price' })}>
              <Plus size={18} aria-hidden="true" />
              <span>{job.isPriced ? 'Add to the price' : 'Enter the price'}</span>
            </Button>
            <Button onClick={() => setEdited({ kind: 'discount' })}>
              <Tag size={18} aria-hidden="true" />
              Give a discount
            </Button>
          </div>
        </>
      )}
      {edited ? (
        <LineDialog
          booking={booking}
          job={job}
          edited={edited}
          keyOf={keyOf}
          onSaved={onSaved}
          onClose={() => setEdited(undefined)}
        />
      ) : null}
    </section>
  );
}

const BookedAmount = ({ amount, isOff }: { amount: Cents; isOff: boolean }) =>
  isOff ? (
    <span>
      <del>{moneyText(amount)}</del> not charged
    </span>
  ) : (
    <strong>{moneyText(amount)}</strong>
  );
