import type { ApiContext } from '#api/http/api-context.ts';
import { ApiProblem } from '#api/http/api-problem.ts';
import { apiKeyOf } from '#api/http/require-api-key.ts';
import type { Store } from '#api/store/store.ts';
import type { StoredWebhook } from '#domain/webhooks/webhook.schema.ts';

/** The endpoints that a call may see and change: those of a program's key, or all of them for the owner. */
export async function visibleWebhooks(
  ctx: Pick<ApiContext, 'state'>,
  { webhooks }: Pick<Store, 'webhooks'>,
): Promise<readonly StoredWebhook[]> {
  const apiKey = apiKeyOf(ctx);
  const all = await webhooks.all();
  return apiKey ? all.filter((webhook) => webhook.apiKey?.id === apiKey.id) : all;
}

/** The endpoint with `id`. Throws `not_found`, also for one that the call may not see. */
export async function requireWebhook(
  ctx: Pick<ApiContext, 'state'>,
  store: Pick<Store, 'webhooks'>,
  id = '',
): Promise<StoredWebhook> {
  const webhook = (await visibleWebhooks(ctx, store)).find((one) => one.id === id);
  if (!webhook) throw new ApiProblem('not_found');
  return webhook;
}
