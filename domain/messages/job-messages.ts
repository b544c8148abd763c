import { max } from 'date-fns/max';
import type { Booking } from '#domain/booking/booking.schema.ts';
import { isUnconfirmed } from '#domain/booking/client/confirmation.ts';
import { agentConsentOf } from '#domain/jobs/agent-consent.ts';
import { countedPayments, isFee, isOff, jobOf } from '#domain/jobs/job.ts';
import { lastPriceChange } from '#domain/jobs/job-notices.ts';
import type { JobRecord } from '#domain/jobs/job-record.ts';
import {
  firstReadable,
  readableFrom,
  standingReports,
  withdrawnReports,
} from '#domain/jobs/readable-report.ts';
import { paymentSettlesAt, settledJob, settlesAt } from '#domain/jobs/undo-window.ts';
import { businessInstant, type Zone } from '#domain/schedule/business-clock.ts';
import { addDays } from '#domain/schedule/calendar-date.ts';
import { confirmationAndMove } from './booking-causes.ts';
import { expiryOf } from './delivery-window.ts';
import type { MessageKind } from './message-kinds.ts';
import { isWanted, type PlanSettings } from './message-settings.ts';
import type { MessageJob, PlannedMessage } from './planned-message.ts';

/** Days before an appointment on which the client is asked to sign. */
const SIGN_REMINDER_DAYS = [2, 1] as const;

interface JobMessageRules {
  zone: Zone;
  terms: MessageJob['terms'];
}

/**
 * The messages that follow from the job of `booking` in its current state. A deleted, erased or unconfirmed booking has
 * none; one that was canceled, or to which nobody came, only those about what has happened: signatures, payments,
 * refunds and the fee.
 */
export function jobMessages(
  booking: Booking,
  record: JobRecord,
  settings: PlanSettings,
  { zone, terms }: JobMessageRules,
): PlannedMessage[] {
  if (booking.erasedAt !== undefined || booking.deletedAt !== undefined) return [];
  if (record.erasedAt !== undefined || isUnconfirmed(booking)) return [];
  const planned: PlannedMessage[] = [];
  const plan = (
    kind: MessageKind,
    key: string | number,
    due: Date,
    { entry, expires = expiryOf(due) }: { entry?: string; expires?: Date } = {},
  ) => {
    if (!hasRecipient(kind, booking) || due >= expires || !isWanted(kind, due, settings)) return;
    // Nothing that can still be undone by then is told.
    const about = { booking, job: { record: settledJob(record, due), terms, entry } };
    planned.push({ id: `${kind}-${booking.id}-${key}`, kind, due, expires, about });
  };

  for (const { id, at } of record.signatures) {
    for (const kind of ['agreement_signed', 'signed_agreement'] as const)
      plan(kind, id, new Date(at), { entry: id });
  }
  for (const payment of countedPayments(record)) {
    const paidAt = paymentSettlesAt(payment);
    plan('payment_receipt', payment.id, paidAt, { entry: payment.id });
    for (const { id, at } of payment.refunds)
      plan('refund_receipt', id, max([new Date(at), paidAt]), { entry: id });
  }
  for (const { id, withdrawn } of withdrawnReports(record))
    plan('report_withdrawn', id, new Date(withdrawn.at));
  const consent = agentConsentOf(booking, record);
  if (consent && record.agentAskedAt) {
    const due = new Date(record.agentAskedAt);
    plan('agent_link', due.getTime(), due);
  }
  if (isOff(booking, record)) {
    const change = lastPriceChange({ lines: record.lines.filter(isFee) });
    if (change) plan('fee_charged', change.getTime(), settlesAt(change.toISOString()));
    return planned;
  }

  if (booking.status === 'confirmed') {
    const start = businessInstant(booking.date, booking.time, zone);
    const { made, moved } = confirmationAndMove(booking);
    const slot = `${booking.date}-${booking.time.replace(':', '')}`;
    for (const days of SIGN_REMINDER_DAYS) {
      const due = businessInstant(addDays(booking.date, -days), settings.reminderTime, zone);
      const { agreement } = jobOf(settledJob(record, due), { booking, ...terms });
      const isOpen = agreement === 'unsigned' || agreement === 'outdated';
      // The mail about this time has asked for the signature just before.
      if (isOpen && (moved ?? made).at < due)
        plan('agreement_reminder', `${slot}-${days}`, due, { expires: expiryOf(due, start) });
    }
  }
  const change = lastPriceChange(record);
  if (change) {
    plan('price_changed', change.getTime(), settlesAt(change.toISOString()));
  }
  const report = standingReports(record).at(-1);
  const first = firstReadable(record);
  if (record.released && report && first) {
    plan('report_ready', report.id, readableFrom(record.released, report));
    const consentedAt = consent && new Date(consent.consentedAt);
    // One mail for each consent: its link shows later versions too.
    if (consentedAt) {
      const due = max([readableFrom(record.released, first), consentedAt]);
      plan('report_for_agent', consentedAt.getTime(), due);
    }
  }
  return planned;
}

/** An agent who books in the client's name reads the client's mail already. */
function hasRecipient(kind: MessageKind, { email, agentEmail }: Booking): boolean {
  if (kind === 'signed_agreement') return true;
  if (kind === 'agent_link') return Boolean(agentEmail);
  if (kind === 'report_for_agent') return Boolean(agentEmail) && agentEmail !== email;
  return email !== '';
}
