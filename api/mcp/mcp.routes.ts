import { setImmediate as nextTurn } from 'node:timers/promises';
import type { ApiMiddleware, RouteContext } from '#api/http/api-context.ts';
import { ApiProblem } from '#api/http/api-problem.ts';
import { jsonBody } from '#api/http/json-body.ts';
import { refuseOtherOrigins } from '#api/http/refuse-other-origins.ts';
import { apiKeyOf } from '#api/http/require-api-key.ts';
import type { ApiRouter, RouteDependencies } from '#api/http/route-dependencies.ts';
import { validBody } from '#api/http/validate.ts';
import type { Business } from '#domain/business/business.ts';
import { loadNewWords } from '#domain/locale/catalog.ts';
import { messageSchema } from './mcp-message.ts';
import type { McpServer } from './mcp-server.ts';

export function mcpRoutes(router: ApiRouter, dependencies: RouteDependencies): void {
  const { limits, apiKey, publicUrl, business } = dependencies;

  let made: { of: Business; server: Promise<McpServer> } | undefined;

  // The SDK takes 60 ms and 35 MB to load, and many installations never need it.
  const load = () => {
    const of = business.current();
    // The descriptions of tools name prices.
    if (made?.of !== of) {
      const server = import('./mcp-server.ts').then(async ({ createMcpServer }) => {
        await loadNewWords();
        return createMcpServer(dependencies);
      });
      made = { of, server };
    }
    return made.server;
  };

  let turn = Promise.resolve();
  // Listing a month of free starts blocks the thread for 2 ms, or 20 ms in a server that has just
  // started. Each message runs in its own turn of the event loop, so that other requests are
  // answered in between.
  const takeTurn = () => {
    turn = turn.then(() => nextTurn());
    return turn;
  };

  /** A key has its own limit, because an assistant's address is shared by many people. */
  const visitorOrKey: ApiMiddleware = (ctx, next) =>
    'public' in ctx.query
      ? limits.slots(ctx, next)
      : apiKey(ctx, () => {
          if (apiKeyOf(ctx)?.scopes.some((scope) => scope !== 'backup')) return next();
          const detail = 'It needs the scope "read" or "book".';
          throw new ApiProblem('insufficient_scope', { detail });
        });

  router.post(
    '/api/mcp',
    refuseOtherOrigins(publicUrl),
    visitorOrKey,
    jsonBody,
    validBody(messageSchema, async (ctx, message) => {
      const { answer } = await load();
      await takeTurn();
      await send(ctx, await answer(ctx, message));
    }),
  );
}

async function send(ctx: RouteContext, response: Response): Promise<void> {
  ctx.body = response.body ? await response.text() : null;
  ctx.status = response.status;
  const type = response.headers.get('Content-Type');
  if (type) ctx.set('Content-Type', type);
}
