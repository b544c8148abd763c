import type * as z from 'zod/mini';
import type { RouteContext } from '#api/api-context.ts';
import { ApiProblem } from '#api/problem/api-problem.ts';
import { validate } from '#domain/validation/validate.ts';

type Handler<T> = (ctx: RouteContext, input: T) => unknown;

/** Hands the body to `handler` as `schema` reads it; a body that does not fit is answered with 422. */
export const validBody =
  <S extends z.ZodMiniType>(schema: S, handler: Handler<z.output<S>>) =>
  (ctx: RouteContext) =>
    handler(ctx, accept(schema, ctx.request.body));

/** The same for the query string. */
export const validQuery =
  <S extends z.ZodMiniType>(schema: S, handler: Handler<z.output<S>>) =>
  (ctx: RouteContext) =>
    handler(ctx, accept(schema, { ...ctx.query }));

export function accept<S extends z.ZodMiniType>(schema: S, input: unknown): z.output<S> {
  const result = validate(schema, input);
  if (!result.ok) throw new ApiProblem('validation_failed', { errors: result.errors });
  return result.value;
}
