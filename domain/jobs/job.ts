import { max } from 'date-fns/max';
import type { Booking } from '#domain/booking/booking.schema.ts';
import {
  type AgreedFields,
  type AgreedTermName,
  type AllTerms,
  changedTerms,
  currentTerms,
} from './agreed-terms.ts';
import { bookedPriceOf, isPriceLost } from './booked-price.ts';
import { type Cents, minus, noCents, plainAmount, sumOf } from './cents.ts';
import type {
  Dispute,
  JobRecord,
  LineKind,
  Payment,
  PriceLine,
  Signature,
  SignedText,
} from './job-record.ts';
import type { PaymentTime } from './job-settings.ts';
import { isAhead, standingReports } from './readable-report.ts';
import { jobSettlesAt } from './undo-window.ts';

/** What of a booking decides its price. */
type PricedFields = 'quote' | 'bookedCents' | 'status' | 'erasedAt';

/** What decides how far a job is, besides its record. */
export interface JobTerms {
  booking: Pick<Booking, PricedFields | AgreedFields | 'deletedAt'>;
  /** Whether the owner has an agreement for this kind of inspection. */
  asksAgreement: boolean;
  paymentTime: PaymentTime;
}

export const jobStates = [
  'awaiting_signature',
  'awaiting_price',
  'awaiting_payment',
  'ready',
  'released',
  'ended',
] as const;

/**
 * How far a job is. `awaiting_price`: nobody has said what it costs. `ready`: nothing keeps the report back. `ended`: canceled or not kept, so that there is no
 * report to wait for.
 */
export type JobState = (typeof jobStates)[number];

/** Why the client cannot read the report. */
export const reportBlocks = [
  'agreement_unsigned',
  'not_priced',
  'payment_due',
  'report_missing',
  'not_released',
] as const;

export type ReportBlock = (typeof reportBlocks)[number];

export interface Job {
  state: JobState;
  /** As booked, in cents; undefined for a booking without a quote. */
  booked: Cents | undefined;
  /** Whether there is anything to pay for: a quote or lines. */
  isPriced: boolean;
  total: Cents;
  /** What was received, without undone payments and before refunds. */
  paid: Cents;
  refunded: Cents;
  /** What banks gave back to the client after a dispute. */
  chargedBack: Cents;
  /** Negative if too much was paid. */
  due: Cents;
  /** `outdated`: something that it names has changed since it was signed. */
  agreement: 'none' | 'unsigned' | 'signed' | 'outdated';
  payment: 'none' | 'due' | 'partly' | 'paid';
  /** Undefined once the report can be read. */
  block: ReportBlock | undefined;
}

export const standingLines = ({ lines }: Pick<JobRecord, 'lines'>): PriceLine[] =>
  lines.filter(({ removed }) => removed === undefined);

export const countedPayments = ({ payments }: Pick<JobRecord, 'payments'>): Payment[] =>
  payments.filter(({ undone }) => undone === undefined);

/** What is agreed about a booking now, of which its agreement may name a part. */
export const termsNow = (
  booking: Pick<Booking, PricedFields | AgreedFields>,
  record: Pick<JobRecord, 'lines' | 'outcome' | 'payments'>,
): AllTerms =>
  currentTerms(booking, { lines: standingLines(record), total: totalOf(booking, record) });

/** The text that a signature is under; undefined once its person is erased. */
export const signedTextOf = (
  { texts }: Pick<JobRecord, 'texts'>,
  { sha256 }: Pick<Signature, 'sha256'>,
): SignedText | undefined => texts.find((text) => text.sha256 === sha256);

/**
 * Which of the terms that a signature is under have changed since; none if the owner has confirmed that they are the same.
 */
function changedSince(
  signature: Pick<Signature, 'sha256' | 'total'>,
  record: Pick<JobRecord, 'texts'>,
  now: AllTerms,
): AgreedTermName[] {
  const text = signedTextOf(record, signature);
  const isConfirmed = text?.confirmations?.some(
    ({ terms }) => changedTerms(terms, now).length === 0,
  );
  return isConfirmed
    ? []
    : changedTerms(text?.terms ?? { total: plainAmount(signature.total) }, now);
}

/** Signatures under what is agreed now. */
export function standingSignatures(
  record: JobRecord,
  booking: Pick<Booking, PricedFields | AgreedFields>,
): Signature[] {
  if (record.signatures.length === 0) return [];
  const now = termsNow(booking, record);
  return record.signatures.filter((one) => changedSince(one, record, now).length === 0);
}

/** What has changed since the last signature. */
export function changedSinceSigned(
  record: JobRecord,
  booking: Pick<Booking, PricedFields | AgreedFields>,
): AgreedTermName[] {
  const last = record.signatures.at(-1);
  return last ? changedSince(last, record, termsNow(booking, record)) : [];
}

const feeKinds: ReadonlySet<LineKind> = new Set(['no_show_fee', 'late_cancellation_fee']);

export const isFee = ({ kind }: Pick<PriceLine, 'kind'>): boolean => feeKinds.has(kind);

/** Whether nothing will be inspected: canceled, or nobody was there. */
export const isOff = (
  { status }: Pick<Booking, 'status'>,
  { outcome }: Pick<JobRecord, 'outcome'>,
) => outcome !== undefined || status === 'cancelled';

/** The price of the inspection, whether or not it takes place: as booked with all lines but fees. */
export function priceOf(
  booking: Pick<Booking, 'quote' | 'bookedCents'>,
  record: Pick<JobRecord, 'lines'>,
): Cents {
  const lines = standingLines(record).filter((line) => !isFee(line));
  const booked = bookedPriceOf(booking) ?? noCents;
  return sumOf([booked, ...lines.map(({ amount }) => amount)]);
}

