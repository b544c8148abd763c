import type { JobRecord, Payment, PriceLine } from './job-record.ts';

/** When something about the job happened last, as an ISO 8601 instant; that of the booking while nothing has. */
export function jobChangedAt(job: JobRecord): string {
  const { createdAt, lines, signatures, payments, reports, released, outcome, agent } = job;
  const instants = [
    createdAt,
    ...lines.flatMap(instantsOfLine),
    ...signatures.map(({ at }) => at),
    ...payments.flatMap(instantsOfPayment),
    ...reports.map(({ at }) => at),
    ...(released ? [released.at] : []),
    ...(outcome ? [outcome.at] : []),
    ...(agent ? [agent.consentedAt] : []),
  ];
  return new Date(Math.max(...instants.map((instant) => Date.parse(instant)))).toISOString();
}

const instantsOfLine = ({ at, removed }: PriceLine) => [at, ...(removed ? [removed.at] : [])];

const instantsOfPayment = ({ at, undone, refunds }: Payment) => [
  at,
  ...(undone ? [undone.at] : []),
  ...refunds.map((refund) => refund.at),
];
