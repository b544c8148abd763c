import type { Store } from '#api/store/store.ts';
import type { StoredWebhook } from '#domain/webhooks/webhook.schema.ts';

/**
 * Removes the endpoints whose API key was revoked, so that no program that lost its access gets events. Resolves to the
 * other endpoints. Called again and again, so that neither a crash nor a call that was under way leaves one.
 */
export async function endWebhooksOfRevokedKeys(
  store: Pick<Store, 'webhooks' | 'listApiKeys'>,
): Promise<readonly StoredWebhook[]> {
  const webhooks = await store.webhooks.all();
  if (!webhooks.some(({ apiKey }) => apiKey)) return webhooks;
  // Read after the endpoints: a key that is missing now was there when its endpoint was added.
  const keys = new Set((await store.listApiKeys()).map(({ id }) => id));
  const isRevoked = ({ apiKey }: StoredWebhook) => apiKey !== undefined && !keys.has(apiKey.id);
  for (const revoked of webhooks.filter(isRevoked)) await removeCurrent(store, revoked);
  return webhooks.filter((webhook) => !isRevoked(webhook));
}

/** Removes an endpoint, whatever version of it is stored meanwhile. */
async function removeCurrent(
  { webhooks }: Pick<Store, 'webhooks'>,
  webhook: StoredWebhook,
): Promise<void> {
  let outcome = await webhooks.remove(webhook);
  while (outcome.outcome === 'outdated') outcome = await webhooks.remove(outcome.current);
}
