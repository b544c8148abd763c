import type { EveryField } from '#domain/edits/every-field.ts';
import type { JobRecord, Mark, Payment, PriceLine, Signature } from '#domain/jobs/job-record.ts';

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
  payments: job.payments.map(erasedPayment),
  // They have only numbers and the sessions' ids, with which a late payment is still booked.
  checkouts: job.checkouts,
  reports: job.reports.map((report) => ({ ...report, fileName: '' })),
  video: undefined,
  released: job.released,
  outcome: job.outcome,
  agent: undefined,
  agentWithdrawnAt: undefined,
  agentAskedAt: undefined,
  erasedAt: at.toISOString(),
});

const erasedLine = ({ id, kind, amount, removed, ...mark }: PriceLine): PriceLine => ({
  ...markOf(mark),
  id,
  kind,
  label: '',
  amount,
  ...(removed && { removed }),
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
  text: '',
  version,
  sha256,
  total,
  locale,
  consent: '',
  drawing: undefined,
  address: '',
  browser: '',
});

const erasedPayment = ({ note: _note, ...payment }: Payment): Payment => ({
  ...payment,
  refunds: payment.refunds.map(({ note: _refundNote, ...refund }) => refund),
});

/** `job` without the agent: nobody reads the report by the agent's link any more. */
export function withoutJobAgent(record: JobRecord): JobRecord {
  const { agent: _agent, agentWithdrawnAt: _withdrawn, agentAskedAt: _asked, ...job } = record;
  return job;
}
