import type { Booking } from '#domain/booking/booking.schema.ts';
import { driveBefore, driveText } from '#domain/booking/calendar/drive-before.ts';
import { visitFacts } from '#domain/booking/visit.ts';
import type { Business } from '#domain/business/business.ts';
import type { StaleCalendar } from '#domain/calendars/calendar-failure.ts';
import type { ContactRequest } from '#domain/inspection-request/inspection-request.schema.ts';
import { mailLink } from '#domain/leads/mail-link.ts';
import { phoneLinks } from '#domain/leads/phone-links.ts';
import type { Locale } from '#domain/locale/locale.ts';
import { metadataText } from '#domain/metadata/metadata.ts';
import type { CalendarDate } from '#domain/schedule/calendar-date.schema.ts';
import { formatTime } from '#domain/schedule/calendar-date.ts';
import type { StoredWebhook } from '#domain/webhooks/webhook.schema.ts';
import type { MessageBlock, MessageFact, MessageLink } from '../message-content.ts';
import {
  discountFacts,
  lateOptionFacts,
  lengthText,
  momentText,
  price,
  requestType,
  typeLabel,
  whenText,
} from './appointment-lines.ts';
import { type JobSubject, signatureOf } from './job-message.ts';
import { lastChange } from './last-change.ts';
import type { MessageContext } from './message-context.ts';
import { requestedTimeFacts } from './requested-time-message.ts';

// The blocks below the text of a message to the owner.

type Reachable = Pick<Booking, 'phone' | 'email'>;

const contact = ({ phone, email }: Reachable): MessageFact[] => [
  { label: 'Phone', text: phone },
  ...(email ? [{ label: 'Email', text: email }] : []),
];

/** Said if it is not English, before the owner calls. */
const language = ({ locale }: { locale?: Locale | undefined }): MessageFact[] =>
  locale === 'es' ? [{ label: 'Language', text: 'Spanish' }] : [];

/** Under one label, because a key could be the name of another fact. */
const fromPage = ({ metadata }: Pick<Booking, 'metadata'>): MessageFact[] =>
  metadata ? [{ label: 'From the page', text: metadataText(metadata, ', ') }] : [];

/** Links to call and to mail the client. */
const answers = ({ phone, email }: Reachable): MessageLink[] => [
  ...phoneLinks(phone).map(({ call, number }, _, { length }) => ({
    label: length > 1 ? `Call ${number}` : 'Call',
    url: call,
  })),
  ...(email ? [{ label: 'Email', url: mailLink(email) }] : []),
];

const bookingFacts = (
  booking: Booking,
  business: Business,
  more: readonly MessageFact[] = [],
): MessageBlock => ({
  type: 'facts',
  facts: [
    { label: 'When', text: whenText(booking, business) },
    ...more,
    { label: 'Where', text: booking.address },
    {
      label: 'Inspection',
      text: `${typeLabel(booking, business)}, about ${lengthText(booking, business)}`,
    },
    { label: 'Client', text: booking.name },
    ...language(booking),
    ...contact(booking),
    ...discountFacts(booking),
    ...visitFacts(booking),
    ...fromPage(booking),
  ],
});

const bookingLinks = (booking: Booking, { publicUrl }: MessageContext): MessageBlock => ({
  type: 'links',
  links: [
    { label: 'See the booking', url: `${publicUrl}/admin/bookings/${booking.id}` },
    ...answers(booking),
  ],
});

const words = (title: string, text: string | undefined): MessageBlock[] =>
  text ? [{ type: 'words', title, text }] : [];

export const requestBlocks = (
  request: ContactRequest,
  { publicUrl, business }: MessageContext,
): MessageBlock[] => [
  {
    type: 'facts',
    facts: [
      { label: 'Name', text: `${request.firstName} ${request.lastName}` },
      ...language(request),
      ...contact(request),
      { label: 'Property', text: request.propertyAddress },
      { label: 'Inspection', text: requestType(request, business) },
      ...requestedTimeFacts(request, business),
      ...fromPage(request),
    ],
  },
  ...price(request.asked ?? {}, business),
  ...words('Message', request.message),
  {
    type: 'links',
    links: [
      ...answers(request),
      // A request for a time has its own screen, where it is booked with one tap.
      ...(request.asked
        ? []
        : [{ label: 'Book it', url: `${publicUrl}/admin/bookings/new?request=${request.id}` }]),
      { label: 'See the request', url: `${publicUrl}/admin/requests/${request.id}` },
    ],
  },
];

/** The message that online booking is full begins with a link to the online bookings. */
export const bookingsFullBlocks = (
  request: ContactRequest,
  context: MessageContext,
): MessageBlock[] => [
  {
    type: 'links',
    links: [{ label: 'See the bookings', url: `${context.publicUrl}/admin/bookings` }],
  },
  ...requestBlocks(request, context),
];

