import { revisionText } from '#domain/records/versioned.descriptions.ts';
import { describeFields } from '#domain/validation/describe-fields.ts';
import { messagePreviewBodySchema, messageSettingsBodySchema } from './message-settings.schema.ts';

describeFields(messageSettingsBodySchema, {
  revision: revisionText,
  off: 'Kinds of messages that are not sent',
  reminderTime: [
    'Time of the reminder on the day before, HH:mm in the time zone of the business',
    '17:00',
  ],
  ownerEmail: 'Where the owner’s messages go; empty for the address of the business',
  mailsPerPerson: ['Mails to one address in a day before further ones wait', 10],
  password: ['The owner’s password, required with another `ownerEmail`', 'correct horse battery'],
});
/** The fields of every kind of message. */
export const templateTexts = {
  revision: revisionText,
  subject: ['Subject, with placeholders such as {{date}}', 'Your inspection on {{date}}'],
  text: [
    'Text in plain paragraphs, with the same placeholders',
    'Hi {{firstName}}, see you on {{date}}.',
  ],
  locale: 'Language of the text; English without it',
} as const;
const { revision: _revision, ...previewTexts } = templateTexts;

describeFields(messagePreviewBodySchema, { kind: 'Kind of message', ...previewTexts });
