import type {
  DeliveryAnswer,
  DeliveryOutcome,
  ShownDelivery,
} from '#domain/deliveries/delivery-record.ts';
import type { LeadEventType } from '#domain/events/lead-event.ts';
import type { PauseCause, webhookPayloadTypes } from '#domain/webhooks/webhook.schema.ts';

export const eventLabels: Readonly<Record<LeadEventType, string>> = {
  'request.created': 'New request',
  'booking.created': 'New booking',
  'booking.moved': 'Booking moved',
  'booking.cancelled': 'Booking canceled',
  'booking.completed': 'Booking completed',
  'booking.no_show': 'No-show',
  'agreement.signed': 'Agreement signed',
  'payment.succeeded': 'Payment received',
  'payment.refunded': 'Payment refunded',
  'report.released': 'Report released',
  'report.withdrawn': 'Report withdrawn',
  'request.callback_due': 'Callback due',
  'bookings.full': 'Online bookings full',
  'report.due': 'Report due',
  'dispute.opened': 'Payment disputed',
  'dispute.settled': 'Dispute decided',
};

export const payloadLabels: Readonly<Record<(typeof webhookPayloadTypes)[number], string>> = {
  ...eventLabels,
  'test.ping': 'A test message',
};

export const deliveryLabels: Readonly<Record<ShownDelivery['state'], string>> = {
  sending: 'Sending',
  waiting: 'Will retry',
  sent: 'Delivered',
  refused: 'Rejected',
  dropped: 'Dropped after a restore',
  ended: 'Gave up after three days',
};

export const pauseSentences: Readonly<Record<PauseCause, string>> = {
  owner: 'You paused it. Events from the last three days are sent when you resume it.',
  failing: 'It failed for three days and was paused. Resume it once it works again.',
  gone: 'It answered that it is gone (410) and was paused.',
};

/** An endpoint's answer: 'Answered 200 in 120 ms: Thank you'. */
export function answerText({ status, text, milliseconds }: DeliveryAnswer): string {
  if (status === undefined) return text;
  const answered = `Answered ${status} in ${milliseconds} ms`;
  return text === '' ? answered : `${answered}: ${text}`;
}

/** How an attempt by hand ended: 'It works. Answered 200 in 120 ms: Thank you'. */
export const attemptText = ({ outcome, answer }: Omit<DeliveryOutcome, 'at'>): string =>
  `${outcome === 'sent' ? 'It works.' : 'It failed.'} ${answerText(answer)}`;
