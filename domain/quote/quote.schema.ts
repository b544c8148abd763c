import * as z from 'zod/mini';
import { calendarDateSchema } from '#domain/schedule/calendar-date.schema.ts';
import { blankAsMissing, wholeNumberField } from '#domain/validation/fields.ts';
import { propertyTypes } from './property-types.ts';
import { quoteBounds } from './quote-bounds.ts';

export { propertyTypes };

const { squareFootage, yearBuilt } = quoteBounds;

/** The calculator's input (spec §3 "Quote input", messages of §5). */
export const quoteInputSchema = z.object({
  propertyType: z.enum(propertyTypes, 'property_type_missing'),
  squareFootage: wholeNumberField({
    min: squareFootage.min,
    max: squareFootage.max,
    empty: 'square_footage_missing',
    notWhole: 'square_footage_not_whole',
    range: 'square_footage_out_of_range',
  }),
  yearBuilt: blankAsMissing(
    wholeNumberField({
      min: yearBuilt.min,
      max: yearBuilt.max,
      empty: 'year_built_out_of_range',
      notWhole: 'year_built_out_of_range',
      range: 'year_built_out_of_range',
    }),
  ),
  hasPool: z._default(z.boolean('yes_or_no'), false),
  detachedStructures: z._default(
    z.int('structures_out_of_range').check(z.minimum(0), z.maximum(4)),
    0,
  ),
  rushService: z._default(z.boolean('yes_or_no'), false),
  hasBasement: z._default(z.boolean('yes_or_no'), false),
  stories: z._default(z.int('stories_out_of_range').check(z.minimum(1), z.maximum(4)), 1),
  hasAttic: z._default(z.boolean('yes_or_no'), true),
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
