import { describeFields } from '#domain/validation/describe-fields.ts';
import { quoteInputSchema } from './quote.schema.ts';

describeFields(quoteInputSchema, {
  propertyType:
    'Kind of home: residential is a detached house; warranty is the inspection before a builder’s warranty ends',
  squareFootage: ['Living area in square feet, not counting the garage', 2400],
  yearBuilt: ['Year in which the home was built', 1990],
  hasPool: 'Whether a pool or spa is inspected',
  detachedStructures: [
    'Number of detached structures to inspect, such as a garage or a shed, 0 to 4',
    1,
  ],
  rushService: 'Whether the client is in a hurry, at a surcharge',
  hasBasement: 'Whether the home has a basement',
  stories: ['Number of stories, 1 to 4', 2],
  hasAttic: 'Whether the home has an attic; it does not change the price',
  inspectionDate: 'Day of the inspection, yyyy-MM-dd, today or later',
});
