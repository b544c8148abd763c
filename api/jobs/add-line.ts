import { fieldProblem } from '#api/http/api-problem.ts';
import type { NewPriceLine } from '#domain/jobs/job-changes.schema.ts';
import { type JobChanged, withLine, withoutLine } from '#domain/jobs/job-changes.ts';
import type { JobRecord, LineKind, Mark } from '#domain/jobs/job-record.ts';

/** Adds a line, in place of another if it names one. */
export function lineAdded(
  { label, amount, reason, promotion, replaces }: NewPriceLine,
  { id, mark }: { id: string; mark: Mark },
): (record: JobRecord) => JobChanged {
  if (promotion && amount >= 0) throw fieldProblem('amount', 'A promotion takes something off');
  const kind: LineKind = promotion ? 'promotion' : amount < 0 ? 'discount' : 'addition';
  const line = {
    ...mark,
    id,
    kind,
    label,
    amount,
    ...(reason && { reason }),
    ...(promotion && { promotionId: promotion }),
  };
  return (record) => {
    const without = replaces ? withoutLine(record, replaces, mark) : record;
    return typeof without === 'string' ? without : withLine(without, line);
  };
}
