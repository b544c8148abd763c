import type { Booking } from '#domain/booking/booking.schema.ts';
import type { BookingHistoryEntry } from '#domain/booking/booking-status.ts';
import { business } from '#domain/business/business.ts';
import type { ContactRequest } from '#domain/inspection-request/inspection-request.schema.ts';
import { sampleRequest } from '#domain/inspection-request/testing/sample-request.ts';
import { composeMessage } from '#domain/messages/compose-message.ts';
import type { MessageContent } from '#domain/messages/message-content.ts';
import type { MessageKind } from '#domain/messages/message-kinds.ts';
import type { MessageSubject } from '#domain/messages/planned-message.ts';
import { messageBooking } from '#domain/messages/testing/message-samples.ts';
import { calculateQuote } from '#domain/quote/quote.ts';

/** Fields of the sample booking and of the sample request. */
export interface SampleFields {
  booking?: Partial<Booking>;
  request?: Partial<ContactRequest>;
}

/** The message of `kind` as it is sent, about a sample booking or request. */
export function sampleMessage(kind: MessageKind, fields: SampleFields = {}): MessageContent {
  return composeMessage(
    { kind, about: aboutOf(kind, fields) },
    {
      publicUrl: business.origin,
      ownerEmail: business.email.display,
      rules: { driveTime: true },
      templates: {},
      manageUrl: `${business.origin}/appointment/Vx3kq0ZJm1c8sYtR2wLhNg`,
    },
  );
}

function aboutOf(kind: MessageKind, { booking, request }: SampleFields): MessageSubject {
  const sample = messageBooking({
    notes: 'We close on the 18th.\nPlease look at the roof: the seller says that it is from 2019.',
    entry: 'Lockbox 4711 at the side door',
    utilities: 'on',
    quote: { input: home, result: calculateQuote(home, '2026-11-20') },
    history: historyOf(kind),
    place: { zip: '75023', city: 'Plano', latitude: 33.055, longitude: -96.736 },
    ...booking,
  });
  if (kind === 'day_list') return { date: sample.date, bookings: [sample, second] };
  if (kind === 'review_request' || !kind.includes('request')) return { booking: sample };
  const message = 'Hi, we close on the 18th.\n\nIs the attic included in the price?';
  return { request: sampleRequest({ preferredDate: '2026-12-01', message, ...request }) };
}

const home = {
  propertyType: 'residential',
  squareFootage: 2400,
  hasPool: true,
  detachedStructures: 0,
  rushService: false,
  hasBasement: false,
  stories: 2,
  hasAttic: true,
} as const;

const second = messageBooking({
  id: 'b2',
  time: '11:30',
  minutes: 120,
  name: 'Sam O’Neill',
  phone: '(469) 555-0171',
  address: '77 Cedar Lane, Frisco, TX 75034',
  inspectionType: 'warranty',
  agentName: undefined,
  agentEmail: undefined,
  place: { zip: '75034', city: 'Frisco', latitude: 33.15, longitude: -96.82 },
});

const change = (what: 'moved' | 'cancelled', reason: string): BookingHistoryEntry[] => [
  {
    what,
    at: '2026-11-22T15:00:00.000Z',
    by: 'Client',
    reason,
    ...(what === 'moved' && { from: { date: '2026-11-30', time: '11:30' } }),
  },
];

function historyOf(kind: MessageKind): BookingHistoryEntry[] {
  if (kind.includes('moved')) return change('moved', 'The seller is away on Monday.');
  return kind.includes('cancelled') ? change('cancelled', 'The seller withdrew.') : [];
}
