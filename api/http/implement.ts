import type * as z from 'zod/mini';
import { callOf, isSchema, type Operation, type ParamOf } from '#api/openapi/operation.ts';
import type { ApiMiddleware, RouteContext } from './api-context.ts';
import { jsonBody } from './json-body.ts';
import { requestedLocale } from './requested-locale.ts';
import type { ApiRouter, RouteDependencies } from './route-dependencies.ts';
import { parseOrThrow } from './validate.ts';

type Guards = Pick<RouteDependencies, 'owner' | 'ownerOrKey' | 'ownOrigin' | 'limits'>;

type Parsed<Part> = Part extends z.ZodMiniType ? z.output<Part> : undefined;

/** A call that its operation's guards let through, with its valid body and query string. */
interface Received<O extends Operation> {
  ctx: RouteContext;
  params: Readonly<Record<ParamOf<O['call']>, string>>;
  body: Parsed<O extends { body: infer Body } ? Body : undefined>;
  query: Parsed<O extends { query: infer Query } ? Query : undefined>;
}

type Handlers<O extends Operation> = {
  [Id in O['id']]?: (received: Received<Extract<O, { id: Id }>>) => unknown;
};

/**
 * Adds a route for each handler, in their order, with the guards and the validation that its operation documents.
 * The answer's JSON is what the handler returns, and its status the documented success; where there are several, the
 * handler sets another one than the first.
 */
export function implement<const O extends Operation>(
  router: ApiRouter,
  guards: Guards,
  operations: readonly O[],
  handlers: Handlers<O>,
): void {
  const byId = new Map<string, O>(operations.map((operation) => [operation.id, operation]));
  for (const [id, handler] of Object.entries(handlers)) {
    const operation = byId.get(id);
    if (!operation) throw new Error(`No operation has the id ${id}`);
    const { method, path } = callOf(operation);
    // Each handler takes what its own operation documents, which is what `receive` parses.
    const handle = handler as (received: object) => unknown;
    const status = successOf(operation);
    router.register(
      path,
      [method],
      [
        ...guardsOf(operation, guards),
        async (ctx: RouteContext) => {
          const received = receive(operation, ctx);
          ctx.status = status;
          const answer = await handle(received);
          if (answer !== undefined) ctx.body = answer;
        },
      ],
    );
  }
}

function guardsOf(operation: Operation, guards: Guards): ApiMiddleware[] {
  const { who, scope, limit, body } = operation;
  const changes = callOf(operation).method !== 'GET';
  return [
    ...(who === 'owner' ? [scope ? guards.ownerOrKey(scope) : guards.owner] : []),
    ...(who === 'ownPage' || (who === 'owner' && changes) ? [guards.ownOrigin] : []),
    ...(limit ? [guards.limits[limit]] : []),
    ...(isSchema(body) ? [jsonBody] : []),
  ];
}

function receive({ body, query }: Operation, ctx: RouteContext) {
  const locale = requestedLocale(ctx);
  return {
    ctx,
    params: ctx.params,
    query: query && parseOrThrow(query, { ...ctx.query }, locale),
    body: isSchema(body) ? parseOrThrow(body, ctx.request.body, locale) : undefined,
  };
}

/** The first success that it documents. */
function successOf({ id, answers }: Operation): number {
  const success = Object.keys(answers)
    .map(Number)
    .find((status) => status < 300);
  if (success === undefined) throw new Error(`${id} documents no success`);
  return success;
}
