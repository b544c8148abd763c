import type { JobRecord, Payment, PriceLine, ReportVersion } from './job-record.ts';

/** When something about the job happened last, as an ISO 8601 instant; that of the booking while nothing has. */
export const jobChangedAt = (job: JobRecord): string =>
  new Date(
    Math.max(
      ...[job.createdAt, ...instantsOf(job), ...instantsOfAgent(job)].map((instant) =>
        Date.parse(instant),
      ),
    ),
  ).toISOString();

/** When something about the job happened first; undefined while nothing has. */
export function jobBeganAt(job: JobRecord): Date | undefined {
  const instants = instantsOf(job).map((instant) => Date.parse(instant));
  return instants.length > 0 ? new Date(Math.min(...instants)) : undefined;
}

function instantsOf(job: JobRecord): string[] {
  const { lines, signatures, texts, payments, checkouts, reports, released, outcome } = job;
  return [
    ...lines.flatMap(instantsOfLine),
    ...signatures.map(({ at }) => at),
    ...texts.flatMap(({ confirmations = [] }) => confirmations.map(({ at }) => at)),
    ...payments.flatMap(instantsOfPayment),
    ...checkouts.map(({ at }) => at),
    ...reports.flatMap(instantsOfReport),
    ...(released ? [released.at] : []),
    ...(outcome ? [outcome.at] : []),
  ];
}

/** What was done about the agent, which is no beginning of the books: an erasure of the agent takes it away. */
const instantsOfAgent = ({ agent, agentWithdrawnAt, agentAskedAt }: JobRecord): string[] => [
  ...(agent ? [agent.consentedAt] : []),
  ...(agentWithdrawnAt ? [agentWithdrawnAt] : []),
  ...(agentAskedAt ? [agentAskedAt] : []),
];

const instantsOfLine = ({ at, removed }: PriceLine) => [at, ...(removed ? [removed.at] : [])];

const instantsOfReport = ({ at, withdrawn }: ReportVersion) => [
  at,
  ...(withdrawn ? [withdrawn.at] : []),
];

const instantsOfPayment = ({ at, undone, refunds, disputes = [] }: Payment) => [
  at,
  ...(undone ? [undone.at] : []),
  ...refunds.map((refund) => refund.at),
  ...disputes.map((dispute) => dispute.settledAt ?? dispute.at),
];
