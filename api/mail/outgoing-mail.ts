import { addAgentLink, agentAddress, findAgentLinks } from '#api/agents/agent-links.ts';
import {
  type AppointmentLink,
  linkAddresses,
  newAppointmentLink,
  reportAddress,
} from '#api/appointments/appointment-link.ts';
import { appointmentFile } from '#api/calendar/appointment-file.ts';
import type { Store } from '#api/store/store.ts';
import type { Booking } from '#domain/booking/booking.schema.ts';
import { isActive } from '#domain/booking/is-active.ts';
import type { Business } from '#domain/business/business.ts';
import { agentConsentOf, withAgentLink } from '#domain/jobs/agent-consent.ts';
import type { MessageContent } from '#domain/messages/message-content.ts';
import {
  agentLinkKinds,
  calendarFileKinds,
  type MessageKind,
  manageLinkKinds,
  messageKindDisplays,
} from '#domain/messages/message-kinds.ts';
import { messageLocale } from '#domain/messages/message-locale.ts';
import type { MessageText } from '#domain/messages/message-record.ts';
import type { PlannedMessage } from '#domain/messages/planned-message.ts';
import { composeMail, type MailSource, textOf } from './compose-mail.ts';
import { attachmentsOf, type MailAttachment } from './mail-attachments.ts';

/** A calendar file (RFC 5546) attached to a mail. */
export interface MailCalendar {
  method: 'REQUEST' | 'CANCEL';
  content: string;
}

/** The parts of a mail that are only in the sent version. */
export interface MailParts extends MessageText {
  /** Where replies go, instead of the address in the settings. */
  replyTo?: string | undefined;
  /** The HTML part is rendered from it. */
  content?: MessageContent | undefined;
  calendar?: MailCalendar | undefined;
  attachments?: readonly MailAttachment[] | undefined;
}

export interface PreparedMail {
  /** As it is stored: without the client's link. */
  stored: MessageText;
  parts: MailParts;
}

export interface MailComposer {
  prepare(message: PlannedMessage): Promise<PreparedMail>;
  /** Call it when a message is settled permanently. */
  forget(id: string): void;
}

/** Makes mails from messages. A retried one has the same link, as long as the process runs. */
export function createMailComposer(
  source: MailSource & { store: Pick<Store, 'addBookingLink' | 'jobs' | 'uploads'> },
): MailComposer {
  const links = new Map<string, AppointmentLink>();

  /** The link of a message's part `id`, stored by `add` before the first attempt. */
  async function linkOf(
    id: string,
    add: (digest: string) => Promise<unknown>,
  ): Promise<AppointmentLink> {
    const known = links.get(id);
    if (known) return known;
    const link = newAppointmentLink();
    await add(link.digest);
    links.set(id, link);
    return link;
  }

  async function manageUrlOf(message: PlannedMessage): Promise<string | undefined> {
    const { kind, about } = message;
    if (!manageLinkKinds.has(kind) || !('booking' in about)) return undefined;
    const { token } = await linkOf(message.id, (digest) =>
      source.store.addBookingLink(about.booking.id, digest),
    );
    return linkAddresses(source.publicUrl, token, messageLocale(message)).manageUrl;
  }

  async function reportUrlOf(message: PlannedMessage): Promise<string | undefined> {
    const { kind, about } = message;
    if (kind !== 'report_for_agent' || !('booking' in about)) return undefined;
    const { token } = await linkOf(message.id, (digest) =>
      source.store.jobs.change(about.booking, (job) => ({
        next: withAgentLink(job, about.booking, digest),
        result: undefined,
      })),
    );
    return reportAddress(source.publicUrl, token);
  }

  async function agentUrlOf(message: PlannedMessage): Promise<string | undefined> {
    const { kind, about } = message;
    if (!agentLinkKinds.has(kind) || !('booking' in about)) return undefined;
    const { booking, job } = about;
    const email = booking.agentEmail ?? '';
    if (!agentConsentOf(booking, job?.record ?? {})) return undefined;
    if ((await findAgentLinks(source.store, email))?.endedAt !== undefined) return undefined;
    const { token } = await linkOf(agentPart(message.id), (digest) =>
      addAgentLink(source.store, email, digest),
    );
    return agentAddress(source.publicUrl, token);
  }

  return {
    async prepare(message) {
      const manageUrl = await manageUrlOf(message);
      const reportUrl = await reportUrlOf(message);
      const agentUrl = await agentUrlOf(message);
      const composed = await composeMail(message, source, {
        ...(manageUrl && { manageUrl }),
        ...(reportUrl && { reportUrl }),
        ...(agentUrl && { agentUrl }),
      });
      const attachments = await attachmentsOf(message, source);
      return {
        stored: textOf(await composeMail(message, source)),
        parts: {
          ...textOf(composed),
          replyTo: composed.replyTo,
          content: { subject: composed.subject, blocks: composed.blocks, sender: composed.sender },
          calendar: calendarOf(message, composed.to, {
            business: source.business.current(messageLocale(message)),
            manageUrl,
          }),
          ...(attachments.length > 0 && { attachments }),
        },
      };
    },
    forget(id) {
      links.delete(id);
      links.delete(agentPart(id));
    },
  };
}

/** A message can have the link to the report, too. */
const agentPart = (messageId: string): string => `agent ${messageId}`;

function calendarOf(
  { kind, about }: PlannedMessage,
  to: string,
  { business, manageUrl: pageUrl }: { business: Business; manageUrl: string | undefined },
): MailCalendar | undefined {
  if (!calendarFileKinds.has(kind) || !('booking' in about)) return undefined;
  const { booking } = about;
  const recipient = { name: recipientName(kind, booking), email: to };
  return {
    method: isActive(booking) ? 'REQUEST' : 'CANCEL',
    content: appointmentFile(booking, { business, location: booking.address, pageUrl, recipient }),
  };
}

const recipientName = (kind: MessageKind, { name, agentName = '' }: Booking): string =>
  messageKindDisplays[kind].to === 'agent' ? agentName : name;
