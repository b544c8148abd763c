import type { Booking } from '#domain/booking/booking.schema.ts';
import { cents } from '#domain/jobs/cents.ts';
import { totalOf } from '#domain/jobs/job.ts';
import { emptyJob, type JobRecord } from '#domain/jobs/job-record.ts';
import type { MessageKind } from './message-kinds.ts';
import type { MessageJob } from './planned-message.ts';

/** The job of a sample booking for a message of `kind`, with everything that such a message can show. */
export function sampleJobOf(kind: MessageKind, booking: Booking): MessageJob | undefined {
  const records = recordsOf(booking);
  const terms = { asksAgreement: true, paymentTime: 'inspection' } as const;
  switch (kind) {
    case 'booking_confirmed':
    case 'agreement_reminder':
      return { record: records.empty, terms };
    case 'agreement_signed':
    case 'signed_agreement':
      return { record: records.signed, terms, entry: 'signature' };
    case 'payment_receipt':
      return { record: records.paid, terms, entry: 'payment' };
    case 'refund_receipt':
      return { record: records.paid, terms, entry: 'refund' };
    case 'price_changed':
      return { record: records.repriced, terms };
    case 'fee_charged':
      return { record: records.missed, terms };
    case 'report_ready':
    case 'report_for_agent':
    case 'agent_link':
      return { record: records.released, terms };
    case 'report_withdrawn':
      return { record: records.withdrawn, terms };
    default:
      return undefined;
  }
}

function recordsOf(
  booking: Booking,
): Record<
  'empty' | 'signed' | 'paid' | 'repriced' | 'missed' | 'released' | 'withdrawn',
  JobRecord
> {
  const { id, createdAt, date, name, agentName } = booking;
  const locale = booking.locale ?? 'en';
  const inspected = { at: `${date}T18:00:00.000Z`, by: 'Owner' };
  const booked = { at: createdAt, by: 'Owner' };
  const empty: JobRecord = { ...emptyJob({ id, createdAt }), revision: 1 };
  const signed: JobRecord = {
    ...empty,
    signatures: [
      {
        id: 'signature',
        at: createdAt,
        name,
        place: 'online',
        version: '1',
        sha256: '0'.repeat(64),
        total: totalOf(booking, empty),
        locale,
        consent: '',
        address: '',
        browser: '',
      },
    ],
  };
  const paid: JobRecord = {
    ...signed,
    payments: [
      {
        id: 'payment',
        ...inspected,
        amount: cents(18_250),
        method: 'check',
        refunds: [{ id: 'refund', ...inspected, amount: cents(4_375) }],
      },
    ],
  };
  const label = { en: 'Sprinkler system', es: 'Sistema de riego' }[locale];
  const repriced: JobRecord = {
    ...paid,
    lines: [{ id: 'line', ...booked, kind: 'addition', label, amount: cents(4_550) }],
  };
  const feeLabel = { en: 'Missed appointment', es: 'Cita perdida' }[locale];
  const missed: JobRecord = {
    ...empty,
    lines: [
      { id: 'fee', ...inspected, kind: 'no_show_fee', label: feeLabel, amount: cents(4_275) },
    ],
    outcome: { ...inspected, what: 'no_show' },
  };
  const released: JobRecord = {
    ...paid,
    reports: [
      {
        id: 'report',
        ...inspected,
        fileName: 'report.pdf',
        bytes: 4_000_000,
        sha256: '0'.repeat(64),
      },
    ],
    released: inspected,
    agent: agentName ? { consentedAt: createdAt } : undefined,
  };
  const withdrawn: JobRecord = {
    ...released,
    released: undefined,
    reports: released.reports.map((report) => ({
      ...report,
      withdrawn: { ...inspected, wasReadable: true },
    })),
  };
  return { empty, signed, paid, repriced, missed, released, withdrawn };
}
