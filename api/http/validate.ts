import type * as z from 'zod/mini';
import { readCentsNames } from '#domain/jobs/named-cents.ts';
import { defaultLocale, type Locale } from '#domain/locale/locale.ts';
import { validate } from '#domain/validation/validate.ts';
import type { RouteContext } from './api-context.ts';
import { ApiProblem } from './api-problem.ts';
import { requestedLocale } from './requested-locale.ts';

type Handler<T> = (ctx: RouteContext, input: T) => unknown;

/** Passes the parsed body to `handler`; answers 422 with every issue if it is invalid. */
export const validBody =
  <S extends z.ZodMiniType>(schema: S, handler: Handler<z.output<S>>) =>
  (ctx: RouteContext) =>
    handler(ctx, parseOrThrow(schema, ctx.request.body, requestedLocale(ctx)));

/** Passes the parsed query string to `handler`; answers 422 with every issue. */
export const validQuery =
  <S extends z.ZodMiniType>(schema: S, handler: Handler<z.output<S>>) =>
  (ctx: RouteContext) =>
    handler(ctx, parseOrThrow(schema, { ...ctx.query }, requestedLocale(ctx)));

/** Throws `validation_failed` with every issue, worded in `locale`. */
export function parseOrThrow<S extends z.ZodMiniType>(
  schema: S,
  input: unknown,
  locale: Locale = defaultLocale,
): z.output<S> {
  const { body, differing } = readCentsNames(schema, input);
  const result = validate(schema, body, locale);
  const errors = [
    ...differing.map((path) => ({
      path,
      message: 'The two amounts differ; send one of them, in cents',
    })),
    ...(result.ok ? [] : result.errors),
  ];
  if (!result.ok || errors.length > 0) throw new ApiProblem('validation_failed', { errors });
  return result.value;
}
