import type { Business } from '#domain/business/business.ts';
import { mailLink } from '#domain/leads/mail-link.ts';
import type { CalendarDate, TimeOfDay } from '#domain/schedule/calendar-date.schema.ts';
import { formatDate, formatTime } from '#domain/schedule/calendar-date.ts';

export interface AgentMessage {
  subject: string;
  text: string;
}

interface BookedVisit {
  date: CalendarDate;
  time: TimeOfDay;
  address: string;
}

/**
 * What a client forwards to their agent: where and when, and whom to ask. Without the price and the
 * link to the client's page, whose holder can move the appointment.
 */
export function agentMessage(
  { date, time, address }: BookedVisit,
  { name, license, phone, timeZone }: Business,
): AgentMessage {
  const at = `${formatDate(date, 'long')}, ${formatTime(time)} ${timeZone.label}`;
  const inspector = [name, license?.label, phone.display].filter(Boolean).join(', ');
  return {
    subject: `Home inspection at ${address}`,
    text: [
      `The inspection at ${address} is booked for ${at}.`,
      `Inspector: ${inspector}.`,
      'Please have the utilities on and the house open by then.',
    ].join('\n\n'),
  };
}

/** An email with that message, to the agent if their address is known. */
export const agentMailUrl = ({ subject, text }: AgentMessage, to = ''): string =>
  `${mailLink(to)}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(text.replaceAll('\n', '\r\n'))}`;
