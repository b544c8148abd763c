import * as z from 'zod/mini';
import type { RouteDependencies } from '#api/http/route-dependencies.ts';
import { parseOrThrow } from '#api/http/validate.ts';
import { defineTool, described, hints, toolArguments } from '#api/mcp/tool.ts';
import { readPromotions } from '#api/promotions/read-promotions.ts';
import { discountPromise, firstDiscount } from '#domain/promotions/discount.ts';
import { explainedQuoteSchema, explainQuote } from '#domain/quote/explained-quote.ts';
import { quoteInputSchema } from '#domain/quote/quote.schema.ts';
import { quoteInputSchemaFrom } from '#domain/quote/quote-input.ts';
import { addOnNotes } from '#domain/quote/quote-options.ts';
import { businessToday } from '#domain/schedule/business-clock.ts';
import { homeArguments } from './home-arguments.ts';
import { localeArgument } from './locale-argument.ts';

export const priceTool = ({
  store,
  clock,
  business,
}: Pick<RouteDependencies, 'store' | 'clock' | 'business'>) => {
  const shown = business.current();
  return defineTool({
    name: 'get_price',
    title: 'Get the price of an inspection',
    description:
      'The price of inspecting a home, line by line, with what it includes and what was assumed. Binding for the booked day. Nothing is stored.',
    annotations: hints.reads,
    input: toolArguments({
      ...homeArguments(shown),
      inspectionDate: described(
        quoteInputSchema.shape.inspectionDate,
        `Day of the inspection, yyyy-MM-dd: ${addOnNotes(shown).inspectionDate}`,
      ),
      locale: localeArgument,
    }),
    output: z.extend(explainedQuoteSchema, {
      /** A discount that a client may ask for when booking; not counted in the price. */
      offer: z.nullable(
        z.object({ promotion: z.string(), message: z.string(), promise: z.string() }),
      ),
    }),
    async run({ given, input: { locale } }) {
      const now = clock();
      const current = business.current(locale);
      const today = businessToday(now, current.timeZone);
      const input = parseOrThrow(quoteInputSchemaFrom(today), given);
      const quote = explainQuote(input, given, today, current);
      const englishWords = business.current().words;
      const { promotions } = await readPromotions(store, today, { ...current, englishWords });
      const discount = firstDiscount(promotions);
      const offer = discount && {
        promotion: discount.promotionId,
        message: discount.message,
        promise: discountPromise(discount, locale),
      };
      return { ...quote, offer: offer ?? null };
    },
  });
};
