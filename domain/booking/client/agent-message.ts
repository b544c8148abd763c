import type { Business } from '#domain/business/business.ts';
import { mailLink } from '#domain/leads/mail-link.ts';
import { catalog } from '#domain/locale/catalog.ts';
import type { CalendarDate, TimeOfDay } from '#domain/schedule/calendar-date.schema.ts';
import { formatDate, formatTime } from '#domain/schedule/calendar-date.ts';
import { words as en } from './agent-message.en.ts';

const texts = catalog({ en, es: () => import('./agent-message.es.ts') });

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
  { name, license, phone, timeZone, locale }: Business,
): AgentMessage {
  const words = texts.in(locale);
  const at = `${formatDate(date, 'long', locale)}, ${formatTime(time, locale)} ${timeZone.label}`;
  const inspector = [name, license?.label, phone.display].filter(Boolean).join(', ');
  return {
    subject: words.subject(address),
    text: [words.booked(address, at), words.inspector(inspector), words.please].join('\n\n'),
  };
}

/** An email with that message, to the agent if their address is known. */
export const agentMailUrl = ({ subject, text }: AgentMessage, to = ''): string =>
  `${mailLink(to)}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(text.replaceAll('\n', '\r\n'))}`;
