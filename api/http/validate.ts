import type * as z from 'zod/mini';
import { validate } from '#domain/validation/validate.ts';
import type { RouteContext } from './api-context.ts';
import { ApiProblem } from './api-problem.ts';

type Handler<T> = (ctx: RouteContext, input: T) => unknown;

/** Passes the parsed body to `handler`; answers 422 with every issue if it is invalid. */
export const validBody =
  <S extends z.ZodMiniType>(schema: S, handler: Handler<z.output<S>>) =>
  (ctx: RouteContext) =>
    handler(ctx, parseOrThrow(schema, ctx.request.body));

/** Passes the parsed query string to `handler`; answers 422 with every issue. */
export const validQuery =
  <S extends z.ZodMiniType>(schema: S, handler: Handler<z.output<S>>) =>
  (ctx: RouteContext) =>
    handler(ctx, parseOrThrow(schema, { ...ctx.query }));

/** Throws `validation_failed` with every issue. */
export function parseOrThrow<S extends z.ZodMiniType>(schema: S, input: unknown): z.output<S> {
  const result = validate(schema, input);
  if (!result.ok) throw new ApiProblem('validation_failed', { errors: result.errors });
  return result.value;
}
