import {
  type AppointmentLink,
  linkAddresses,
  newAppointmentLink,
} from '#api/appointments/appointment-link.ts';
import { appointmentFile } from '#api/calendar/appointment-file.ts';
import type { Store } from '#api/store/store.ts';
import type { Booking } from '#domain/booking/booking.schema.ts';
import { isActive } from '#domain/booking/is-active.ts';
import type { Business } from '#domain/business/business.ts';
import type { MessageContent } from '#domain/messages/message-content.ts';
import {
  calendarFileKinds,
  type MessageKind,
  manageLinkKinds,
  messageKindDisplays,
} from '#domain/messages/message-kinds.ts';
import { messageLocale } from '#domain/messages/message-locale.ts';
import type { MessageText } from '#domain/messages/message-record.ts';
import type { PlannedMessage } from '#domain/messages/planned-message.ts';
import { composeMail, type MailSource, textOf } from './compose-mail.ts';

/** A calendar file (RFC 5546) attached to a mail. */
export interface MailCalendar {
  method: 'REQUEST' | 'CANCEL';
  content: string;
}

/** The parts of a mail that are only in the sent version. */
export interface MailParts extends MessageText {
  /** Where replies go, instead of the address in the settings. */
  replyTo?: string | undefined;
  /** Of which the HTML part is rendered. */
  content?: MessageContent | undefined;
  calendar?: MailCalendar | undefined;
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
  source: MailSource & { store: Pick<Store, 'addBookingLink'> },
): MailComposer {
  const links = new Map<string, AppointmentLink>();

  async function manageUrlOf(message: PlannedMessage): Promise<string | undefined> {
    const { id, kind, about } = message;
    if (!manageLinkKinds.has(kind) || !('booking' in about)) return undefined;
    const known = links.get(id);
    const link = known ?? newAppointmentLink();
    if (!known) {
      await source.store.addBookingLink(about.booking.id, link.digest);
      links.set(id, link);
    }
    return linkAddresses(source.publicUrl, link.token, messageLocale(message)).manageUrl;
  }

  return {
    async prepare(message) {
      const manageUrl = await manageUrlOf(message);
      const composed = await composeMail(message, source, manageUrl ? { manageUrl } : {});
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
        },
      };
    },
    forget(id) {
      links.delete(id);
    },
  };
}

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
