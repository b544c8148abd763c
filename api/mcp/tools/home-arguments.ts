import type * as z from 'zod/mini';
import { described } from '#api/mcp/tool.ts';
import type { Business } from '#domain/business/business.ts';
import { quoteInputSchema } from '#domain/quote/quote.schema.ts';
import { addOnNotes } from '#domain/quote/quote-options.ts';
import { descriptionsOf } from '#domain/validation/describe-fields.ts';

const { shape } = quoteInputSchema;
const texts = descriptionsOf(quoteInputSchema);

/** Everything that a price depends on, except the day, with what each costs. */
export function homeArguments(business: Business) {
  const notes = addOnNotes(business);
  const priced = <S extends z.ZodMiniType>(name: keyof typeof shape, schema: S, note: string) =>
    note ? described(schema, `${texts[name]?.description}: ${note}`) : schema;
  const { inspectionDate: _inspectionDate, ...home } = shape;
  return {
    ...home,
    yearBuilt: priced(
      'yearBuilt',
      shape.yearBuilt,
      notes.yearBuilt && `adds ${notes.yearBuilt} years`,
    ),
    hasPool: priced('hasPool', shape.hasPool, notes.hasPool),
    rushService: priced(
      'rushService',
      shape.rushService,
      notes.rushService && `${notes.rushService} of the base`,
    ),
    hasBasement: priced('hasBasement', shape.hasBasement, notes.hasBasement),
  };
}
