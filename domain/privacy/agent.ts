import type { Booking } from '#domain/booking/booking.schema.ts';
import type { CorrectableField } from '#domain/booking/booking-status.ts';
import type { ContactRequest } from '#domain/inspection-request/inspection-request.schema.ts';
import { contactKeyOf } from './contact-key.ts';

/** The data about an agent in a client's booking, or in a client's request for a time. */
export interface AgentRecord
  extends Pick<
    Booking,
    'id' | 'date' | 'time' | 'agentName' | 'agentEmail' | 'agentCopy' | 'agentConsent'
  > {
  isRequest?: true;
  /** Before a correction: who the agent is now is not told. */
  isFormer?: true;
}

/** What a booking says about its agent with this contact key. */
export function agentRecordOf(booking: Booking, contactKey: string): AgentRecord {
  const isTheirs = (email: string | undefined) => email && contactKeyOf(email) === contactKey;
  if (isTheirs(booking.agentEmail)) return agentRecord(booking);
  const { id, date, time } = booking;
  return { id, date, time, agentEmail: agentMentions(booking).find(isTheirs), isFormer: true };
}

const agentRecord = (booking: AgentRecord): AgentRecord => ({
  id: booking.id,
  date: booking.date,
  time: booking.time,
  agentName: booking.agentName,
  agentEmail: booking.agentEmail,
  agentCopy: booking.agentCopy,
  agentConsent: booking.agentConsent,
});

/** The agent records of those `requests` that ask for a time. */
export const agentRecordsOf = (requests: readonly ContactRequest[]): AgentRecord[] =>
  requests.flatMap(({ id, asked }): AgentRecord[] => {
    if (!asked) return [];
    return [{ ...agentRecord({ ...asked, id }), isRequest: true }];
  });

/** Whether the agent of the requested appointment has this contact key. */
export const isAgentIn = ({ asked }: ContactRequest, contactKey: string): boolean =>
  asked?.agentEmail !== undefined && contactKeyOf(asked.agentEmail) === contactKey;

/** `request` without the agent of the requested appointment. */
export function withoutAskedAgent(request: ContactRequest): ContactRequest {
  const { asked } = request;
  if (!asked) return request;
  const {
    agentName: _name,
    agentEmail: _email,
    agentCopy: _copy,
    agentConsent: _consent,
    ...rest
  } = asked;
  return { ...request, asked: rest };
}

const agentFields: readonly CorrectableField[] = [
  'agentName',
  'agentEmail',
  'agentCopy',
  'agentConsent',
];

/** The contact keys of a booking's agents, including those before a correction. */
export const agentKeysOf = ({
  agentEmail = '',
  history,
}: Pick<Booking, 'agentEmail' | 'history'>): string[] => {
  const corrected = history
    .flatMap(({ changes = [] }) => changes)
    .flatMap(({ field, from, to }) => (field === 'agentEmail' ? [from, to] : []));
  return [...new Set([agentEmail, ...corrected].flatMap((email) => contactKeyOf(email) ?? []))];
};

/** By what messages about a booking may name its agents: names and addresses as typed, also before corrections. */
export const agentMentions = ({
  agentName,
  agentEmail,
  history = [],
}: Pick<Booking, 'agentName' | 'agentEmail'> & Partial<Pick<Booking, 'history'>>): string[] => {
  const corrected = history
    .flatMap(({ changes = [] }) => changes)
    .filter(({ field }) => field === 'agentName' || field === 'agentEmail')
    .flatMap(({ from, to }) => [from, to]);
  return [agentName, agentEmail, ...corrected].flatMap((text) => text || []);
};

/** Whether an agent of `booking`, current or before a correction, has this contact key. */
export const isAgentOf = (booking: Booking, contactKey: string): boolean =>
  agentKeysOf(booking).includes(contactKey);

/**
 * `booking` without the agent with this contact key: without name, address and copy, and without
 * corrections of agents. The client's data and other agents stay.
 */
export function withoutAgent(booking: Booking, contactKey: string): Booking {
  const { agentName, agentEmail, agentCopy, agentConsent, ...rest } = booking;
  const isTheirs = agentEmail !== undefined && contactKeyOf(agentEmail) === contactKey;
  return {
    ...rest,
    ...(!isTheirs && { agentName, agentEmail, agentCopy, agentConsent }),
    history: booking.history.map((step) => {
      const changes = step.changes?.filter(({ field }) => !agentFields.includes(field));
      const { changes: _before, ...entry } = step;
      return { ...entry, ...(changes?.length && { changes }) };
    }),
  };
}
