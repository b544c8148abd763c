import type { Booking } from '#domain/booking/booking.schema.ts';
import type { ReportBlock } from '#domain/jobs/job.ts';
import type { DisputeState, PaymentMethod } from '#domain/jobs/job-record.ts';
import type { PaymentTime } from '#domain/jobs/job-settings.ts';
import type { PresentedJob } from '#domain/jobs/presented-job.ts';
import { standingReports } from '#domain/jobs/readable-report.ts';

/** How far a job is, in a few words. */
export function stateText(
  { state, outcome, reports }: Pick<PresentedJob, 'state' | 'outcome' | 'reports'>,
  { status }: Pick<Booking, 'status'>,
): string {
  switch (state) {
    case 'awaiting_signature':
      return 'Awaiting signature';
    case 'awaiting_price':
      return 'Awaiting the price';
    case 'awaiting_payment':
      return 'Awaiting payment';
    case 'ready':
      return standingReports({ reports }).length > 0
        ? 'Report not released'
        : 'Ready for the report';
    case 'released':
      return 'Report released';
    case 'ended':
      if (outcome?.what === 'no_show') return 'No-show';
      if (outcome?.what === 'late_cancellation') return 'Canceled late';
      return status === 'cancelled' ? 'Canceled' : 'Deleted';
  }
}

export const methodTexts: Readonly<Record<PaymentMethod, string>> = {
  cash: 'Cash',
  check: 'Check',
  card: 'Card',
  closing: 'At closing',
  online: 'Online',
};

/** The same after "$375", "paid" or "noted". */
export const methodPhrases: Readonly<Record<PaymentMethod, string>> = {
  cash: 'in cash',
  check: 'by check',
  card: 'by card',
  closing: 'at closing',
  online: 'online',
};

/** What has become of a dispute, after its amount. */
export const disputeTexts: Readonly<Record<DisputeState, string>> = {
  needs_response: 'disputed at the bank. Answer in Stripe’s dashboard',
  under_review: 'disputed at the bank, which decides now',
  closed: 'was disputed; the dispute is closed without a loss',
  lost: 'lost in a dispute: the bank gave it back to the client',
};

/** When payment is due, after "due". */
export const paymentTimeTexts: Readonly<Record<PaymentTime, string>> = {
  booking: 'with the booking',
  inspection: 'at the inspection',
  report: 'before the report',
  closing: 'at closing',
};

/** Why the client cannot read the report. */
export const blockTexts: Readonly<Record<ReportBlock, string>> = {
  report_missing: 'No report yet',
  agreement_unsigned: 'The client can read it once the agreement is signed.',
  not_priced:
    'There is no price yet. The client can read it once you have entered one and it is paid.',
  payment_due: 'The client can read it once it is paid.',
  not_released: 'The client can read it once you release it.',
};
