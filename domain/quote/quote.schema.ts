import * as z from 'zod/mini';
import { calendarDateSchema } from '#domain/schedule/calendar-date.schema.ts';

export const propertyTypes = [
  { value: 'residential', label: 'Residential' },
  { value: 'condo', label: 'Condo' },
  { value: 'townhome', label: 'Townhome' },
  { value: 'warranty', label: 'Home Warranty' },
] as const;

const SQUARE_FOOTAGE_RANGE = 'Square footage must be between 500 and 50,000';
const YEAR_BUILT_RANGE = 'Year built must be between 1800 and 2030';

/**
 * A whole number, given as a number or as the text that a form holds. Empty text gives `empty`,
 * anything else that is not a whole number within the bounds gives `range`.
 */
const wholeNumber = (bounds: { min: number; max: number; empty: string; range: string }) =>
  z.pipe(
    z.pipe(
      z.union([z.string().check(z.trim(), z.minLength(1, bounds.empty)), z.number()], bounds.empty),
      z.transform((value) => Number(value)),
    ),
    z
      .int(bounds.range)
      .check(z.minimum(bounds.min, bounds.range), z.maximum(bounds.max, bounds.range)),
  );

/** What a visitor tells the calculator (spec §3 "Quote input", ranges of §3, messages of §5). */
export const quoteInputSchema = z.object({
  propertyType: z.enum(
    propertyTypes.map((type) => type.value),
    'Please select a property type',
  ),
  squareFootage: wholeNumber({
    min: 500,
    max: 50_000,
    empty: 'Please enter square footage',
    range: SQUARE_FOOTAGE_RANGE,
  }),
  yearBuilt: z.optional(
    wholeNumber({ min: 1800, max: 2030, empty: YEAR_BUILT_RANGE, range: YEAR_BUILT_RANGE }),
  ),
  hasPool: z._default(z.boolean(), false),
  detachedStructures: z._default(z.int().check(z.minimum(0), z.maximum(4)), 0),
  rushService: z._default(z.boolean(), false),
  hasBasement: z._default(z.boolean(), false),
  stories: z._default(z.int().check(z.minimum(1), z.maximum(4)), 1),
  hasAttic: z._default(z.boolean(), true),
  inspectionDate: z.optional(calendarDateSchema),
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
  totalPrice: number;
  breakdown: QuoteLine[];
  /** As shown, for example `2.5-3 hours`. */
  estimatedDuration: string;
  recommendedServices: string[];
}
