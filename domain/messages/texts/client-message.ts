import type { Booking } from '#domain/booking/booking.schema.ts';
import type { Business } from '#domain/business/business.ts';
import { inspectorNameOf } from '#domain/business/inspector-of.ts';
import { textsOf } from '#domain/business/text-block.ts';
import { howToPrepare } from '#domain/content/booking-confirmation.ts';
import { reviewLinks } from '#domain/reviews/review-links.ts';
import type { MessageBlock, MessageFact } from '../message-content.ts';
import {
  discountWords,
  lateOptionWords,
  lengthText,
  momentText,
  price,
  typeLabel,
  whenText,
} from './appointment-lines.ts';
import { lastChange, type WhoChanged } from './last-change.ts';
import type { MessageContext } from './message-context.ts';

// The blocks below the text of a message to a client or an agent; the subject must be one for
// others than the owner.

const prepare = (business: Business): MessageBlock => ({
  type: 'list',
  title: 'How to prepare',
  items: textsOf(howToPrepare, business),
});

const appointment = (
  booking: Booking,
  business: Business,
  more: readonly MessageFact[] = [],
): MessageBlock => ({
  type: 'facts',
  facts: [
    { label: 'When', text: whenText(booking, business) },
    { label: 'Where', text: booking.address },
    { label: 'Time needed', text: `about ${lengthText(booking)}` },
    ...inspector(booking, business),
    ...more,
  ],
});

const inspector = (booking: Booking, business: Business): MessageFact[] => {
  const name = inspectorNameOf(booking, business);
  return name === undefined ? [] : [{ label: 'Your inspector', text: name }];
};

const toChange = ({ manageUrl, business }: MessageContext): MessageBlock[] => [
  { type: 'links', links: [{ label: 'See your appointment', url: manageUrl }] },
  {
    type: 'paragraph',
    text: `You can move or cancel it there up to ${business.words.noticeTime} before it begins. After that, please call ${business.phone.display}.`,
  },
];

type BookingBlocks = (booking: Booking, context: MessageContext) => MessageBlock[];

/** The link opens a page with a button, because mail programs open links by themselves. */
export const confirmBlocks: BookingBlocks = (booking, { manageUrl, business }) => [
  appointment(booking, business, deadline(booking, business)),
  { type: 'links', links: [{ label: 'Confirm this appointment', url: manageUrl }] },
  {
    type: 'paragraph',
    text: `If you do not confirm, the time opens up for others again. Questions? Call ${business.phone.display}. If you did not ask for this appointment, you can ignore this email.`,
  },
];

const deadline = ({ confirmBy }: Booking, business: Business): MessageFact[] =>
  confirmBy === undefined ? [] : [{ label: 'Confirm by', text: momentText(confirmBy, business) }];

export const confirmedBlocks: BookingBlocks = (booking, context) => [
  appointment(booking, context.business),
  ...lateOptionWords(booking, context.business),
  ...price(booking),
  ...discountWords(booking),
  prepare(context.business),
  ...toChange(context),
];

export const movedBlocks: BookingBlocks = (booking, context) => [
  appointment(booking, context.business, whoChanged(booking, 'moved', toClient)),
  ...lateOptionWords(booking, context.business),
  ...toChange(context),
];

export const canceledBlocks: BookingBlocks = (booking, { publicUrl, business }) => [
  canceledAppointment(booking, business, toClient),
  { type: 'links', links: [{ label: 'Choose another time', url: `${publicUrl}/calendar` }] },
];

export const releasedBlocks: BookingBlocks = (booking, { publicUrl, business }) => [
  {
    type: 'facts',
    facts: [
      { label: 'When', text: whenText(booking, business) },
      { label: 'Where', text: booking.address },
    ],
  },
  { type: 'links', links: [{ label: 'Choose a time', url: `${publicUrl}/calendar` }] },
];

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

export const agentBookedBlocks: BookingBlocks = (booking, { business }) => [
  appointment(booking, business, [...inspection(booking), ...client(booking)]),
  agentNote(business),
];

export const agentMovedBlocks: BookingBlocks = (booking, { business }) => [
  appointment(booking, business, [...client(booking), ...whoChanged(booking, 'moved', toAgent)]),
  agentNote(business),
];

export const agentCanceledBlocks: BookingBlocks = (booking, { business }) => [
  canceledAppointment(booking, business, toAgent, client(booking)),
  agentNote(business),
];

const inspection = (booking: Booking): MessageFact[] =>
  booking.inspectionType ? [{ label: 'Inspection', text: typeLabel(booking) }] : [];

const client = ({ name }: Booking): MessageFact[] =>
  name ? [{ label: 'Client', text: name }] : [];

const agentNote = ({ phone }: Business): MessageBlock => ({
  type: 'paragraph',
  text: `You are getting this copy because your address was given with the booking. If that was a mistake, call ${phone.display}.`,
});

const toClient: Readonly<Record<WhoChanged, string>> = { owner: 'us', client: 'you' };
const toAgent: Readonly<Record<WhoChanged, string>> = { owner: 'us', client: 'the client' };

function whoChanged(
  booking: Booking,
  what: 'moved' | 'cancelled',
  names: Readonly<Record<WhoChanged, string>>,
): MessageFact[] {
  const change = lastChange(booking, what);
  if (!change) return [];
  return [
    { label: what === 'moved' ? 'Moved by' : 'Canceled by', text: names[change.who] },
    ...(change.reason ? [{ label: 'Reason', text: change.reason }] : []),
  ];
}

const canceledAppointment = (
  booking: Booking,
  business: Business,
  names: Readonly<Record<WhoChanged, string>>,
  more: readonly MessageFact[] = [],
): MessageBlock => ({
  type: 'facts',
  facts: [
    { label: 'When', text: whenText(booking, business) },
    { label: 'Where', text: booking.address },
    ...more,
    ...whoChanged(booking, 'cancelled', names),
  ],
});
