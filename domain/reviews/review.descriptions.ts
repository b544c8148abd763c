import { revisionText } from '#domain/records/versioned.descriptions.ts';
import { describeFields } from '#domain/validation/describe-fields.ts';
import { reviewChangeSchema, reviewImportSchema } from './review.schema.ts';

describeFields(reviewChangeSchema, {
  platform: 'Where the review was written',
  rating: ['Whole stars, 1 to 5', 5],
  author: ['Name of the author', 'Jo P.'],
  date: 'Day of the review, yyyy-MM-dd',
  text: ['The review in its author’s words', 'On time, and a clear report.'],
  verified: 'Whether the platform or the owner confirms that the author is a client',
  hidden: 'Whether it is left out of the public reviews',
  revision: revisionText,
});
describeFields(reviewImportSchema, {
  reviews: 'Up to 500 reviews; one that is already stored is skipped',
});
