import { revisionText } from '#domain/records/versioned.descriptions.ts';
import { describeFields } from '#domain/validation/describe-fields.ts';
import {
  contactPayloadSchema,
  requestFieldNames,
  requestTable,
} from './inspection-request.schema.ts';
import { requestChangeSchema } from './request-change.schema.ts';

describeFields(contactPayloadSchema, {
  ...Object.fromEntries(requestFieldNames.map((field) => [field, requestTable[field].about])),
  locale: 'Language of the client, for the answer and the mails; English without it',
});

describeFields(requestChangeSchema, {
  revision: revisionText,
  status: 'Where the conversation with the client stands',
  note: ['The owner’s private note; an empty one is deleted', 'Called, no answer.'],
  callBackAt: 'Instant until which the request does not wait for an answer; null removes it',
});
