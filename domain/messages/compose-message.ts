import { business } from '#domain/business/business.ts';
import { type MessageKind, messageKindDisplays } from './message-kinds.ts';
import type { MessageText } from './message-record.ts';
import type { MessageSubject, PlannedMessage } from './planned-message.ts';
import {
  bookingCancelled,
  bookingConfirmed,
  bookingMoved,
  reminder,
  requestReceived,
  reviewRequest,
} from './texts/client-texts.ts';
import type { ComposedText, MessageContext, Paragraphs } from './texts/message-context.ts';
import {
  cancelledBooking,
  dayListText,
  movedBooking,
  newBooking,
  newRequest,
  waitingRequest,
} from './texts/owner-texts.ts';

/** The mail of a planned message in plain text. The same message of the same records has the same text. */
export function composeMessage(
  { kind, about }: Pick<PlannedMessage, 'kind' | 'about'>,
  context: MessageContext,
): MessageText {
  const { subject, body } = textOf(kind, about, context);
  return { to: recipientOf(kind, about, context), subject, text: plainText([...body, signature]) };
}

const signature = [
  business.name,
  business.licence.label,
  `Call or text ${business.phone.display}`,
  business.email.display,
];

function recipientOf(kind: MessageKind, about: MessageSubject, { ownerEmail }: MessageContext) {
  if (messageKindDisplays[kind].to === 'owner') return ownerEmail;
  if ('booking' in about) return about.booking.email;
  if ('request' in about) return about.request.email;
  throw new TypeError(`A ${kind} has no client`);
}

function textOf(kind: MessageKind, about: MessageSubject, context: MessageContext): ComposedText {
  if ('booking' in about) return bookingText(kind, about.booking, context);
  if ('request' in about) {
    if (kind === 'request_received') return requestReceived(about.request);
    return (kind === 'new_request' ? newRequest : waitingRequest)(about.request, context);
  }
  return dayListText(about, context);
}

type BookingText = (...given: Parameters<typeof bookingConfirmed>) => ComposedText;

const bookingTexts: Partial<Record<MessageKind, BookingText>> = {
  booking_confirmed: bookingConfirmed,
  booking_moved: bookingMoved,
  booking_cancelled: bookingCancelled,
  reminder,
  review_request: reviewRequest,
  new_booking: newBooking,
  moved_booking: movedBooking,
  cancelled_booking: cancelledBooking,
};

function bookingText(kind: MessageKind, ...given: Parameters<BookingText>): ComposedText {
  const text = bookingTexts[kind];
  if (!text) throw new TypeError(`A ${kind} is not about a booking`);
  return text(...given);
}

/** Paragraphs with an empty line between them; empty ones are left out. */
function plainText(paragraphs: Paragraphs): string {
  const texts = paragraphs.map((part) => (typeof part === 'object' ? part.join('\n') : part));
  return `${texts.filter(Boolean).join('\n\n')}\n`;
}
