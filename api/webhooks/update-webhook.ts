import type { Store } from '#api/store/store.ts';
import type { StoredWebhook } from '#domain/webhooks/webhook.schema.ts';

/**
 * Stores the result of `change` for an endpoint, even if somebody else changes it concurrently. A
 * missing endpoint, or one that `change` returns unchanged, is left alone.
 */
export async function updateWebhook(
  { webhooks }: Pick<Store, 'webhooks'>,
  id: string,
  change: (webhook: StoredWebhook) => StoredWebhook,
): Promise<void> {
  for (;;) {
    const current = await webhooks.find(id);
    const next = current && change(current);
    if (!next || next === current) return;
    const { outcome } = await webhooks.replace(next);
    if (outcome !== 'outdated') return;
  }
}