/**
 * The price with the fees for the time of the inspection; without an inspection, only those fees. Where the price is lost, what
 * was received, so that nothing counts as open or as paid too much.
 */
export function totalOf(
  booking: Pick<Booking, PricedFields>,
  record: Pick<JobRecord, 'lines' | 'outcome' | 'payments'>,
): Cents {
  if (isPriceLost(booking) && !isOff(booking, record)) return receivedOf(record);
  const fees = standingLines(record).filter(isFee);
  const price = isOff(booking, record) ? noCents : priceOf(booking, record);
  return sumOf([price, ...fees.map(({ amount }) => amount)]);
}

export const refundedOf = ({ refunds }: Pick<Payment, 'refunds'>): Cents =>
  sumOf(refunds.map(({ amount }) => amount));

/** What of a payment was lost in disputes. */
export const chargedBackOf = ({ disputes = [] }: Pick<Payment, 'disputes'>): Cents =>
  sumOf(disputes.filter(({ state }) => state === 'lost').map(({ amount }) => amount));

/** What was received and neither paid back nor lost in disputes. */
const receivedOf = (record: Pick<JobRecord, 'payments'>): Cents =>
  sumOf(
    countedPayments(record).map((payment) =>
      minus(minus(payment.amount, refundedOf(payment)), chargedBackOf(payment)),
    ),
  );

/** The disputes of a payment that the bank has not decided. */
export const openDisputes = ({ disputes = [] }: Pick<Payment, 'disputes'>): Dispute[] =>
  disputes.filter(({ state }) => state === 'needs_response' || state === 'under_review');

/** The job of a booking, computed from what is stored. */
export function jobOf(record: JobRecord, terms: JobTerms): Job {
  const { booking, paymentTime } = terms;
  const total = totalOf(booking, record);
  const payments = countedPayments(record);
  const paid = sumOf(payments.map(({ amount }) => amount));
  const refunded = sumOf(payments.map(refundedOf));
  const chargedBack = sumOf(payments.map(chargedBackOf));
  const received = receivedOf(record);
  const due = minus(total, received);
  const booked = bookedPriceOf(booking);
  const isPriced = booked !== undefined || standingLines(record).length > 0;
  const agreement = agreementOf(record, terms);
  const payment = paymentOf({ isPriced, total, received });
  const isEnded =
    record.outcome !== undefined ||
    booking.status === 'cancelled' ||
    booking.deletedAt !== undefined;
  const isUnsigned = agreement === 'unsigned' || agreement === 'outdated';
  const isPaidFirst = paymentTime !== 'closing';
  const missing = {
    signature: isUnsigned,
    price: !isPriced && isPaidFirst,
    payment: due > 0 && isPaidFirst,
  };
  return {
    state: record.released ? 'released' : isEnded ? 'ended' : openState(missing),
    booked,
    isPriced,
    total,
    paid,
    refunded,
    chargedBack,
    due,
    agreement,
    payment,
    block: blockOf(record, missing),
  };
}

function agreementOf(record: JobRecord, { asksAgreement, booking }: JobTerms): Job['agreement'] {
  if (standingSignatures(record, booking).length > 0) return 'signed';
  const isOver = record.released || record.erasedAt || isOff(booking, record);
  // What was agreed stays so; nothing more is asked.
  if (isOver) return record.signatures.length > 0 ? 'signed' : 'none';
  // Without a text of the owner's nobody could sign again.
  if (record.signatures.length > 0) return asksAgreement ? 'outdated' : 'signed';
  return asksAgreement ? 'unsigned' : 'none';
}

function paymentOf({
  isPriced,
  total,
  received,
}: {
  isPriced: boolean;
  total: Cents;
  received: Cents;
}): Job['payment'] {
  if (!isPriced) return 'none';
  if (received >= total) return 'paid';
  return received > 0 ? 'partly' : 'due';
}

/** What keeps the report back. */
interface Missing {
  signature: boolean;
  price: boolean;
  payment: boolean;
}

function openState({ signature, price, payment }: Missing): JobState {
  if (signature) return 'awaiting_signature';
  if (price) return 'awaiting_price';
  return payment ? 'awaiting_payment' : 'ready';
}

function blockOf(record: JobRecord, missing: Missing): ReportBlock | undefined {
  if (standingReports(record).length === 0) return 'report_missing';
  if (record.released) return undefined;
  if (missing.signature) return 'agreement_unsigned';
  if (missing.price) return 'not_priced';
  return missing.payment ? 'payment_due' : 'not_released';
}

/**
 * `record`, released if nothing keeps the report back any more. The release is that of the moment in which nothing can be
 * undone any more; until then each change decides anew. Afterwards it stays, because the report may have been read. Without
 * price and agreement, paid at closing, nothing was fulfilled, and the owner releases it by hand.
 */
export function released(record: JobRecord, terms: JobTerms, now: Date): JobRecord {
  const { released: known, ...unreleased } = record;
  const current = isAhead(known, now) ? unreleased : record;
  const { state, block, isPriced, agreement } = jobOf(current, terms);
  const isFulfilled = isPriced || agreement === 'signed';
  if (state !== 'ready' || block !== 'not_released' || !isFulfilled) return current;
  const at = max([now, jobSettlesAt(record) ?? now]).toISOString();
  return known?.at === at ? record : { ...current, released: { at, by: '' } };
}
