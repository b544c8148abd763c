import { jsonBody } from '#api/http/json-body.ts';
import { answerLocale } from '#api/http/requested-locale.ts';
import type { ApiRouter, RouteDependencies } from '#api/http/route-dependencies.ts';
import { parseOrThrow } from '#api/http/validate.ts';
import { explainQuote } from '#domain/quote/explained-quote.ts';
import { quoteInputSchemaFrom } from '#domain/quote/quote-input.ts';
import { businessToday } from '#domain/schedule/business-clock.ts';

/** The price of a home for programs; the calculator computes its own. Nothing is stored. */
export function quoteRoutes(
  router: ApiRouter,
  { clock, business, limits }: RouteDependencies,
): void {
  router.post('/api/quote', limits.slots, jsonBody, (ctx) => {
    const locale = answerLocale(ctx);
    const current = business.current(locale);
    const today = businessToday(clock(), current.timeZone);
    const given: unknown = ctx.request.body;
    const input = parseOrThrow(quoteInputSchemaFrom(today), given, locale);
    ctx.body = explainQuote(input, given as object, today, current);
  });
}
