import type { Operations } from '../../operations.ts';
import type { WebhookStore } from '../../resources/webhooks.ts';
import type { Records } from '../records.ts';

export const webhookStore = ({ webhooks }: Records, operations: Operations): WebhookStore => ({
  webhooks: operations.versioned(webhooks),
});
