import type { Booking } from '#domain/booking/booking.schema.ts';
import { type Cents, minus } from './cents.ts';
import { chargedBackOf, priceOf, refundedOf } from './job.ts';
import type {
  JobRecord,
  Mark,
  Outcome,
  Payment,
  PriceLine,
  Refund,
  ReportVersion,
} from './job-record.ts';
import { readableFrom, standingReports, undoableOf } from './readable-report.ts';
import { settlesAt } from './undo-window.ts';

/** Most lines, payments and so on of one job; beyond them something runs wild. */
export const MAX_JOB_ENTRIES = 50;

/** Why a change of a job is refused. */
export type JobRefusal =
  | 'entry_missing'
  | 'too_many_entries'
  | 'id_reused'
  | 'undo_too_late'
  | 'refund_too_high'
  | 'outcome_missing'
  | 'price_below_zero'
  | 'agreement_current'
  | 'higher_price_unsigned'
  | 'report_missing'
  | 'report_readable';

/** The changed record, the same object if the change was made before, or why not. */
export type JobChanged = JobRecord | JobRefusal;

/**
 * `after`, unless it breaks what holds for every job, whatever changed it. The price is looked at without a cancellation or
 * an outcome, which can be taken back. One that an earlier version stored below zero can still be raised.
 */
export function valid(
  before: JobRecord,
  after: JobRecord,
  booking: Pick<Booking, 'quote'>,
): JobChanged {
  const price = priceOf(booking, after);
  return price < 0 && price < priceOf(booking, before) ? 'price_below_zero' : after;
}

interface Entry {
  id: string;
}

/** With one more entry; a repeated one with the same content changes nothing. */
function withEntry<E extends Entry>(
  list: readonly E[],
  entry: E,
  isSame: (one: E, other: E) => boolean,
): readonly E[] | JobRefusal {
  const known = list.find(({ id }) => id === entry.id);
  if (known) return isSame(known, entry) ? list : 'id_reused';
  if (list.length >= MAX_JOB_ENTRIES) return 'too_many_entries';
  return [...list, entry];
}

function having<K extends 'lines' | 'payments'>(
  record: JobRecord,
  key: K,
  list: JobRecord[K] | JobRefusal,
): JobChanged {
  if (typeof list === 'string') return list;
  return list === record[key] ? record : { ...record, [key]: list };
}

const sameLine = (one: PriceLine, other: PriceLine) =>
  one.kind === other.kind && one.label === other.label && one.amount === other.amount;

export const withLine = (record: JobRecord, line: PriceLine): JobChanged =>
  having(record, 'lines', withEntry(record.lines, line, sameLine));

/** Takes a line off; it stays in the record as removed. */
export function withoutLine(record: JobRecord, id: string, mark: Mark): JobChanged {
  const index = record.lines.findIndex((line) => line.id === id);
  const line = record.lines[index];
  if (!line) return 'entry_missing';
  if (line.removed) return record;
  return { ...record, lines: record.lines.with(index, { ...line, removed: mark }) };
}

const samePayment = (one: Payment, other: Payment) =>
  one.amount === other.amount && one.method === other.method;

export const withPayment = (record: JobRecord, payment: Payment): JobChanged =>
  having(record, 'payments', withEntry(record.payments, payment, samePayment));

const changedPayment = (
  record: JobRecord,
  id: string,
  change: (payment: Payment) => Payment | JobRefusal,
): JobChanged => {
  const index = record.payments.findIndex((payment) => payment.id === id);
  const payment = record.payments[index];
  if (!payment) return 'entry_missing';
  const changed = change(payment);
  if (typeof changed === 'string') return changed;
  return changed === payment
    ? record
    : { ...record, payments: record.payments.with(index, changed) };
};

/** Takes back a payment that was noted by hand, before it settles; later it is refunded. */
export const withoutPayment = (record: JobRecord, id: string, mark: Mark): JobChanged =>
  changedPayment(record, id, (payment) => {
    if (payment.undone) return payment;
    const isLate = new Date(mark.at) >= settlesAt(payment.at);
    if (isLate || payment.method === 'online' || payment.refunds.length > 0) return 'undo_too_late';
    return { ...payment, undone: mark };
  });

/** What of a payment can still be refunded. */
export const refundable = (payment: Payment): Cents =>
  minus(minus(payment.amount, refundedOf(payment)), chargedBackOf(payment));

export const withRefund = (record: JobRecord, paymentId: string, refund: Refund): JobChanged =>
  changedPayment(record, paymentId, (payment) => {
    if (payment.undone) return 'entry_missing';
    const known = payment.refunds.find(({ id }) => id === refund.id);
    if (known) return known.amount === refund.amount ? payment : 'id_reused';
    if (refund.amount > refundable(payment)) return 'refund_too_high';
    if (payment.refunds.length >= MAX_JOB_ENTRIES) return 'too_many_entries';
    return { ...payment, refunds: [...payment.refunds, refund] };
  });

/** A repeated upload has another id, and changes nothing. */
export function withReport(record: JobRecord, report: ReportVersion): JobChanged {
  const { key } = report;
  const known = key === undefined ? undefined : record.reports.find((one) => one.key === key);
  if (known) return known.sha256 === report.sha256 ? record : 'id_reused';
  if (record.reports.length >= MAX_JOB_ENTRIES) return 'too_many_entries';
  return { ...record, reports: [...record.reports, report] };
}

/** Released by the owner whatever is open. */
export function releasedByHand(record: JobRecord, mark: Mark): JobChanged {
  if (record.released) return record;
  return standingReports(record).length === 0 ? 'report_missing' : { ...record, released: mark };
}

/**
 * Takes back what lets others read a version before they could: its release by hand, or else its upload, after which an
 * earlier version stays readable.
 */
export function withoutReport(record: JobRecord, id: string, mark: Mark): JobChanged {
  const index = record.reports.findIndex((report) => report.id === id);
  const report = record.reports[index];
  if (!report) return 'entry_missing';
  if (report.withdrawn) return record;
  const undoable = undoableOf(record, report, new Date(mark.at));
  if (!undoable) return 'report_readable';
  const { released: _released, ...unreleased } = record;
  if (undoable === 'release') return unreleased;
  return withReports(record, record.reports.with(index, { ...report, withdrawn: mark }));
}

/** Withdraws all versions: nobody reads any of them until another one is uploaded and released. */
export function withoutReports(record: JobRecord, mark: Mark): JobChanged {
  if (standingReports(record).length === 0) return 'report_missing';
  const reports = record.reports.map((report) => {
    if (report.withdrawn) return report;
    const wasReadable = isReadable(record, report, mark);
    return { ...report, withdrawn: { ...mark, ...(wasReadable && { wasReadable }) } };
  });
  return withReports(record, reports);
}

const isReadable = ({ released }: JobRecord, report: ReportVersion, { at }: Mark) =>
  released !== undefined && readableFrom(released, report) <= new Date(at);

/** Without a version left, the release is over: another report waits for signature and payment again. */
function withReports({ released, ...record }: JobRecord, reports: JobRecord['reports']): JobRecord {
  const isReleased = released !== undefined && standingReports({ reports }).length > 0;
  return { ...record, reports, ...(isReleased && { released }) };
}

export const withOutcome = (record: JobRecord, what: Outcome, mark: Mark): JobRecord =>
  record.outcome?.what === what ? record : { ...record, outcome: { ...mark, what } };

export const withoutOutcome = ({ outcome, ...record }: JobRecord): JobChanged =>
  outcome ? record : 'outcome_missing';
