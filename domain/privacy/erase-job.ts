import type {
  JobRecord,
  Mark,
  Payment,
  PriceLine,
  Refund,
  ReportVersion,
  Signature,
} from '#domain/jobs/job-record.ts';
import type { EveryField } from '#domain/records/every-field.ts';

const markOf = ({ at, by }: Mark): Mark => ({ at, by });

/**
 * What stays of a job, for the books and as proof: amounts, methods and dates of lines, payments and refunds; version,
 * total and SHA-256 of what was signed, and when; sizes and SHA-256 of reports; the outcome. Names, texts, drawings,
 * addresses, browsers, notes, reasons, labels, names of files, the video and the agent are erased.
 */
export const erasedJob = (job: JobRecord, at: Date): EveryField<JobRecord> => ({
  id: job.id,
  revision: job.revision,
  createdAt: job.createdAt,
  lines: job.lines.map(erasedLine),
  signatures: job.signatures.map(erasedSignature),
  texts: [],
  payments: job.payments.map(erasedPayment),
  // They have only numbers and the sessions' ids, with which a late payment is still booked.
  checkouts: job.checkouts,
  reports: job.reports.map(erasedReport),
  video: undefined,
  released: job.released,
  outcome: job.outcome,
  agent: undefined,
  agentWithdrawnAt: undefined,
  agentAskedAt: undefined,
  erasedAt: at.toISOString(),
});

const erasedLine = ({ id, kind, amount, removed, ...mark }: PriceLine): EveryField<PriceLine> => ({
  ...markOf(mark),
  id,
  kind,
  label: '',
  amount,
  reason: undefined,
  promotionId: undefined,
  removed,
});

const erasedSignature = ({
  id,
  at,
  place,
  version,
  sha256,
  total,
  locale,
}: Signature): EveryField<Signature> => ({
  id,
  at,
  name: '',
  place,
  site: undefined,
  version,
  sha256,
  total,
  locale,
  consent: '',
  drawing: undefined,
  address: '',
  browser: '',
});

const erasedPayment = ({
  id,
  amount,
  method,
  undone,
  refunds,
  disputes,
  ...mark
}: Payment): EveryField<Payment> => ({
  ...markOf(mark),
  id,
  amount,
  method,
  note: undefined,
  undone,
  refunds: refunds.map(erasedRefund),
  // Numbers, states and the ids of the payment service alone.
  disputes,
});

const erasedRefund = ({ id, amount, ...mark }: Refund): EveryField<Refund> => ({
  ...markOf(mark),
  id,
  amount,
  note: undefined,
});

const erasedReport = ({
  id,
  key,
  bytes,
  sha256,
  withdrawn,
  ...mark
}: ReportVersion): EveryField<ReportVersion> => ({
  ...markOf(mark),
  id,
  key,
  fileName: '',
  bytes,
  sha256,
  withdrawn,
});

/** `job` without the agent: nobody reads the report by the agent's link any more. */
export function withoutJobAgent(record: JobRecord): JobRecord {
  const { agent: _agent, agentWithdrawnAt: _withdrawn, agentAskedAt: _asked, ...job } = record;
  return job;
}
