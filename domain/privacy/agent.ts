import type { Booking } from '#domain/booking/booking.schema.ts';
import type { CorrectableField } from '#domain/booking/booking-status.ts';
import type { ContactRequest } from '#domain/inspection-request/inspection-request.schema.ts';
import { contactKeyOf } from './contact-key.ts';

/** What is stored about an agent in a client's booking, or in a client's request for a time. */
export interface AgentRecord
  extends Pick<Booking, 'id' | 'date' | 'time' | 'agentName' | 'agentEmail' | 'agentCopy'> {
  isRequest?: true;
}

export const agentRecord = (booking: Booking): AgentRecord => ({
  id: booking.id,
  date: booking.date,
  time: booking.time,
  agentName: booking.agentName,
  agentEmail: booking.agentEmail,
  agentCopy: booking.agentCopy,
});

/** Of each of `requests` that asks for a time. */
export const agentRecordsOf = (requests: readonly ContactRequest[]): AgentRecord[] =>
  requests.flatMap(({ id, asked }): AgentRecord[] => {
    if (!asked) return [];
    const { date, time, agentName, agentEmail, agentCopy } = asked;
    return [{ id, date, time, agentName, agentEmail, agentCopy, isRequest: true }];
  });

/** Whether the agent of the appointment that a request asks for has this contact key. */
export const isAgentIn = ({ asked }: ContactRequest, contactKey: string): boolean =>
  asked?.agentEmail !== undefined && contactKeyOf(asked.agentEmail) === contactKey;

/** `request` without the agent of the appointment that it asks for. */
export function withoutAskedAgent(request: ContactRequest): ContactRequest {
  const { asked } = request;
  if (!asked) return request;
  const { agentName: _name, agentEmail: _email, agentCopy: _copy, ...rest } = asked;
  return { ...request, asked: rest };
}

const agentFields: readonly CorrectableField[] = ['agentName', 'agentEmail', 'agentCopy'];

/** The contact keys of the agents of a booking, those before a correction included. */
export const agentKeysOf = ({
  agentEmail = '',
  history,
}: Pick<Booking, 'agentEmail' | 'history'>): string[] => {
  const corrected = history
    .flatMap(({ changes = [] }) => changes)
    .flatMap(({ field, from, to }) => (field === 'agentEmail' ? [from, to] : []));
  return [...new Set([agentEmail, ...corrected].flatMap((email) => contactKeyOf(email) ?? []))];
};

/** Whether the agent of `booking`, now or before a correction, has this contact key. */
export const isAgentOf = (booking: Booking, contactKey: string): boolean =>
  agentKeysOf(booking).includes(contactKey);

/**
 * `booking` without the agent with this contact key: without the name, the address and the copy, and
 * without what was corrected about agents. All that is the client's stays, and so does another agent.
 */
export function withoutAgent(booking: Booking, contactKey: string): Booking {
  const { agentName, agentEmail, agentCopy, ...rest } = booking;
  const isTheirs = agentEmail !== undefined && contactKeyOf(agentEmail) === contactKey;
  return {
    ...rest,
    ...(!isTheirs && { agentName, agentEmail, agentCopy }),
    history: booking.history.map((step) => {
      const changes = step.changes?.filter(({ field }) => !agentFields.includes(field));
      const { changes: _before, ...entry } = step;
      return { ...entry, ...(changes?.length && { changes }) };
    }),
  };
}
