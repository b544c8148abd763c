import { revisionText } from '#domain/records/versioned.descriptions.ts';
import { describeFields } from '#domain/validation/describe-fields.ts';
import { promotionChangeSchema, promotionEntrySchema } from './promotion.schema.ts';

const texts = {
  message: ['Text of the message', 'Ask for our discount when you book.'],
  actionLabel: ['Label of its link', 'Book now'],
} as const;

describeFields(promotionEntrySchema, {
  ...texts,
  type: 'What the message is about; only a discount can be asked for',
  actionUrl: 'Page of the site that its link opens',
  colour: 'Color of the message',
  duration: ['How long it is shown before the next one, in milliseconds', 6000],
  on: 'Whether it is shown',
  from: 'First day on which it is shown, yyyy-MM-dd; without it, at once',
  until: 'Last day on which it is shown, yyyy-MM-dd; without it, there is none',
  spanish: { about: 'The same texts in Spanish; null removes them', fields: texts },
});
describeFields(promotionChangeSchema, { revision: revisionText });
