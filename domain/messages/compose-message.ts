import type { Booking } from '#domain/booking/booking.schema.ts';
import type { Business } from '#domain/business/business.ts';
import { formatDate } from '#domain/schedule/calendar-date.ts';
import { defaultTemplateIn } from './default-templates.ts';
import { type MessageBlock, type MessageContent, senderOf } from './message-content.ts';
import { type MessageKind, messageKindDisplays } from './message-kinds.ts';
import {
  businessValues,
  filled,
  type PlaceholderValues,
  paragraphsOf,
} from './message-template.ts';
import {
  addresseeOf,
  type MessageJob,
  type MessageSubject,
  type PlannedMessage,
} from './planned-message.ts';
import {
  agentBookedBlocks,
  agentCanceledBlocks,
  agentLinkBlocks,
  agentMovedBlocks,
  agentReportBlocks,
} from './texts/agent-message.ts';
import { bookingValues, requestType } from './texts/appointment-lines.ts';
import {
  canceledBlocks,
  confirmBlocks,
  confirmedBlocks,
  movedBlocks,
  releasedBlocks,
  reminderBlocks,
  reviewBlocks,
} from './texts/client-message.ts';
import {
  feeBlocks,
  type JobSubject,
  jobValues,
  newPriceBlocks,
  receiptBlocks,
  refundBlocks,
  reportReadyBlocks,
  signedBlocks,
  signReminderBlocks,
  withdrawnBlocks,
} from './texts/job-message.ts';
import type { MessageContext } from './texts/message-context.ts';
import { messageTexts } from './texts/message-texts.ts';
import {
  bookingsFullBlocks,
  calendarBlocks,
  canceledBookingBlocks,
  dayBlocks,
  movedBookingBlocks,
  newBookingBlocks,
  releasedBookingBlocks,
  requestBlocks,
  signedAgreementBlocks,
  webhookBlocks,
} from './texts/owner-message.ts';
import { plausibleFirstName } from './texts/plausible-name.ts';
import { requestReceivedBlocks } from './texts/requested-time-message.ts';
import { subjectForOthers, subjectForOwner } from './texts/typed-texts.ts';

/** A message and the email address that it goes to. */
export interface ComposedMessage extends MessageContent {
  to: string;
  /** Where replies go; undefined for the business. */
  replyTo?: string | undefined;
}

/**
 * Composes a planned message in the language of the business: a greeting, the text of its template,
 * and the blocks of its subject. The same message of the same records always has the same content.
 */
export function composeMessage(
  { kind, about }: Pick<PlannedMessage, 'kind' | 'about'>,
  context: MessageContext,
): ComposedMessage {
  const { business } = context;
  const template = context.templates[kind] ?? defaultTemplateIn(business.locale, kind);
  const isForOwner = messageKindDisplays[kind].to === 'owner';
  const shown = isForOwner ? subjectForOwner(about) : subjectForOthers(about);
  const values = { ...businessValues(business), ...valuesOf(kind, shown, business) };
  const words = paragraphsOf(filled(template.text, values));
  return {
    to: recipientOf(kind, about, context),
    replyTo: replyToOf(kind, about),
    subject: filled(template.subject, values),
    sender: senderOf(business),
    blocks: [
      ...[...greetingOf(kind, about, business), ...words].map(
        (text) => ({ type: 'paragraph', text }) as const,
      ),
      ...blocksOf(kind, shown, context),
    ],
  };
}

function recipientOf(kind: MessageKind, about: MessageSubject, { ownerEmail }: MessageContext) {
  const { to } = messageKindDisplays[kind];
  if (to === 'owner') return ownerEmail;
  const recipient = addresseeOf(kind, about);
  if (!recipient) throw new TypeError(`A ${kind} has no ${to}`);
  return recipient;
}

/** The owner answers a request or a booking by replying to the mail about it. */
function replyToOf(kind: MessageKind, about: MessageSubject): string | undefined {
  if (messageKindDisplays[kind].to !== 'owner') return undefined;
  if ('request' in about) return about.request.email;
  return 'booking' in about ? about.booking.email || undefined : undefined;
}

function greetingOf(kind: MessageKind, about: MessageSubject, business: Business): string[] {
  const { to } = messageKindDisplays[kind];
  if (to === 'owner') return [];
  const { greeting } = messageTexts(business);
  const greet = (name: string) => [greeting(plausibleFirstName(name))];
  if ('request' in about) return greet(about.request.firstName);
  if ('booking' in about) {
    const { name, agentName = '' } = about.booking;
    return greet(to === 'agent' ? agentName : name);
  }
  return [];
}

function valuesOf(kind: MessageKind, about: MessageSubject, business: Business): PlaceholderValues {
  if ('booking' in about) {
    return { ...bookingValues(about.booking, business), ...jobValues(kind, about) };
  }
  if ('request' in about) return { inspection: requestType(about.request, business) };
  if ('webhook' in about || 'calendar' in about) return {};
  return { date: formatDate(about.date, 'long'), count: countText(about.bookings.length) };
}

const countText = (count: number) => (count === 1 ? 'one appointment' : `${count} appointments`);

function blocksOf(
  kind: MessageKind,
  about: MessageSubject,
  context: MessageContext,
): MessageBlock[] {
  if ('request' in about) {
    if (kind === 'request_received') return requestReceivedBlocks(about.request, context);
    const blocks = kind === 'bookings_full' ? bookingsFullBlocks : requestBlocks;
    return blocks(about.request, context);
  }
  if ('date' in about) return dayBlocks(about, context);
  if ('webhook' in about) return webhookBlocks(about.webhook, context);
  if ('calendar' in about) return calendarBlocks(about.calendar, context);
  const { booking, job } = about;
  const ofJob = jobBlocks[kind];
  if (ofJob && job) return ofJob({ booking, job }, context);
  const blocks = bookingBlocks[kind];
  if (!blocks) throw new TypeError(`A ${kind} is not about a booking, or needs its job`);
  return blocks(booking, context, job);
}

const bookingBlocks: Partial<
  Record<
    MessageKind,
    (booking: Booking, context: MessageContext, job: MessageJob | undefined) => MessageBlock[]
  >
> = {
  confirm_booking: confirmBlocks,
  booking_confirmed: confirmedBlocks,
  booking_moved: movedBlocks,
  booking_cancelled: canceledBlocks,
  booking_released: releasedBlocks,
  reminder: reminderBlocks,
  review_request: reviewBlocks,
  agent_booked: agentBookedBlocks,
  agent_moved: agentMovedBlocks,
  agent_cancelled: agentCanceledBlocks,
  new_booking: newBookingBlocks,
  moved_booking: movedBookingBlocks,
  cancelled_booking: canceledBookingBlocks,
  released_booking: releasedBookingBlocks,
};

const jobBlocks: Partial<
  Record<MessageKind, (about: JobSubject, context: MessageContext) => MessageBlock[]>
> = {
  agreement_reminder: signReminderBlocks,
  agreement_signed: signedBlocks,
  payment_receipt: receiptBlocks,
  refund_receipt: refundBlocks,
  price_changed: newPriceBlocks,
  fee_charged: feeBlocks,
  report_ready: reportReadyBlocks,
  report_withdrawn: withdrawnBlocks,
  report_for_agent: agentReportBlocks,
  agent_link: agentLinkBlocks,
  signed_agreement: signedAgreementBlocks,
};
