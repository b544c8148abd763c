import * as z from 'zod/mini';
import type { PresentedApiKey } from '#domain/api-keys/api-key.schema.ts';
import type { StoredWebhook } from '#domain/webhooks/webhook.schema.ts';

/** Something that reads clients' data from now on: a program with an API key, or an address that gets events. */
export interface Connection {
  kind: 'api_key' | 'webhook';
  id: string;
  /** The owner's name for the program. */
  name: string;
  /** Since when; an ISO 8601 instant. */
  at: string;
  /** Where the events go. */
  host?: string | undefined;
  /** The key that subscribed it, which is what ends it for good. */
  apiKey?: { id: string; name: string } | undefined;
}

export const connectionOfKey = ({
  id,
  name,
  createdAt,
}: Pick<PresentedApiKey, 'id' | 'name' | 'createdAt'>): Connection => ({
  kind: 'api_key',
  id,
  name,
  at: createdAt,
});

export const connectionOfWebhook = ({
  id,
  description,
  createdAt,
  urlSince = createdAt,
  url,
  apiKey,
}: StoredWebhook): Connection => ({
  kind: 'webhook',
  id,
  name: description,
  at: urlSince,
  host: new URL(url).host,
  ...(apiKey && { apiKey }),
});

/** Those that the owner has not confirmed, oldest first. `seenAt`: until when all are; undefined before the first time. */
export const newConnections = (
  connections: readonly Connection[],
  seenAt: string | undefined,
): Connection[] =>
  connections
    .filter(({ at }) => seenAt === undefined || Date.parse(at) > Date.parse(seenAt))
    .toSorted((one, other) => Date.parse(one.at) - Date.parse(other.at));

/** What happened, as a sentence for the owner. */
export function connectionText({ kind, name, host, apiKey }: Connection): string {
  if (kind === 'api_key') return `An API key was created: “${name}”.`;
  const by = apiKey ? `, by the API key “${apiKey.name}”` : '';
  return `“${name}” (${host}) gets events from now on${by}.`;
}

/** The path of the admin that asks whether to end it: the key, if one subscribed it, because it can subscribe again. */
export const endPath = ({ id, apiKey }: Connection): string =>
  `/connections?end=${encodeURIComponent(apiKey?.id ?? id)}`;

/** The body of `PUT /api/connections/seen`. */
export const connectionsSeenSchema = z.object({
  /** `at` of the newest connection that the owner confirms. */
  until: z.iso.datetime('Say until when, as an instant'),
});
