import { addMinutes } from 'date-fns/addMinutes';
import type { Booking } from '#domain/booking/booking.schema.ts';
import { sharedVisitFieldNames } from '#domain/booking/visit.ts';
import type { Business } from '#domain/business/business.ts';
import type { JobNews, LeadEvent, LeadEventType } from '#domain/events/lead-event.ts';
import {
  type ContactRequest,
  sharedRequestFieldNames,
} from '#domain/inspection-request/inspection-request.schema.ts';
import { phoneUris } from '#domain/leads/phone-links.ts';
import { defaultLocale } from '#domain/locale/locale.ts';
import { type EveryField, pickFields } from '#domain/records/every-field.ts';
import { businessInstant } from '#domain/schedule/business-clock.ts';
import {
  WEBHOOK_VERSION,
  type WebhookBooking,
  type WebhookPayload,
  type WebhookRequest,
} from './webhook-payload.schema.ts';

/** The payload of `event`. Throws if the type does not fit its lead or is not for webhooks. */
export function webhookPayload(
  { id, type, at, about }: LeadEvent,
  business: Pick<Business, 'timeZone'>,
): WebhookPayload {
  const envelope = { id, version: WEBHOOK_VERSION, timestamp: at.toISOString() } as const;
  if ('request' in about) {
    if (type !== 'request.created') throw new TypeError(`${id} is for no webhook`);
    return { ...envelope, type, data: { request: webhookRequest(about.request) } };
  }
  const booking = webhookBooking(about.booking, business);
  if (about.job) return { ...envelope, ...jobData(id, type, booking, about.job) };
  const { by, from, to, reason } = about.change ?? {};
  if (type === 'booking.created') return { ...envelope, type, data: { booking, by } };
  if (by !== undefined) {
    if (type === 'booking.cancelled') return { ...envelope, type, data: { booking, by, reason } };
    if (type === 'booking.completed') return { ...envelope, type, data: { booking, by } };
    if (type === 'booking.moved' && from && to) {
      return { ...envelope, type, data: { booking, by, from, to } };
    }
  }
  throw new TypeError(`${id} is no ${type}`);
}

const named = <T extends { amount: number }>(money: T) => ({
  ...money,
  amountCents: money.amount,
});

function jobData(id: string, type: LeadEventType, booking: WebhookBooking, news: JobNews) {
  if ('agreement' in news && type === 'agreement.signed') {
    return { type, data: { booking, agreement: news.agreement } };
  }
  if ('refund' in news && type === 'payment.refunded') {
    return { type, data: { booking, payment: named(news.payment), refund: named(news.refund) } };
  }
  if ('payment' in news && type === 'payment.succeeded') {
    return { type, data: { booking, payment: named(news.payment) } };
  }
  if ('report' in news && (type === 'report.released' || type === 'report.withdrawn')) {
    return { type, data: { booking, report: news.report } };
  }
  if ('noShow' in news && type === 'booking.no_show') {
    return { type, data: { booking, by: news.noShow.by } };
  }
  throw new TypeError(`${id} is for no webhook`);
}

/** The payload of a test. */
export const testPayload = (id: string, now: Date): WebhookPayload => ({
  id,
  type: 'test.ping',
  version: WEBHOOK_VERSION,
  timestamp: now.toISOString(),
  data: { message: 'This is a test of the endpoint. Nothing has happened.' },
});

function webhookBooking(
  booking: Booking,
  { timeZone }: Pick<Business, 'timeZone'>,
): EveryField<WebhookBooking> {
  const start = businessInstant(booking.date, booking.time, timeZone);
  return {
    id: booking.id,
    status: booking.status,
    createdAt: booking.createdAt,
    date: booking.date,
    time: booking.time,
    timeZone: timeZone.name,
    start: start.toISOString(),
    end: addMinutes(start, booking.minutes).toISOString(),
    minutes: booking.minutes,
    name: booking.name,
    email: booking.email,
    phone: booking.phone,
    phoneUris: phoneUris(booking.phone),
    address: booking.address,
    inspectionType: booking.inspectionType,
    notes: booking.notes,
    totalPrice: booking.quote?.result.totalPrice,
    optionEnds: booking.optionEnds,
    ...pickFields(booking, sharedVisitFieldNames),
    locale: booking.locale ?? defaultLocale,
    partner: booking.attribution?.partner,
    metadata: booking.metadata,
    inspectorId: booking.inspectorId,
    requestId: booking.requestId,
  };
}

function webhookRequest(request: ContactRequest): EveryField<WebhookRequest> {
  const { message, ...fields } = pickFields(request, sharedRequestFieldNames);
  return {
    id: request.id,
    status: request.status,
    createdAt: request.createdAt,
    ...fields,
    phoneUris: phoneUris(request.phone),
    preferredTime: request.asked?.time,
    message,
    locale: request.locale ?? defaultLocale,
    partner: request.attribution?.partner,
    metadata: request.metadata,
  };
}
