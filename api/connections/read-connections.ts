import type { Store } from '#api/store/store.ts';
import {
  type Connection,
  connectionOfKey,
  connectionOfWebhook,
  newConnections,
} from '#domain/connections/new-connections.ts';

/** API keys and webhooks that the owner has not confirmed yet. */
export async function readNewConnections(
  store: Pick<Store, 'listApiKeys' | 'webhooks' | 'connectionsSeenAt'>,
): Promise<Connection[]> {
  const [keys, webhooks, seenAt] = await Promise.all([
    store.listApiKeys(),
    store.webhooks.all(),
    store.connectionsSeenAt(),
  ]);
  return newConnections(
    [...keys.map(connectionOfKey), ...webhooks.map(connectionOfWebhook)],
    seenAt,
  );
}
