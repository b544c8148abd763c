import type { Booking } from '#domain/booking/booking.schema.ts';
import { business } from '#domain/business/defaults/business.ts';
import { promises } from '#domain/business/promises.ts';
import { howToPrepare } from '#domain/content/booking-confirmation.ts';
import { reviewPlatforms } from '#domain/reviews/review-platforms.ts';
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

const prepare: MessageBlock = {
  type: 'list',
  title: 'How to prepare',
  items: howToPrepare,
};

const appointment = (booking: Booking, more: readonly MessageFact[] = []): MessageBlock => ({
  type: 'facts',
  facts: [
    { label: 'When', text: whenText(booking) },
    { label: 'Where', text: booking.address },
    { label: 'Time needed', text: `about ${lengthText(booking)}` },
    ...more,
  ],
});

const toChange = (manageUrl: string): MessageBlock[] => [
  { type: 'links', links: [{ label: 'See your appointment', url: manageUrl }] },
  {
    type: 'paragraph',
    text: `You can move or cancel it there up to ${promises.rescheduleNotice} before it begins. After that, please call ${business.phone.display}.`,
  },
];

type BookingBlocks = (booking: Booking, context: MessageContext) => MessageBlock[];

/** The link opens a page with a button, because mail programs open links by themselves. */
export const confirmBlocks: BookingBlocks = (booking, { manageUrl }) => [
  appointment(booking, deadline(booking)),
  { type: 'links', links: [{ label: 'Confirm this appointment', url: manageUrl }] },
  {
    type: 'paragraph',
    text: `If you do not confirm, the time opens up for others again. Questions? Call ${business.phone.display}. If you did not ask for this appointment, you can ignore this email.`,
  },
];

const deadline = ({ confirmBy }: Booking): MessageFact[] =>
  confirmBy === undefined ? [] : [{ label: 'Confirm by', text: momentText(confirmBy) }];

export const confirmedBlocks: BookingBlocks = (booking, { manageUrl }) => [
  appointment(booking),
  ...lateOptionWords(booking),
  ...price(booking),
  ...discountWords(booking),
  prepare,
  ...toChange(manageUrl),
];

export const movedBlocks: BookingBlocks = (booking, { manageUrl }) => [
  appointment(booking, whoChanged(booking, 'moved', toClient)),
  ...lateOptionWords(booking),
  ...toChange(manageUrl),
];

export const canceledBlocks: BookingBlocks = (booking, { publicUrl }) => [
  canceledAppointment(booking, toClient),
  { type: 'links', links: [{ label: 'Choose another time', url: `${publicUrl}/calendar` }] },
];

export const releasedBlocks: BookingBlocks = (booking, { publicUrl }) => [
  {
    type: 'facts',
    facts: [
      { label: 'When', text: whenText(booking) },
      { label: 'Where', text: booking.address },
    ],
  },
  { type: 'links', links: [{ label: 'Choose a time', url: `${publicUrl}/calendar` }] },
];

export const reminderBlocks: BookingBlocks = (booking, { manageUrl }) => [
  appointment(booking),
  prepare,
  ...toChange(manageUrl),
];

export const reviewBlocks = (): MessageBlock[] => [
  {
    type: 'links',
    links: Object.values(reviewPlatforms).map(({ name, url }) => ({ label: name, url })),
  },
];

export const agentBookedBlocks: BookingBlocks = (booking) => [
  appointment(booking, [...inspection(booking), ...client(booking)]),
  agentNote,
];

export const agentMovedBlocks: BookingBlocks = (booking) => [
  appointment(booking, [...client(booking), ...whoChanged(booking, 'moved', toAgent)]),
  agentNote,
];

export const agentCanceledBlocks: BookingBlocks = (booking) => [
  canceledAppointment(booking, toAgent, client(booking)),
  agentNote,
];

const inspection = (booking: Booking): MessageFact[] =>
  booking.inspectionType ? [{ label: 'Inspection', text: typeLabel(booking) }] : [];

const client = ({ name }: Booking): MessageFact[] =>
  name ? [{ label: 'Client', text: name }] : [];

const agentNote: MessageBlock = {
  type: 'paragraph',
  text: `You are getting this copy because your address was given with the booking. If that was a mistake, call ${business.phone.display}.`,
};

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
  names: Readonly<Record<WhoChanged, string>>,
  more: readonly MessageFact[] = [],
): MessageBlock => ({
  type: 'facts',
  facts: [
    { label: 'When', text: whenText(booking) },
    { label: 'Where', text: booking.address },
    ...more,
    ...whoChanged(booking, 'cancelled', names),
  ],
});
