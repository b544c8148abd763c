import type { Booking } from '#domain/booking/booking.schema.ts';
import type { Business } from '#domain/business/business.ts';
import { bookingEvents } from '#domain/events/booking-events.ts';
import { jobEvents } from '#domain/events/job-events.ts';
import type { LeadEvent, WebhookEventType } from '#domain/events/lead-event.ts';
import { requestEvents } from '#domain/events/request-events.ts';
import type { ContactRequest } from '#domain/inspection-request/inspection-request.schema.ts';
import { emptyJob, type JobRecord } from '#domain/jobs/job-record.ts';
import type { MessageKind } from '#domain/messages/message-kinds.ts';
import { type SampledBusiness, sampleSubject } from '#domain/messages/sample-subjects.ts';
import { businessToday } from '#domain/schedule/business-clock.ts';
import { addDays } from '#domain/schedule/calendar-date.ts';
import type { WebhookPayload } from './webhook-payload.schema.ts';
import { testPayload, webhookPayload } from './webhook-payload.ts';

type WebhookSampleBusiness = SampledBusiness & Pick<Business, 'inspectors' | 'law'>;

/**
 * A payload of `type` as it would be sent about an invented client, with every field that it can have. It is marked
 * with `sample`.
 */
export function samplePayload(
  type: WebhookPayload['type'],
  business: WebhookSampleBusiness,
  now: Date,
): WebhookPayload {
  if (type === 'test.ping') return testPayload('sample-test', now);
  const event = sampleEvents(type, business, now).find((one) => one.type === type);
  if (!event) throw new Error(`There is no sample of ${type}`);
  return { ...webhookPayload(event, business), sample: true };
}

/** The message about the same thing, whose sample has what the event needs. */
const messages: Readonly<Record<WebhookEventType, MessageKind>> = {
  'request.created': 'bookings_full',
  'booking.created': 'new_booking',
  'booking.moved': 'moved_booking',
  'booking.cancelled': 'cancelled_booking',
  'booking.completed': 'new_booking',
  'booking.no_show': 'new_booking',
  'agreement.signed': 'signed_agreement',
  'payment.succeeded': 'payment_receipt',
  'payment.refunded': 'refund_receipt',
  'report.released': 'report_ready',
  'report.withdrawn': 'report_withdrawn',
};

function sampleEvents(
  type: WebhookEventType,
  business: WebhookSampleBusiness,
  now: Date,
): LeadEvent[] {
  const { timeZone: zone, law } = business;
  const subject = sampleSubject(messages[type], business, businessToday(now, zone));
  if ('request' in subject) return requestEvents(fromPartner(subject.request));
  if (!('booking' in subject)) return [];
  const booking = withEveryField(subject.booking, business);
  const job = subject.job?.record ?? emptyJob(booking);
  const by = { at: now.toISOString(), by: 'Owner' };
  const events = (changed: Booking, ofJob: JobRecord = job) => [
    ...bookingEvents(changed),
    ...jobEvents(changed, ofJob, { zone, law }),
  ];
  switch (type) {
    case 'booking.created':
      // As the confirmation by a new client makes it, which says by whom.
      return events({ ...booking, history: [{ ...by, by: 'Client', what: 'confirmed' }] });
    case 'booking.completed':
      return events({ ...booking, status: 'completed', history: [{ ...by, what: 'completed' }] });
    case 'booking.no_show':
      return events(booking, { ...job, outcome: { ...by, what: 'no_show' } });
    default:
      return events(booking);
  }
}

const PARTNER = 'jane-doe-realty';

const fromPartner = <Lead extends ContactRequest | Booking>(lead: Lead): Lead => ({
  ...lead,
  attribution: { partner: PARTNER },
  metadata: { campaign: 'spring' },
});

const withEveryField = (booking: Booking, { inspectors }: WebhookSampleBusiness): Booking => ({
  ...fromPartner(booking),
  optionEnds: addDays(booking.date, 2),
  inspectorId: inspectors[0]?.id,
  requestId: 'sample',
});
