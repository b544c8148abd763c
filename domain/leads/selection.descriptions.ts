import { revisionText } from '#domain/records/versioned.descriptions.ts';
import { describeFields } from '#domain/validation/describe-fields.ts';
import { bookingSelectionSchema, requestSelectionSchema } from './selection.schema.ts';

const records = (what: string) =>
  ({
    about: `The ${what}, each with the version that was seen`,
    fields: { id: [`Id of one of the ${what}`, 'b-1'], revision: revisionText },
  }) as const;

describeFields(bookingSelectionSchema, {
  action: 'What happens to all of them',
  reason: ['Reason of a cancellation, sent to each client', 'Hail is forecast.'],
  records: records('bookings'),
});
describeFields(requestSelectionSchema, {
  action: 'What happens to all of them',
  records: records('requests'),
});
