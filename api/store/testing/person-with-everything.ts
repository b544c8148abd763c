import { addMinutes } from 'date-fns/addMinutes';
import type { Booking } from '#domain/booking/booking.schema.ts';
import { defaultPriceList } from '#domain/business/defaults/default-price-list.ts';
import { leadEventTypes } from '#domain/events/lead-event.ts';
import type { AskedAppointment } from '#domain/inspection-request/asked-appointment.ts';
import type { ContactRequest } from '#domain/inspection-request/inspection-request.schema.ts';
import { quoteInputSchema } from '#domain/quote/quote.schema.ts';
import { calculateQuote } from '#domain/quote/quote.ts';
import type { Store } from '../store.ts';
import { withEverything } from './job-with-everything.ts';

// Of the client, each text that may name a person has "Maria" in it; of the agent, "Jane".

export const client = 'maria@example.com';
export const agent = 'jane@realty.example';
export const clientTraces = /maria/i;
export const agentTraces = /jane/i;

const made = new Date('2026-11-20T15:00:00.000Z');
const createdAt = made.toISOString();
const by = { at: createdAt, by: 'Owner' };
const input = quoteInputSchema.parse({ propertyType: 'residential', squareFootage: 2400 });
const result = {
  ...calculateQuote(input, '2026-11-20', defaultPriceList),
  breakdown: [{ label: 'For Maria', amount: 375 }],
};

const shared = {
  revision: 1,
  createdAt,
  email: 'Maria@example.com',
  phone: '(214) 555-0110 Maria',
  note: 'Maria has a dog',
  locale: 'es',
  metadata: { listing: 'Maria’s home' },
  attribution: {
    partner: 'realty',
    page: 'https://realty.example/for-maria',
    utm: { source: 'mail', term: client },
  },
} as const;

const asked = {
  date: '2026-12-01',
  time: '08:00',
  inspectionType: 'buyer',
  optionEnds: '2026-12-08',
  agentName: 'Jane Doe',
  agentEmail: 'Jane+closing@Realty.example',
  agentCopy: true,
  agentConsent: true,
  entry: 'Maria opens',
  occupancy: 'vacant',
  utilities: 'on',
  pets: 'Maria’s cat',
  quote: { input, result },
  discount: { promotionId: 'fall', message: '$50 off for Maria', amount: '$50' },
} as const;

type Unset = 'spam' | 'deletedAt' | 'erasedAt';

export const requestWithEverything: Required<Omit<ContactRequest, Unset | 'place' | 'bookingId'>> =
  {
    ...shared,
    id: 'request',
    firstName: 'Maria',
    lastName: 'Maria-Delgado',
    propertyAddress: '1200 Maria Street, Plano, TX 75023',
    inspectionType: 'residential',
    preferredDate: '2026-12-01',
    message: 'I am Maria',
    status: 'contacted',
    history: [{ ...by, status: 'contacted' }],
    callBackAt: '2026-11-21T15:00:00.000Z',
    asked: { ...asked, minutes: 180, episode: 'day' } satisfies Required<AskedAppointment>,
  };

export const bookingWithEverything: Required<Omit<Booking, Unset | 'bookedCents' | 'confirmBy'>> = {
  ...shared,
  ...asked,
  id: 'booking',
  status: 'confirmed',
  history: [
    {
      ...by,
      what: 'corrected',
      reason: 'Maria said so',
      changes: [
        { field: 'name', from: 'Mariah', to: 'Maria' },
        { field: 'agentName', from: 'Janet', to: 'Jane Doe' },
        { field: 'agentEmail', from: 'janet@realty.example', to: 'Jane+closing@Realty.example' },
      ],
    },
  ],
  minutes: 180,
  bufferMinutes: 30,
  name: 'Maria Delgado',
  address: '1200 Maria Street, Plano, TX 75023',
  place: { zip: '75023', city: 'Plano', latitude: 33.05, longitude: -96.73 },
  notes: 'Maria has the key',
  requestId: 'request',
  inspectorId: 'sam-reed',
  links: ['digest-of-maria'],
};

async function* report(): AsyncGenerator<Uint8Array> {
  yield Buffer.from('%PDF-1.7 of Maria');
}

const target = {
  id: 'target',
  since: Object.fromEntries(leadEventTypes.map((type) => [type, createdAt])),
};

/** Adds a client with a request, a booking and its job, an agent of both, and all that was sent about them. */
export async function addPersonWithEverything(store: Store): Promise<void> {
  const until = addMinutes(made, 5);
  await store.outbox.begin(made);
  await store.addContactRequest(requestWithEverything, { key: 'maria-1', fingerprint: 'of maria' });
  await store.reserveSlot(bookingWithEverything, { key: 'maria-2', fingerprint: 'of maria' });
  await store.reportFiles.write('report-1', report());
  await store.jobs.change(bookingWithEverything, (job) => {
    return { next: withEverything(job), result: undefined };
  });
  const answer = `Unknown: Maria, Jane`;
  for (const { id } of await store.outbox.claim({ now: made, until, limit: 100 })) {
    const mail = { to: 'Jane+closing@Realty.example', subject: 'For Maria', text: 'Dear Maria' };
    await store.outbox.settle(id, { outcome: 'refused', answer, mail, at: made });
  }
  for (const { id } of await store.deliveries.claim({ target, now: made, until, limit: 100 })) {
    const refused = { status: 200, text: answer, milliseconds: 1 };
    await store.deliveries.settle(id, { outcome: 'sent', answer: refused, at: made });
  }
}
