import type { Store } from '#api/store/store.ts';
import type { StoredWebhook } from '#domain/webhooks/webhook.schema.ts';

/**
 * Stores what `change` makes of an endpoint, also when somebody else changes it meanwhile. An endpoint that
 * is gone, or that `change` returns as it is, is left alone.
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
