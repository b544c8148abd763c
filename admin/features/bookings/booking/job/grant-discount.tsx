import { Tag } from 'lucide-react';
import { useState } from 'react';
import { Alert } from '#admin/shell/alert.tsx';
import { Button } from '#admin/shell/button.tsx';
import { createIdempotencyKeys } from '#client/idempotency-key.ts';
import { moneyText, negative, noCents } from '#domain/jobs/cents.ts';
import { discountAmount } from '#domain/jobs/discount-amount.ts';
import { standingLines } from '#domain/jobs/job.ts';
import { cutText } from '#domain/locale/cut-text.ts';
import { AskedDiscount } from '../asked-discount.tsx';
import { addLine } from './job-calls.ts';
import { type JobPartProps, useJobAction } from './use-job.ts';

/** Letters of a line's label, as the server takes them. */
const MAX_LABEL = 120;

/** The discount that the client asked for, to be granted by one tap. */
export function GrantDiscount({ booking, job, onSaved }: JobPartProps) {
  const [keyOf] = useState(createIdempotencyKeys);
  const { pending, failure, run } = useJobAction(onSaved);
  const { discount } = booking;
  if (!discount) return null;
  const { promotionId, message } = discount;
  if (standingLines(job).some((line) => line.promotionId === promotionId)) return null;
  const off = discountAmount(discount, job.booked);

  const grant = () =>
    run(
      () => {
        const line = {
          label: cutText(message, MAX_LABEL),
          amount: negative(off ?? noCents),
          promotion: promotionId,
        };
        return addLine(booking.id, line, keyOf({ line, after: job.lines.length }));
      },
      (saved) => ({
        title: 'Discount granted',
        description: `The total is ${moneyText(saved.total)}.`,
      }),
    );

  return (
    <div className="admin-job-discount">
      <AskedDiscount booking={booking} />
      <Alert>{failure}</Alert>
      {off ? (
        <Button kind="primary" busy={pending} onClick={() => void grant()}>
          <Tag size={18} aria-hidden="true" />
          <span>{`Take ${moneyText(off)} off`}</span>
        </Button>
      ) : null}
    </div>
  );
}
