import type { Operation } from '#api/openapi/operation.ts';
import { explainedQuoteSchema } from '#domain/quote/explained-quote.ts';
import { quoteInputSchema } from '#domain/quote/quote.schema.ts';

export const quoteOperations = [
  {
    call: 'POST /api/quote',
    id: 'getPrice',
    tag: 'Prices',
    summary: 'The price of an inspection, line by line',
    description:
      'With what it includes and what was assumed. `POST /api/calendar/book` ' +
      'calculates it again for the booked day. Nothing is stored.',
    who: 'everyone',
    limit: 'slots',
    body: quoteInputSchema,
    answers: { 200: explainedQuoteSchema },
  },
] as const satisfies readonly Operation[];
