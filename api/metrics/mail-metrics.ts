import { Counter, type Registry } from 'prom-client';
import type { SendOutcome } from '#domain/messages/message-record.ts';

type Outcome = SendOutcome['outcome'];

/** Counts attempts to send a mail; returns the function to call for each. */
export function mailMetrics(registry: Registry): (outcome: Outcome) => void {
  const attempts = new Counter({
    name: 'inspection_mail_attempts_total',
    help: 'Attempts to send a mail, by outcome: sent, failed for now, or refused for good.',
    labelNames: ['outcome'],
    registers: [registry],
  });
  // Starts at 0, so that Prometheus sees the first one as an increase.
  for (const outcome of ['sent', 'failed', 'refused'] satisfies Outcome[]) {
    attempts.inc({ outcome }, 0);
  }
  return (outcome) => attempts.inc({ outcome });
}
