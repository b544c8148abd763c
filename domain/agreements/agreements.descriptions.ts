import { revisionText } from '#domain/records/versioned.descriptions.ts';
import { describeFields } from '#domain/validation/describe-fields.ts';
import { agreementSignatureSchema } from './agreement-signature.schema.ts';
import {
  agreementTemplateChangeSchema,
  agreementTemplateSchema,
} from './agreement-template.schema.ts';

describeFields(agreementSignatureSchema, {
  version: [
    'Version of the text that was read, from the answer that has the text',
    '5d41402abc4b2a76',
  ],
  name: ['Name of the person who signs, as typed', 'Jo Park'],
  consent: 'That the person agrees to sign electronically',
  drawing: [
    'Strokes of a drawn signature: of each the coordinates x, y, x, y … in its box',
    [[10, 40, 60, 20, 110, 40]],
  ],
});

describeFields(agreementTemplateChangeSchema, {
  revision: revisionText,
  name: ['Name in the owner’s list', 'Standard agreement'],
  locale: 'Language of the text',
  inspectionTypes: 'Kinds of inspection that it is for; an empty list means all',
  text: [
    'Text in Markdown, with placeholders such as {{clientName}}',
    '# Agreement\n\nThis is agreed …',
  ],
});

describeFields(agreementTemplateSchema, {
  sample: 'That it is a sample which was deleted and is added again',
});
