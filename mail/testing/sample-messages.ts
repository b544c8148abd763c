import type { Booking } from '#domain/booking/booking.schema.ts';
import { defaultBusiness } from '#domain/business/defaults/default-business.ts';
import { defaultBusinessIn } from '#domain/business/testing/default-business-in.ts';
import type { ContactRequest } from '#domain/inspection-request/inspection-request.schema.ts';
import { composeMessage } from '#domain/messages/compose-message.ts';
import type { MessageContent } from '#domain/messages/message-content.ts';
import type { MessageKind } from '#domain/messages/message-kinds.ts';
import { messageLocale } from '#domain/messages/message-locale.ts';
import type { MessageSubject } from '#domain/messages/planned-message.ts';
import { sampleJobOf } from '#domain/messages/sample-job-subject.ts';
import { sampleSubject } from '#domain/messages/sample-subjects.ts';

/** Fields that replace those of the sample booking or of the sample request. */
export interface SampleFields {
  booking?: Partial<Booking>;
  request?: Partial<ContactRequest>;
}

/** The message of `kind` as it is sent, about a sample booking or request. */
export function sampleMessage(kind: MessageKind, fields: SampleFields = {}): MessageContent {
  const message = { kind, about: withFields(kind, sampleSubject(kind, defaultBusiness), fields) };
  return composeMessage(message, {
    business: defaultBusinessIn(messageLocale(message)),
    publicUrl: 'https://bluebonnet.example',
    ownerEmail: defaultBusiness.email.display,
    rules: { driveTime: true },
    templates: {},
    manageUrl: 'https://bluebonnet.example/appointment/Vx3kq0ZJm1c8sYtR2wLhNg',
    agentUrl: 'https://bluebonnet.example/agent/Vx3kq0ZJm1c8sYtR2wLhNg',
    reportUrl: 'https://bluebonnet.example/report/Vx3kq0ZJm1c8sYtR2wLhNg',
  });
}

function withFields(
  kind: MessageKind,
  about: MessageSubject,
  fields: SampleFields,
): MessageSubject {
  if ('booking' in about) {
    const booking = { ...about.booking, ...fields.booking };
    // Its client is the one who signed.
    return { booking, job: sampleJobOf(kind, booking) };
  }
  if ('request' in about) return { request: { ...about.request, ...fields.request } };
  if ('bookings' in about) {
    return { ...about, bookings: about.bookings.map((one) => ({ ...one, ...fields.booking })) };
  }
  return about;
}
