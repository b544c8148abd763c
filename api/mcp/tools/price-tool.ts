import * as z from 'zod/mini';
import type { RouteDependencies } from '#api/http/route-dependencies.ts';
import { parseOrThrow } from '#api/http/validate.ts';
import { defineTool, described, toolArguments } from '#api/mcp/tool.ts';
import { readPromotions } from '#api/promotions/read-promotions.ts';
import { discountPromise, firstDiscount } from '#domain/promotions/discount.ts';
import { explainedQuoteSchema, explainQuote } from '#domain/quote/explained-quote.ts';
import { quoteInputSchema } from '#domain/quote/quote.schema.ts';
import { quoteInputSchemaFrom } from '#domain/quote/quote-input.ts';
import { addOnNotes } from '#domain/quote/quote-options.ts';
import { businessToday } from '#domain/schedule/business-clock.ts';
import { homeArguments } from './home-arguments.ts';

export const priceTool = ({
  store,
  clock,
  business,
}: Pick<RouteDependencies, 'store' | 'clock' | 'business'>) => {
  const { prices } = business.current();
  return defineTool({
    name: 'get_price',
    title: 'Get the price of an inspection',
    description:
      'The price of inspecting a home, line by line, with what it includes and what was assumed. Binding for the booked day. Nothing is stored.',
    annotations: { readOnlyHint: true, openWorldHint: false },
    input: toolArguments({
      ...homeArguments(prices),
      inspectionDate: described(
        quoteInputSchema.shape.inspectionDate,
        `Day of the inspection, yyyy-MM-dd: ${addOnNotes(prices).inspectionDate}`,
      ),
    }),
    output: z.extend(explainedQuoteSchema, {
      /** A discount that a client may ask for when booking; not counted in the price. */
      offer: z.nullable(
        z.object({ promotion: z.string(), message: z.string(), promise: z.string() }),
      ),
    }),
    async run({ given }) {
      const now = clock();
      const current = business.current();
      const today = businessToday(now, current.timeZone);
      const input = parseOrThrow(quoteInputSchemaFrom(today), given);
      const quote = explainQuote(input, given, today, current);
      const discount = firstDiscount((await readPromotions(store, today, current)).promotions);
      const offer = discount && {
        promotion: discount.promotionId,
        message: discount.message,
        promise: discountPromise(discount),
      };
      return { ...quote, offer: offer ?? null };
    },
  });
};
