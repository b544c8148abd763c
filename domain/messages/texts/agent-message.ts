import type { Booking } from '#domain/booking/booking.schema.ts';
import type { Business } from '#domain/business/business.ts';
import type { MessageBlock, MessageFact } from '../message-content.ts';
import { appointment, whenAndWhere, whoChanged } from './appointment-facts.ts';
import { typeLabel } from './appointment-lines.ts';
import type { MessageContext } from './message-context.ts';
import { messageTexts } from './message-texts.ts';

// The blocks below the text of a message to an agent, in English; the subject must be one for
// others than the owner.

type BookingBlocks = (booking: Booking, context: MessageContext) => MessageBlock[];

export const agentBookedBlocks: BookingBlocks = (booking, { business }) => [
  appointment(booking, business, [...inspection(booking, business), ...client(booking)]),
  agentNote(business),
];

export const agentMovedBlocks: BookingBlocks = (booking, { business }) => [
  appointment(booking, business, [
    ...client(booking),
    ...whoChanged(booking, 'moved', toAgent(business)),
  ]),
  agentNote(business),
];

export const agentCanceledBlocks: BookingBlocks = (booking, { business }) => [
  {
    type: 'facts',
    facts: [
      ...whenAndWhere(booking, business),
      ...client(booking),
      ...whoChanged(booking, 'cancelled', toAgent(business)),
    ],
  },
  agentNote(business),
];

/** Where the home is, and the report: no price, and nothing else of the client. */
export const agentReportBlocks = (
  { booking }: { booking: Booking },
  { business, reportUrl }: MessageContext,
): MessageBlock[] => [
  { type: 'facts', facts: whenAndWhere(booking, business) },
  { type: 'links', links: [{ label: messageTexts(business).readReport, url: reportUrl }] },
  {
    type: 'paragraph',
    text: `The link opens the report only. Please do not forward it without asking the client. Questions? Call ${business.phone.display}.`,
  },
];

const inspection = (booking: Booking, business: Business): MessageFact[] =>
  booking.inspectionType ? [{ label: 'Inspection', text: typeLabel(booking, business) }] : [];

const client = ({ name }: Booking): MessageFact[] =>
  name ? [{ label: 'Client', text: name }] : [];

const agentNote = ({ phone }: Business): MessageBlock => ({
  type: 'paragraph',
  text: `You are getting this copy because your address was given with the booking. If that was a mistake, call ${phone.display}.`,
});

const toAgent = (business: Business) => ({
  business,
  names: { owner: 'us', client: 'the client' },
});
