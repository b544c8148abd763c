import type { Booking } from '#domain/booking/booking.schema.ts';
import { business } from '#domain/business/business.ts';
import { promises } from '#domain/business/promises.ts';
import type { ContactRequest } from '#domain/inspection-request/inspection-request.schema.ts';
import { inspectionTypes } from '#domain/inspection-request/inspection-types.ts';
import { reviewPlatforms } from '#domain/reviews/review-platforms.ts';
import { lengthText, priceLines, shortWhen, whenText } from './appointment-lines.ts';
import type { ComposedText, MessageContext } from './message-context.ts';
import { greeting, homeAddress } from './visitor-words.ts';

const prepare = [
  'How to prepare:',
  '  - Make sure we can get in: a gate code, a lockbox, or somebody who opens.',
  '  - Water, electricity and gas should be on, and pilot lights lit.',
  '  - Keep the way free to the attic, the electrical panel, the furnace and the water heater.',
  '  - Please keep pets out of the way, or tell us about them.',
];

const whereLine = ({ address }: Pick<Booking, 'address'>) => {
  const shown = homeAddress(address);
  return shown && `Where: ${shown}`;
};

const appointment = (booking: Booking) =>
  [
    `When: ${whenText(booking)}`,
    whereLine(booking),
    `Time needed: about ${lengthText(booking)}`,
  ].filter((line) => line !== undefined);

const toChange = (booking: Booking, { manageLinkOf }: MessageContext) => {
  const link = manageLinkOf?.(booking);
  const call = `call ${business.phone.display}`;
  return link
    ? [
        `To move or cancel your appointment up to ${promises.rescheduleNotice} before:`,
        link,
        `After that please ${call}.`,
      ]
    : `To move or cancel your appointment please ${call}, at least ${promises.rescheduleNotice} before.`;
};

/** A request was sent. */
export const requestReceived = (request: ContactRequest): ComposedText => ({
  subject: 'We have your inspection request',
  body: [
    greeting(request.firstName),
    'Thank you for your inspection request' +
      ` (${inspectionTypes.find(({ value }) => value === request.inspectionType)?.label}).`,
    `We will contact you within ${promises.response} to find a time and answer your questions.` +
      ` If it is urgent, call ${business.phone.display}.`,
    'If you did not send this request, you need not do anything.',
  ],
});

export const bookingConfirmed = (booking: Booking, context: MessageContext): ComposedText => ({
  subject: `Your inspection is booked: ${shortWhen(booking)}`,
  body: [
    greeting(booking.name),
    'Your inspection is booked.',
    appointment(booking),
    priceLines(booking),
    prepare,
    toChange(booking, context),
  ],
});

export const bookingMoved = (booking: Booking, context: MessageContext): ComposedText => ({
  subject: `Your inspection has a new time: ${shortWhen(booking)}`,
  body: [
    greeting(booking.name),
    `Your inspection was moved${movedBy(booking)}. This is the new time; the earlier one is no longer valid.`,
    appointment(booking),
    toChange(booking, context),
  ],
});

export const bookingCancelled = (
  booking: Booking,
  { publicUrl }: MessageContext,
): ComposedText => ({
  subject: `Your inspection is cancelled: ${shortWhen(booking)}`,
  body: [
    greeting(booking.name),
    'This inspection was cancelled:',
    [`When: ${whenText(booking)}`, whereLine(booking)].filter((line) => line !== undefined),
    [
      `To book another time, call ${business.phone.display} or choose one here:`,
      `${publicUrl}/calendar`,
    ],
  ],
});

export const reminder = (booking: Booking, context: MessageContext): ComposedText => ({
  subject: `Tomorrow: your inspection at ${shortWhen(booking)}`,
  body: [
    greeting(booking.name),
    'This is a reminder of your inspection.',
    appointment(booking),
    prepare,
    toChange(booking, context),
  ],
});

export const reviewRequest = (booking: Booking): ComposedText => ({
  subject: 'How was your inspection?',
  body: [
    greeting(booking.name),
    `Thank you for choosing ${business.name}. Would you tell others how it was? A few words help people who are looking for an inspector.`,
    Object.values(reviewPlatforms).map(({ name, url }) => `${name}: ${url}`),
    'We ask only once.',
  ],
});

/** ' by us' when the owner did it, '' else: a client knows what he did himself. */
const movedBy = ({ history }: Booking) =>
  history.findLast(({ what }) => what === 'moved')?.by === 'Owner' ? ' by us' : '';
