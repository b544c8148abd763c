import { millisecondsInHour } from 'date-fns/constants';
import { API_KEY_PREFIX, digestOfApiKey } from '#api/api-keys/new-api-key.ts';
import type { Clock } from '#api/clock.ts';
import type { Store } from '#api/store/store.ts';
import type { ApiKey } from '#api/store/stored/stored-access.schema.ts';
import type { ApiScope } from '#domain/api-keys/api-key.schema.ts';
import type { ApiContext, ApiMiddleware } from './api-context.ts';
import { ApiProblem } from './api-problem.ts';
import type { RateLimits } from './rate-limit.ts';

const bearer = new RegExp(`^Bearer +(${API_KEY_PREFIX}\\S*)$`, 'i');
const keyInAddress = new RegExp(`${API_KEY_PREFIX}[\\w-]{43}`);

/** Whether a call means to be one with an API key; other schemes may be those of a proxy in front. */
export const sendsApiKey = (ctx: ApiContext): boolean =>
  headersOf(ctx).some((header) => bearer.test(header)) || keyInAddress.test(ctx.querystring);

/** The key that `requireApiKey` let through; undefined in a call of a session. */
export const apiKeyOf = ({ state }: Pick<ApiContext, 'state'>): ApiKey | undefined => state.apiKey;

/**
 * Lets a program with one of the owner's keys through (RFC 6750, in the header only), whatever its scopes, and
 * puts the key into `ctx.state`. Throws `invalid_api_key`, `forbidden_origin` for a page in a browser, and
 * `rate_limited`.
 */
export const requireApiKey =
  ({ store, clock, limits }: { store: Store; clock: Clock; limits: RateLimits }): ApiMiddleware =>
  async (ctx, next) => {
    refusePages(ctx);
    const digest = digestOfApiKey(sentKey(ctx));
    const apiKey = await store.findApiKey(digest);
    if (!apiKey) {
      // Counted after the look-up: one program's revoked key must not lock out another at its address.
      await limits.countWrongKey(ctx);
      throw invalidKey('It is wrong, or the owner has revoked it.');
    }
    await limits.countKeyCall(ctx, apiKey.id);
    ctx.state.apiKey = apiKey;
    const now = clock();
    if (now.getTime() - Date.parse(apiKey.lastUsedAt ?? '1970-01-01') >= millisecondsInHour) {
      // Not awaited: a full disk must not keep a program from reading.
      store.noteApiKeyUse(digest, now).catch((err: unknown) => {
        ctx.state.log.warn({ err });
      });
    }
    return next();
  };

/** Lets the signed-in owner through (`owner`), or a program whose key has `scope`; else `insufficient_scope`. */
export const requireOwnerOrKey =
  (owner: ApiMiddleware, key: ApiMiddleware) =>
  (scope: ApiScope): ApiMiddleware =>
  (ctx, next) => {
    if (!sendsApiKey(ctx)) return owner(ctx, next);
    return key(ctx, () => {
      if (apiKeyOf(ctx)?.scopes.includes(scope)) return next();
      throw new ApiProblem('insufficient_scope', { detail: `It needs the scope "${scope}".` });
    });
  };

/** The id of the valid key that a program sends with a call that needs none. */
export async function sentKeyId(
  ctx: ApiContext,
  store: Pick<Store, 'findApiKey'>,
): Promise<string | undefined> {
  if (isPage(ctx)) return undefined;
  const key = keyIn(headersOf(ctx));
  return key && (await store.findApiKey(digestOfApiKey(key)))?.id;
}

const isPage = (ctx: ApiContext) => Boolean(ctx.get('Origin') || ctx.get('Sec-Fetch-Site'));

/** The key in the only header; undefined if there is none, or several. */
function keyIn(headers: readonly string[]): string | undefined {
  const key = bearer.exec(headers[0] ?? '')?.[1];
  return headers.length === 1 ? key : undefined;
}

/** Browsers say who calls; programs say neither. A key in a page is every visitor's key. */
function refusePages(ctx: ApiContext): void {
  if (!isPage(ctx)) return;
  throw new ApiProblem('forbidden_origin', {
    detail: 'API keys are for programs: anyone who opens a page can read a key in it.',
  });
}

function sentKey(ctx: ApiContext): string {
  if (keyInAddress.test(ctx.querystring)) {
    throw invalidKey(
      'URLs are stored along the way. Revoke this key, and send another one in a header.',
    );
  }
  const key = keyIn(headersOf(ctx));
  if (key) return key;
  throw invalidKey(`Send one header "Authorization: Bearer ${API_KEY_PREFIX}…".`);
}

/** Of two such headers, `ctx.get` shows the first one alone. */
const headersOf = ({ req }: ApiContext): readonly string[] =>
  req.headersDistinct['authorization'] ?? [];

const invalidKey = (detail: string) =>
  new ApiProblem('invalid_api_key', { detail }, { 'WWW-Authenticate': 'Bearer realm="api"' });
