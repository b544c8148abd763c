import * as z from 'zod/mini';
import type { Locale } from '#domain/locale/locale.ts';
import { type CalendarDate, todayOrLater } from '#domain/schedule/calendar-date.schema.ts';
import { blankAsMissing } from '#domain/validation/fields.ts';
import { type Validated, validate } from '#domain/validation/validate.ts';
import { type QuoteInput, quoteInputSchema } from './quote.schema.ts';

/** The calculator's input, without an `inspectionDate` before `today` (spec §5). */
export const quoteInputSchemaFrom = (today: CalendarDate) =>
  z.extend(quoteInputSchema, { inspectionDate: blankAsMissing(todayOrLater(today)) });

/** Validates the calculator's input; an `inspectionDate` before `today` is an error (spec §5). */
export const validateQuoteInput = (
  input: unknown,
  today: CalendarDate,
  locale?: Locale,
): Validated<QuoteInput> => validate(quoteInputSchemaFrom(today), input, locale);

/**
 * Reads the calculator's form, whose controls have the names of `QuoteInput`. Empty fields are left
 * out; the result is not validated.
 */
export function quoteInputFromForm(form: Pick<FormData, 'get'>) {
  const text = (name: string) => {
    const value = form.get(name);
    return typeof value === 'string' && value.trim() !== '' ? value : undefined;
  };
  const number = (name: string) => {
    const value = text(name);
    return value === undefined ? undefined : Number(value);
  };
  const fields = {
    propertyType: text('propertyType'),
    squareFootage: text('squareFootage'),
    yearBuilt: text('yearBuilt'),
    hasPool: form.get('hasPool') === 'on',
    detachedStructures: number('detachedStructures'),
    rushService: form.get('rushService') === 'on',
    hasBasement: form.get('hasBasement') === 'on',
    stories: number('stories'),
    inspectionDate: text('inspectionDate'),
  };
  const filled = Object.entries(fields).filter(([, value]) => value !== undefined);
  // What is left out reads as undefined.
  return Object.fromEntries(filled) as typeof fields;
}
