import type { StoredWebhook } from '#domain/webhooks/webhook.schema.ts';
import type { VersionedRecords } from '../versioned-records.ts';

export interface WebhookStore {
  /** The endpoints of the owner's other systems; no two have the same address. Not in a backup. */
  readonly webhooks: VersionedRecords<StoredWebhook>;
}
