import { addDays } from 'date-fns/addDays';
import { addHours } from 'date-fns/addHours';
import type { WebhookEventType } from '#domain/events/lead-event.ts';
import type {
  PauseCause,
  StoredWebhook,
  WebhookChange,
  WebhookDetails,
  WebhookKey,
} from './webhook.schema.ts';

/** Hours during which a replaced secret still signs, so that a receiver can switch over. */
const OLD_SECRET_HOURS = 24;

/** Maximum number of secrets that sign at the same time; each adds to a header. */
const MOST_SECRETS = 4;

/** Days of failures after which an endpoint is paused. */
const FAILING_DAYS = 3;

interface NewWebhook {
  id: string;
  secret: string;
  now: Date;
  /** Undefined for one of the owner's. */
  apiKey?: WebhookKey | undefined;
}

/** A new endpoint, which gets events from `now` on. */
export const newWebhook = (
  { url, description, types, partner }: WebhookDetails,
  { id, secret, now, apiKey }: NewWebhook,
): StoredWebhook => ({
  id,
  revision: 1,
  createdAt: now.toISOString(),
  url,
  description,
  since: sinceOf(types, {}, now),
  secrets: [{ secret }],
  ...(partner !== undefined && { partner }),
  ...(apiKey && { apiKey: { id: apiKey.id, name: apiKey.name } }),
});

/** `webhook` with the owner's changes. An added type starts `now`; a new URL has no failures. */
export function changedWebhook(
  { failingSince, paused, partner: _former, ...webhook }: StoredWebhook,
  { url, description, types, partner, paused: isPaused }: WebhookChange,
  now: Date,
): StoredWebhook {
  const isSameRun = url === webhook.url && isPaused === (paused !== undefined);
  return {
    ...webhook,
    url,
    ...(url !== webhook.url && { urlSince: now.toISOString() }),
    description,
    since: sinceOf(types, webhook.since, now),
    ...(partner !== undefined && { partner }),
    ...(isPaused && { paused: paused ?? { at: now.toISOString(), cause: 'owner' } }),
    ...(isSameRun && failingSince !== undefined && { failingSince }),
  };
}

const sinceOf = (
  types: readonly WebhookEventType[],
  since: StoredWebhook['since'],
  now: Date,
): StoredWebhook['since'] =>
  Object.fromEntries(types.map((type) => [type, since[type] ?? now.toISOString()]));

/** `webhook` with another secret; the previous one stays valid for 24 hours. */
export const withNewSecret = (
  webhook: StoredWebhook,
  secret: string,
  now: Date,
): StoredWebhook => ({
  ...webhook,
  secrets: [
    { secret },
    ...validSecrets(webhook, now).map((old) => ({
      secret: old.secret,
      until: old.until ?? addHours(now, OLD_SECRET_HOURS).toISOString(),
    })),
  ].slice(0, MOST_SECRETS),
});

/** The secrets that sign at `now`, newest first. */
export const validSecrets = ({ secrets }: StoredWebhook, now: Date) =>
  secrets.filter(({ until }) => until === undefined || now < new Date(until));

/** `webhook` after an attempt; the same object if nothing changed. */
export function afterAttempt(
  webhook: StoredWebhook,
  outcome: 'sent' | 'refused' | 'failed',
  now: Date,
): StoredWebhook {
  if (outcome === 'sent') {
    const { failingSince, ...recovered } = webhook;
    return failingSince === undefined ? webhook : recovered;
  }
  const failing =
    webhook.failingSince === undefined ? { ...webhook, failingSince: now.toISOString() } : webhook;
  if (webhook.paused) return failing;
  if (outcome === 'refused') return pausedWebhook(failing, 'gone', now);
  return failing;
}

/** Whether it has failed for so long that it must be paused. */
export const hasFailedForDays = ({ failingSince, paused }: StoredWebhook, now: Date): boolean =>
  !paused && failingSince !== undefined && addDays(new Date(failingSince), FAILING_DAYS) <= now;

export const pausedWebhook = (
  webhook: StoredWebhook,
  cause: PauseCause,
  now: Date,
): StoredWebhook => ({ ...webhook, paused: { at: now.toISOString(), cause } });
