import { ApiProblem } from '#api/http/api-problem.ts';
import type { RouteDependencies } from '#api/http/route-dependencies.ts';
import { defineTool, described, toolArguments } from '#api/mcp/tool.ts';
import { explainedQuoteSchema, explainQuote } from '#domain/quote/explained-quote.ts';
import { quoteInputSchema } from '#domain/quote/quote.schema.ts';
import { validateQuoteInput } from '#domain/quote/quote-input.ts';
import { addOnNotes } from '#domain/quote/quote-options.ts';
import { businessToday } from '#domain/schedule/business-clock.ts';
import { homeArguments } from './home-arguments.ts';

export const priceTool = ({ clock }: Pick<RouteDependencies, 'clock'>) =>
  defineTool({
    name: 'get_price',
    title: 'Get the price of an inspection',
    description:
      'The price of inspecting a home, line by line, with what it includes and what was assumed where nothing was said. Binding for the day that is booked. Nothing is stored.',
    annotations: { readOnlyHint: true, openWorldHint: false },
    input: toolArguments({
      ...homeArguments,
      inspectionDate: described(
        quoteInputSchema.shape.inspectionDate,
        `Day of the inspection, yyyy-MM-dd: ${addOnNotes.inspectionDate}`,
      ),
    }),
    output: explainedQuoteSchema,
    run({ given }) {
      const today = businessToday(clock());
      const checked = validateQuoteInput(given, today);
      if (!checked.ok) throw new ApiProblem('validation_failed', { errors: checked.errors });
      return explainQuote(checked.value, given, today);
    },
  });
