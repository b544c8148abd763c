import { revisionText } from '#domain/edits/versioned.fields.ts';
import { describeFields } from '#domain/validation/describe-fields.ts';
import { contactPayloadSchema } from './inspection-request.schema.ts';
import { requestChangeSchema } from './request-change.schema.ts';

describeFields(contactPayloadSchema, {
  firstName: ['First name of the client', 'Jo'],
  lastName: ['Last name of the client', 'Park'],
  propertyAddress: ['Address of the property', '12 Oak St, Athens, GA 30601'],
  inspectionType: 'Kind of inspection',
  preferredDate: 'Day that the client would like, yyyy-MM-dd; not booked by this',
  message: ['What the client asks', 'Can you come in the morning?'],
  locale: 'Language of the client, for the answer and the mails; English without it',
});

describeFields(requestChangeSchema, {
  revision: revisionText,
  status: 'Where the conversation with the client stands',
  note: ['The owner’s private note; an empty one is deleted', 'Called, no answer.'],
  callBackAt: 'Instant until which the request does not wait for an answer; null removes it',
});
