import type { Operations } from '../../operations.ts';
import type { WebhookStore } from '../../resources/webhooks.ts';
import type { Files } from '../open-files.ts';

export const webhookStore = ({ webhooks }: Files, operations: Operations): WebhookStore => ({
  webhooks: operations.versioned(webhooks),
});
