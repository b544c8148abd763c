import { ApiProblem, fieldProblem } from '#api/http/api-problem.ts';
import type { Booking } from '#domain/booking/booking.schema.ts';
import type { MoveTerms } from '#domain/booking/client/client-access.ts';
import { isFee, standingLines } from '#domain/jobs/job.ts';
import type { NewOutcome } from '#domain/jobs/job-changes.schema.ts';
import {
  type JobChanged,
  withLine,
  withOutcome,
  withoutOutcome,
} from '#domain/jobs/job-changes.ts';
import type { JobRecord, LineKind, Mark, Outcome } from '#domain/jobs/job-record.ts';
import { possibleOutcome } from '#domain/jobs/possible-outcome.ts';
import { catalog } from '#domain/locale/catalog.ts';
import { defaultLocale } from '#domain/locale/locale.ts';
import { words as en } from './fee-labels.en.ts';

/** The lines of fees, as the client reads them. */
const feeLabels = catalog({ en, es: () => import('./fee-labels.es.ts') });

const feeKinds: Readonly<Record<Outcome, LineKind>> = {
  no_show: 'no_show_fee',
  late_cancellation: 'late_cancellation_fee',
};

/**
 * Notes why there was no inspection. The fee, if any, takes the place of the price. Throws if it is not the
 * `possibleOutcome` of the booking: `appointment_ahead` for a missed appointment that has not begun.
 */
export function outcomeNoted(
  booking: Booking,
  { outcome, fee }: NewOutcome,
  { id, mark, now, business }: { id: string; mark: Mark; now: Date; business: MoveTerms },
): (record: JobRecord) => JobChanged {
  if (possibleOutcome(booking, now, business) !== outcome) {
    if (outcome === 'late_cancellation') {
      throw fieldProblem('outcome', 'This booking was not canceled late');
    }
    if (booking.status !== 'cancelled') throw new ApiProblem('appointment_ahead');
    throw fieldProblem('outcome', 'This booking is canceled');
  }
  return (record) => {
    const noted = withOutcome(withoutFees(record, mark), outcome, mark);
    if (!fee) return noted;
    const line = {
      ...mark,
      id,
      kind: feeKinds[outcome],
      label: feeLabels.in(booking.locale ?? defaultLocale)[outcome],
      amount: fee,
    };
    return withLine(noted, line);
  };
}

export const outcomeRemoved =
  (mark: Mark) =>
  (record: JobRecord): JobChanged =>
    withoutOutcome(withoutFees(record, mark));

function withoutFees(record: JobRecord, mark: Mark): JobRecord {
  if (!standingLines(record).some(isFee)) return record;
  return {
    ...record,
    lines: record.lines.map((line) =>
      isFee(line) && !line.removed ? { ...line, removed: mark } : line,
    ),
  };
}
