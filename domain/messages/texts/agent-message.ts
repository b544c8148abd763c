import type { Booking } from '#domain/booking/booking.schema.ts';
import type { Business } from '#domain/business/business.ts';
import { agentConsentOf } from '#domain/jobs/agent-consent.ts';
import type { MessageBlock, MessageFact } from '../message-content.ts';
import type { MessageJob } from '../planned-message.ts';
import { appointment, whenAndWhere, whoChanged } from './appointment-facts.ts';
import { typeLabel } from './appointment-lines.ts';
import type { MessageContext } from './message-context.ts';
import { messageTexts } from './message-texts.ts';

// The blocks below the text of a message to an agent, in English; the subject must be one for
// others than the owner.

type BookingBlocks = (
  booking: Booking,
  context: MessageContext,
  job?: MessageJob | undefined,
) => MessageBlock[];

export const agentBookedBlocks: BookingBlocks = (booking, context, job) => [
  appointment(booking, context.business, [
    ...inspection(booking, context.business),
    ...client(booking),
  ]),
  ...pageLink(booking, context, job),
  agentNote(context.business),
];

export const agentMovedBlocks: BookingBlocks = (booking, context, job) => {
  const { business } = context;
  return [
    appointment(booking, business, [
      ...client(booking),
      ...whoChanged(booking, 'moved', toAgent(business)),
    ]),
    ...pageLink(booking, context, job),
    agentNote(business),
  ];
};

export const agentCanceledBlocks: BookingBlocks = (booking, context, job) => {
  const { business } = context;
  return [
    {
      type: 'facts',
      facts: [
        ...whenAndWhere(booking, business),
        ...client(booking),
        ...whoChanged(booking, 'cancelled', toAgent(business)),
      ],
    },
    ...pageLink(booking, context, job),
    agentNote(business),
  ];
};

/** The link that the agent has asked for, and nothing else. */
export const agentLinkBlocks = (
  { booking, job }: { booking: Booking; job: MessageJob },
  context: MessageContext,
): MessageBlock[] => pageLink(booking, context, job);

/** Where the home is, and the report: no price, and nothing else of the client. */
export const agentReportBlocks = (
  { booking, job }: { booking: Booking; job: MessageJob },
  context: MessageContext,
): MessageBlock[] => {
  const { business, reportUrl } = context;
  return [
    { type: 'facts', facts: whenAndWhere(booking, business) },
    { type: 'links', links: [{ label: messageTexts(business).readReport, url: reportUrl }] },
    {
      type: 'paragraph',
      text: `The report’s link opens the report only. Please do not forward it without asking the client. Questions? Call ${business.phone.display}.`,
    },
    ...pageLink(booking, context, job),
  ];
};

/** The link to the agent's page, if the client agrees and the owner has not ended it. */
const pageLink: BookingBlocks = (booking, { agentUrl }, job) =>
  agentUrl && agentConsentOf(booking, job?.record ?? {})
    ? [
        { type: 'links', links: [{ label: 'See your clients’ inspections', url: agentUrl }] },
        {
          type: 'paragraph',
          text: 'That page shows the inspections that your clients let you follow. Anyone with the link can open it, so please do not forward it. You can stop these emails there.',
        },
      ]
    : [];

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
