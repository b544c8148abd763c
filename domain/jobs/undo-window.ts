import { addMinutes } from 'date-fns/addMinutes';
import { max } from 'date-fns/max';
import type { JobRecord, Payment } from './job-record.ts';

/**
 * Minutes for which what the owner entered by hand about money can be taken back as if it had not been noted. Until then
 * nothing follows from it that cannot be taken back as well.
 */
export const UNDO_MINUTES = 5;

/** From when on what was entered by hand at `at` can no longer be undone. */
export const settlesAt = (at: string): Date => addMinutes(new Date(at), UNDO_MINUTES);

/** One that came online cannot be undone. */
export const paymentSettlesAt = ({ at, method }: Pick<Payment, 'at' | 'method'>): Date =>
  method === 'online' ? new Date(at) : settlesAt(at);

/** From when on nothing about the money of a job can be undone; undefined if nothing ever could. */
export function jobSettlesAt({
  lines,
  payments,
}: Pick<JobRecord, 'lines' | 'payments'>): Date | undefined {
  const instants = [
    ...lines.flatMap(({ at, removed }) => [at, ...(removed ? [removed.at] : [])]).map(settlesAt),
    ...payments.filter(({ undone }) => undone === undefined).map(paymentSettlesAt),
  ];
  return instants.length > 0 ? max(instants) : undefined;
}

/** Whether something about the money of a job can still be undone at `now`. */
export const isSettled = (record: Pick<JobRecord, 'lines' | 'payments'>, now: Date): boolean =>
  (jobSettlesAt(record) ?? now) <= now;

/** `record` as far as it can no longer be undone at `now`: what receipts and mails may say of it. */
export function settledJob(record: JobRecord, now: Date): JobRecord {
  if (isSettled(record, now)) return record;
  return {
    ...record,
    payments: record.payments.filter((payment) => paymentSettlesAt(payment) <= now),
    lines: record.lines
      .filter(({ at }) => settlesAt(at) <= now)
      .map(({ removed, ...line }) =>
        removed && settlesAt(removed.at) <= now ? { ...line, removed } : line,
      ),
  };
}
