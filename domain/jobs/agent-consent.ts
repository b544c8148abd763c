import type { Booking } from '#domain/booking/booking.schema.ts';
import type { JobRecord } from './job-record.ts';

/** The client's consent that the agent sees the inspection. */
export type AgentConsent = NonNullable<JobRecord['agent']>;

/** What consent is computed from. */
export type ConsentingBooking = Pick<Booking, 'agentEmail' | 'agentConsent' | 'createdAt'>;

/**
 * The client's consent as it stands: given or withdrawn on the page of the appointment, else as given with the booking.
 */
export function agentConsentOf(
  { agentEmail, agentConsent, createdAt }: ConsentingBooking,
  { agent, agentWithdrawnAt }: Pick<JobRecord, 'agent' | 'agentWithdrawnAt'>,
): AgentConsent | undefined {
  if (!agentEmail) return undefined;
  if (agent) return agent;
  return agentConsent && agentWithdrawnAt === undefined
    ? { consentedAt: createdAt, follows: true }
    : undefined;
}

/** With the client's consent, or without it from `at` on. */
export function withAgent(
  record: JobRecord,
  booking: ConsentingBooking,
  { consent, at }: { consent: boolean; at: string },
): JobRecord {
  if (consent === (agentConsentOf(booking, record) !== undefined)) return record;
  const { agent: _agent, agentWithdrawnAt: _withdrawn, ...others } = record;
  return consent
    ? { ...others, agent: { consentedAt: at, follows: true } }
    : { ...others, agentWithdrawnAt: at };
}

/** With the digest of the link that opens the report; unchanged if the client does not agree any more. */
export function withAgentLink(
  record: JobRecord,
  booking: ConsentingBooking,
  link: string,
): JobRecord {
  const agent = agentConsentOf(booking, record);
  return agent ? { ...record, agent: { ...agent, link } } : record;
}
