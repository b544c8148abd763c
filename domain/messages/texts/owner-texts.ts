import type { Booking } from '#domain/booking/booking.schema.ts';
import { driveBefore, driveText } from '#domain/booking/drive-before.ts';
import type { ContactRequest } from '#domain/inspection-request/inspection-request.schema.ts';
import { inspectionTypes } from '#domain/inspection-request/inspection-types.ts';
import type { CalendarDate } from '#domain/schedule/calendar-date.schema.ts';
import { formatDate, formatTime } from '#domain/schedule/calendar-date.ts';
import { lengthText, priceLines, shortWhen, typeLabel, whenText } from './appointment-lines.ts';
import type { ComposedText, MessageContext } from './message-context.ts';

// Subjects have no word of a visitor: a subject is a header.

const contact = ({ phone, email }: Pick<Booking, 'phone' | 'email'>) => [
  `Telephone: ${phone}`,
  ...(email ? [`E-mail: ${email}`] : []),
];

const bookingFacts = (booking: Booking) => [
  `When: ${whenText(booking)}`,
  `Where: ${booking.address}`,
  `Inspection: ${typeLabel(booking)}, about ${lengthText(booking)}`,
  `Client: ${booking.name}`,
  ...contact(booking),
];

const bookingLink = ({ id }: Booking, { publicUrl }: MessageContext) =>
  `See it: ${publicUrl}/admin/bookings/${id}`;

const requestFacts = (request: ContactRequest) => [
  `Name: ${request.firstName} ${request.lastName}`,
  ...contact(request),
  `Property: ${request.propertyAddress}`,
  `Inspection: ${inspectionTypes.find(({ value }) => value === request.inspectionType)?.label}`,
  ...(request.preferredDate
    ? [`Preferred date: ${formatDate(request.preferredDate, 'long')}`]
    : []),
];

const requestLinks = ({ id }: ContactRequest, { publicUrl }: MessageContext) => [
  `Book it: ${publicUrl}/admin/bookings/new?request=${id}`,
  `All requests: ${publicUrl}/admin/requests`,
];

export const newRequest = (request: ContactRequest, context: MessageContext): ComposedText => ({
  subject: 'New inspection request',
  body: [
    'A new inspection request came in.',
    requestFacts(request),
    request.message && `Message:\n${request.message}`,
    requestLinks(request, context),
  ],
});

export const waitingRequest = (request: ContactRequest, context: MessageContext): ComposedText => ({
  subject: 'A request is still waiting for an answer',
  body: [
    'This request came in two hours ago and is still new.',
    requestFacts(request),
    requestLinks(request, context),
  ],
});

export const newBooking = (booking: Booking, context: MessageContext): ComposedText => ({
  subject: `New booking: ${shortWhen(booking)}`,
  body: [
    booking.history.some(({ what }) => what === 'entered')
      ? 'You have entered a new booking.'
      : 'A new booking came in.',
    bookingFacts(booking),
    priceLines(booking),
    booking.notes && `Notes of the client:\n${booking.notes}`,
    bookingLink(booking, context),
  ],
});

export const movedBooking = (booking: Booking, context: MessageContext): ComposedText => {
  const move = booking.history.findLast(({ what }) => what === 'moved');
  return {
    subject: `Booking moved: ${shortWhen(booking)}`,
    body: [
      `A booking was moved${move ? ` by ${move.by}` : ''}.`,
      [...(move?.from ? [`Before: ${whenText(move.from)}`] : []), ...bookingFacts(booking)],
      bookingLink(booking, context),
    ],
  };
};

export const cancelledBooking = (booking: Booking, context: MessageContext): ComposedText => {
  const by = booking.history.findLast(({ what }) => what === 'cancelled')?.by;
  return {
    subject: `Booking cancelled: ${shortWhen(booking)}`,
    body: [
      `A booking was cancelled${by ? ` by ${by}` : ''}. Its time is free again.`,
      bookingFacts(booking),
      bookingLink(booking, context),
    ],
  };
};

export const dayListText = (
  { date, bookings }: { date: CalendarDate; bookings: readonly Booking[] },
  { publicUrl, rules }: MessageContext,
): ComposedText => ({
  subject: `Your appointments on ${formatDate(date, 'long')}`,
  body: [
    bookings.length === 1
      ? 'You have one appointment:'
      : `You have ${bookings.length} appointments:`,
    ...bookings.map((booking) => {
      const drive = driveBefore(booking, bookings, rules);
      return [
        `${formatTime(booking.time)}: ${typeLabel(booking)}, about ${lengthText(booking)}`,
        ...(drive ? [`  Drive: ${driveText(drive)}`] : []),
        `  ${booking.address}`,
        `  ${booking.name}, ${booking.phone}`,
      ];
    }),
    `Your calendar: ${publicUrl}/admin/bookings`,
  ],
});