export const webhookBlocks = (
  { description, url, failingSince, paused }: StoredWebhook,
  { publicUrl, business }: MessageContext,
): MessageBlock[] => [
  {
    type: 'facts',
    facts: [
      { label: 'Endpoint', text: `${description}, ${new URL(url).host}` },
      ...(failingSince
        ? [{ label: 'Failing since', text: momentText(failingSince, business) }]
        : []),
      ...(paused?.cause === 'gone' ? [{ label: 'Answer', text: '410 Gone' }] : []),
    ],
  },
  { type: 'links', links: [{ label: 'See its responses', url: `${publicUrl}/admin/connections` }] },
];

export const calendarBlocks = (
  { name, host, since, reason }: StaleCalendar,
  { publicUrl, business }: MessageContext,
): MessageBlock[] => [
  {
    type: 'facts',
    facts: [
      { label: 'Calendar', text: `${name}, ${host}` },
      { label: 'Not read since', text: momentText(since, business) },
      { label: 'Reason', text: reason },
    ],
  },
  { type: 'links', links: [{ label: 'See it', url: `${publicUrl}/admin/availability` }] },
];

export const newBookingBlocks = (booking: Booking, context: MessageContext): MessageBlock[] => [
  bookingFacts(booking, context.business, [
    ...lateOptionFacts(booking, context.business),
    ...enteredBy(booking),
  ]),
  ...price(booking, context.business),
  ...words('Client’s notes', booking.notes),
  bookingLinks(booking, context),
];

const enteredBy = ({ history }: Booking): MessageFact[] =>
  history.some(({ what }) => what === 'entered') ? [{ label: 'Entered by', text: 'you' }] : [];

export const movedBookingBlocks = (booking: Booking, context: MessageContext): MessageBlock[] => {
  const move = lastChange(booking, 'moved');
  const before = move?.from
    ? [{ label: 'Before', text: whenText(move.from, context.business) }]
    : [];
  return [
    bookingFacts(booking, context.business, [
      ...before,
      ...lateOptionFacts(booking, context.business),
      ...changedBy('Moved by', move),
    ]),
    bookingLinks(booking, context),
  ];
};

export const canceledBookingBlocks = (
  booking: Booking,
  context: MessageContext,
): MessageBlock[] => [
  bookingFacts(
    booking,
    context.business,
    changedBy('Canceled by', lastChange(booking, 'cancelled')),
  ),
  bookingLinks(booking, context),
];

/** Everything typed: the client may still save the booking with a call. */
export const releasedBookingBlocks = (
  booking: Booking,
  context: MessageContext,
): MessageBlock[] => [
  bookingFacts(booking, context.business),
  ...price(booking, context.business),
  ...words('Client’s notes', booking.notes),
  bookingLinks(booking, context),
];

export const signedAgreementBlocks = (
  { booking, job }: JobSubject,
  context: MessageContext,
): MessageBlock[] => {
  const signature = signatureOf(job);
  const signed = [
    { label: 'Signed by', text: signature.name },
    {
      label: 'Signed',
      text: `${momentText(signature.at, context.business)}, ${signature.place === 'on_site' ? 'on your device' : 'online'}`,
    },
  ];
  return [bookingFacts(booking, context.business, signed), bookingLinks(booking, context)];
};

const changedBy = (label: string, change: ReturnType<typeof lastChange>): MessageFact[] =>
  change
    ? [
        { label, text: change.who === 'owner' ? 'you' : 'the client' },
        ...(change.reason ? [{ label: 'Reason', text: change.reason }] : []),
      ]
    : [];

export const dayBlocks = (
  { bookings }: { date: CalendarDate; bookings: readonly Booking[] },
  { publicUrl, rules, business }: MessageContext,
): MessageBlock[] => [
  ...bookings.map((booking): MessageBlock => {
    const drive = driveBefore(booking, bookings, rules);
    return {
      type: 'facts',
      title: `${formatTime(booking.time)}, ${typeLabel(booking, business)}`,
      facts: [
        { label: 'Time needed', text: `about ${lengthText(booking, business)}` },
        ...(drive ? [{ label: 'Drive', text: driveText(drive) }] : []),
        { label: 'Where', text: booking.address },
        { label: 'Client', text: `${booking.name}, ${booking.phone}` },
        ...language(booking),
        ...discountFacts(booking),
        ...visitFacts(booking),
      ],
    };
  }),
  { type: 'links', links: [{ label: 'Your calendar', url: `${publicUrl}/admin/bookings` }] },
];
