import type { Booking } from '#domain/booking/booking.schema.ts';
import { defaultBusiness } from '#domain/business/defaults/default-business.ts';
import { defaultBusinessIn } from '#domain/business/testing/default-business-in.ts';
import type { ContactRequest } from '#domain/inspection-request/inspection-request.schema.ts';
import { composeMessage } from '#domain/messages/compose-message.ts';
import type { MessageContent } from '#domain/messages/message-content.ts';
import type { MessageKind } from '#domain/messages/message-kinds.ts';
import { messageLocale } from '#domain/messages/message-locale.ts';
import type { MessageSubject } from '#domain/messages/planned-message.ts';
import { sampleSubject } from '#domain/messages/sample-subjects.ts';

/** Fields that replace those of the sample booking or of the sample request. */
export interface SampleFields {
  booking?: Partial<Booking>;
  request?: Partial<ContactRequest>;
}

/** The message of `kind` as it is sent, about a sample booking or request. */
export function sampleMessage(kind: MessageKind, fields: SampleFields = {}): MessageContent {
  const message = { kind, about: withFields(sampleSubject(kind, defaultBusiness), fields) };
  return composeMessage(message, {
    business: defaultBusinessIn(messageLocale(message)),
    publicUrl: 'https://bluebonnet.example',
    ownerEmail: defaultBusiness.email.display,
    rules: { driveTime: true },
    templates: {},
    manageUrl: 'https://bluebonnet.example/appointment/Vx3kq0ZJm1c8sYtR2wLhNg',
  });
}

function withFields(about: MessageSubject, { booking, request }: SampleFields): MessageSubject {
  if ('booking' in about) return { booking: { ...about.booking, ...booking } };
  if ('request' in about) return { request: { ...about.request, ...request } };
  if ('bookings' in about) {
    return { ...about, bookings: about.bookings.map((one) => ({ ...one, ...booking })) };
  }
  return about;
}
