import { movedSince } from '#domain/agreements/moved-since.ts';
import type { Booking } from '#domain/booking/booking.schema.ts';
import type { SlotTime } from '#domain/booking/booking-status.ts';
import { agentConsentOf, type ConsentingBooking } from './agent-consent.ts';
import type { Cents } from './cents.ts';
import {
  countedPayments,
  isFee,
  isOff,
  type Job,
  type JobTerms,
  jobOf,
  refundedOf,
  reportBlocks,
  standingLines,
  standingSignatures,
} from './job.ts';
import type { JobRecord, Outcome, PaymentMethod } from './job-record.ts';
import type { PaymentTime } from './job-settings.ts';
import { isTooSmallOnline } from './payable.ts';
import { arrivedReport, isAhead, readableReport } from './readable-report.ts';
import { isSettled, paymentSettlesAt } from './undo-window.ts';

/** `being_checked`: it opens once what was entered by hand can no longer be taken back. */
export const clientBlocks = [...reportBlocks, 'being_checked'] as const;

export type ClientBlock = (typeof clientBlocks)[number];

/** What the client's page shows of the job: nothing that is only the owner's. */
export interface ClientJob
  extends Pick<
    Job,
    | 'state'
    | 'isPriced'
    | 'total'
    | 'paid'
    | 'refunded'
    | 'chargedBack'
    | 'due'
    | 'payment'
    | 'agreement'
  > {
  paymentTime: PaymentTime;
  canPayOnline: boolean;
  /** Changes of the price as booked, in cents; without an inspection, only the fees for its time. */
  lines: { label: string; amount: Cents }[];
  /** `isChecked`: it can no longer be taken back by the owner who entered it, and has a receipt. */
  payments: {
    id: string;
    at: string;
    amount: Cents;
    method: PaymentMethod;
    refunded: Cents;
    isChecked: boolean;
  }[];
  /** Whether nothing about payments and price can be taken back any more by the owner who entered it. */
  isChecked: boolean;
  /** Under what is agreed now. */
  signatures: { name: string; at: string }[];
  /** When the appointment is now, if it was moved after the signatures, which name another time. */
  movedTo?: SlotTime | undefined;
  /** The current version; readable unless there is a `block`. */
  report?: { at: string; bytes: number } | undefined;
  /** Once the report can be read. */
  video?: string | undefined;
  block?: ClientBlock | undefined;
  /** The agent named in the booking, who may get the report. */
  agent?: { name: string; consentedAt?: string | undefined } | undefined;
  outcome?: Outcome | undefined;
}

export function clientJob(
  record: JobRecord,
  terms: JobTerms & {
    booking: ConsentingBooking & Pick<Booking, 'agentName' | 'history' | 'date' | 'time'>;
  },
  { canPayOnline, now }: { canPayOnline: boolean; now: Date },
): ClientJob {
  const { booked: _booked, block: held, state, ...job } = jobOf(record, terms);
  const { agentName, agentEmail } = terms.booking;
  const readable = readableReport(record, now);
  // As long as the owner can take it back, it is not there.
  const isShown = held || isAhead(record.released, now);
  const report = readable ?? (isShown ? arrivedReport(record, now) : undefined);
  const block = held ?? (report ? (readable ? undefined : 'being_checked') : 'report_missing');
  const signatures = standingSignatures(record, terms.booking);
  const lines = standingLines(record).filter(
    (line) => isFee(line) || !isOff(terms.booking, record),
  );
  return {
    ...job,
    state: state === 'released' && !readable ? 'ready' : state,
    block,
    paymentTime: terms.paymentTime,
    canPayOnline: canPayOnline && !isTooSmallOnline(job),
    lines: lines.map(({ label, amount }) => ({ label, amount })),
    payments: countedPayments(record).map(({ id, at, amount, method, refunds }) => ({
      id,
      at,
      amount,
      method,
      refunded: refundedOf({ refunds }),
      isChecked: paymentSettlesAt({ at, method }) <= now,
    })),
    isChecked: isSettled(record, now),
    signatures: signatures.map(({ name, at }) => ({ name, at })),
    movedTo: movedSince(terms.booking, signatures[0]?.at),
    report: report && { at: report.at, bytes: report.bytes },
    video: block === undefined ? record.video : undefined,
    agent: agentEmail
      ? {
          name: agentName || agentEmail,
          consentedAt: agentConsentOf(terms.booking, record)?.consentedAt,
        }
      : undefined,
    outcome: record.outcome?.what,
  };
}
