import * as z from 'zod/mini';
import { calendarDateSchema } from '#domain/schedule/calendar-date.schema.ts';
import { blankAsMissing, wholeNumberField } from '#domain/validation/fields.ts';
import { propertyTypes } from './property-types.ts';
import { quoteBounds } from './quote-bounds.ts';

export { propertyTypes };

const YES_NO_MESSAGE = 'Please answer yes or no';
const STRUCTURES_MESSAGE = 'Please choose 0 to 4 detached structures';
const STORIES_MESSAGE = 'Please choose 1 to 4 stories';
const { squareFootage, yearBuilt } = quoteBounds;
const between = ({ text }: { text: string }) => `must be between ${text.replace(' to ', ' and ')}`;
const YEAR_BUILT_MESSAGE = `Year built ${between(yearBuilt)}`;

/** The calculator's input (spec §3 "Quote input", messages of §5). */
export const quoteInputSchema = z.object({
  propertyType: z.enum(
    propertyTypes.map((type) => type.value),
    'Please select a property type',
  ),
  squareFootage: wholeNumberField({
    min: squareFootage.min,
    max: squareFootage.max,
    empty: 'Please enter square footage',
    notWhole: 'Please enter square footage as a whole number',
    range: `Square footage ${between(squareFootage)}`,
  }),
  yearBuilt: blankAsMissing(
    wholeNumberField({
      min: yearBuilt.min,
      max: yearBuilt.max,
      empty: YEAR_BUILT_MESSAGE,
      notWhole: YEAR_BUILT_MESSAGE,
      range: YEAR_BUILT_MESSAGE,
    }),
  ),
  hasPool: z._default(z.boolean(YES_NO_MESSAGE), false),
  detachedStructures: z._default(
    z
      .int(STRUCTURES_MESSAGE)
      .check(z.minimum(0, STRUCTURES_MESSAGE), z.maximum(4, STRUCTURES_MESSAGE)),
    0,
  ),
  rushService: z._default(z.boolean(YES_NO_MESSAGE), false),
  hasBasement: z._default(z.boolean(YES_NO_MESSAGE), false),
  stories: z._default(
    z.int(STORIES_MESSAGE).check(z.minimum(1, STORIES_MESSAGE), z.maximum(4, STORIES_MESSAGE)),
    1,
  ),
  hasAttic: z._default(z.boolean(YES_NO_MESSAGE), true),
  inspectionDate: blankAsMissing(calendarDateSchema),
});

export type QuoteInput = z.output<typeof quoteInputSchema>;

export interface QuoteLine {
  label: string;
  /** Whole dollars; negative for a discount. */
  amount: number;
}

/** All amounts in whole dollars. `scheduleDiscount` is positive and is subtracted. */
export interface QuoteResult {
  basePrice: number;
  poolAddOn: number;
  structuresAddOn: number;
  rushAddOn: number;
  basementAddOn: number;
  ageAddOn: number;
  complexityAddOn: number;
  scheduleDiscount: number;
  salesTax: number;
  totalPrice: number;
  breakdown: QuoteLine[];
  /** Display text, for example `2.5-3 hours`. */
  estimatedDuration: string;
  recommendedServices: string[];
  /** The price list it was calculated with. */
  priceRevision: number;
}
