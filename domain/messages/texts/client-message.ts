import type { Booking } from '#domain/booking/booking.schema.ts';
import type { Business } from '#domain/business/business.ts';
import { textsOf } from '#domain/business/text-block.ts';
import { howToPrepare } from '#domain/content/booking-confirmation.ts';
import { addressIn } from '#domain/locale/localized-path.ts';
import { reviewLinks } from '#domain/reviews/review-links.ts';
import type { MessageBlock, MessageFact } from '../message-content.ts';
import type { MessageJob } from '../planned-message.ts';
import { appointment, type ChangeNames, whenAndWhere, whoChanged } from './appointment-facts.ts';
import { discountWords, lateOptionWords, momentText, price } from './appointment-lines.ts';
import { toSign } from './job-message.ts';
import type { MessageContext } from './message-context.ts';
import { messageTexts } from './message-texts.ts';

// The blocks below the text of a message to a client, in the language of the business; the subject
// must be one for others than the owner.

const prepare = (business: Business): MessageBlock => ({
  type: 'list',
  title: messageTexts(business).prepare,
  items: textsOf(howToPrepare, business),
});

function toChange({ manageUrl, business }: MessageContext): MessageBlock[] {
  const { seeAppointment, toChange } = messageTexts(business);
  return [
    { type: 'links', links: [{ label: seeAppointment, url: manageUrl }] },
    { type: 'paragraph', text: toChange(business.words.noticeTime, business.phone.display) },
  ];
}

type BookingBlocks = (booking: Booking, context: MessageContext) => MessageBlock[];

/** The link opens a page with a button, because mail programs open links by themselves. */
export const confirmBlocks: BookingBlocks = (booking, { manageUrl, business }) => {
  const { confirm, toConfirm } = messageTexts(business);
  return [
    appointment(booking, business, deadline(booking, business)),
    { type: 'links', links: [{ label: confirm, url: manageUrl }] },
    { type: 'paragraph', text: toConfirm(business.phone.display) },
  ];
};

const deadline = ({ confirmBy }: Booking, business: Business): MessageFact[] =>
  confirmBy === undefined
    ? []
    : [{ label: messageTexts(business).confirmBy, text: momentText(confirmBy, business) }];

/** The price stays as it was booked: `price_changed` tells of another one. */
export const confirmedBlocks = (
  booking: Booking,
  context: MessageContext,
  job: MessageJob | undefined,
): MessageBlock[] => [
  appointment(booking, context.business),
  ...lateOptionWords(booking, context.business),
  ...toSign(booking, context, job),
  ...price(booking, context.business),
  ...discountWords(booking, context.business),
  prepare(context.business),
  ...toChange(context),
];

export const movedBlocks: BookingBlocks = (booking, context) => {
  const { business } = context;
  return [
    appointment(booking, business, whoChanged(booking, 'moved', toClient(business))),
    ...lateOptionWords(booking, business),
    ...toChange(context),
  ];
};

export const canceledBlocks: BookingBlocks = (booking, context) => {
  const { business } = context;
  const change = whoChanged(booking, 'cancelled', toClient(business));
  return [
    { type: 'facts', facts: [...whenAndWhere(booking, business), ...change] },
    bookingPage(messageTexts(business).otherTime, context),
  ];
};

export const releasedBlocks: BookingBlocks = (booking, context) => [
  { type: 'facts', facts: whenAndWhere(booking, context.business) },
  bookingPage(messageTexts(context.business).aTime, context),
];

const bookingPage = (label: string, { publicUrl, business }: MessageContext): MessageBlock => ({
  type: 'links',
  links: [{ label, url: `${publicUrl}${addressIn(business.locale, '/calendar')}` }],
});

export const reminderBlocks: BookingBlocks = (booking, context) => [
  appointment(booking, context.business),
  prepare(context.business),
  ...toChange(context),
];

/** Where clients write reviews: the business's own profiles. */
export const reviewBlocks: BookingBlocks = (_booking, { business }) => [
  {
    type: 'links',
    links: reviewLinks(business).map(({ name, url }) => ({ label: name, url })),
  },
];

function toClient(business: Business): { business: Business; names: ChangeNames } {
  const { us, you } = messageTexts(business);
  return { business, names: { owner: us, client: you } };
}
