import type { Values } from '#admin/forms/drafts.ts';
import { callApi } from '#client/call-api.ts';
import type { DeliveryOutcome, ShownDelivery } from '#domain/deliveries/delivery-record.ts';
import { webhookEventTypes } from '#domain/events/lead-event.ts';
import type { ShownWebhook, WebhookWithSecret } from '#domain/webhooks/webhook.schema.ts';

export const fetchWebhooks = () => callApi<{ data: ShownWebhook[]; total: number }>('', 'webhooks');

/** The texts of its form; a checked event is 'on'. */
export const webhookValues = ({
  url = '',
  description = '',
  partner = '',
  types = [],
}: Partial<ShownWebhook>): Values => ({
  url,
  description,
  partner,
  ...Object.fromEntries(types.map((type) => [type, 'on'])),
});

const detailsOf = ({ url, description, partner, password, ...texts }: Values) => ({
  url,
  description,
  ...(partner && { partner }),
  ...(password && { password }),
  types: webhookEventTypes.filter((type) => texts[type] === 'on'),
});

/** The server shows the secret only in this response. */
export const addWebhook = (values: Values) =>
  callApi<WebhookWithSecret>('', 'webhooks', { method: 'POST', json: detailsOf(values) });

export const changeWebhook = (
  { id, paused }: ShownWebhook,
  values: Values,
  revision: number | undefined,
) =>
  callApi<ShownWebhook>('', `webhooks/${id}`, {
    method: 'PUT',
    json: { ...detailsOf(values), paused: paused !== undefined, revision },
  });

export const pauseWebhook = (
  { id, url, description, types, partner, revision }: ShownWebhook,
  paused: boolean,
) =>
  callApi<ShownWebhook>('', `webhooks/${id}`, {
    method: 'PUT',
    json: { url, description, types, paused, revision, ...(partner && { partner }) },
  });

/** The server shows the secret only in this response. */
export const rotateSecret = ({ id, revision }: ShownWebhook, password: string) =>
  callApi<WebhookWithSecret>('', `webhooks/${id}/secret`, {
    method: 'POST',
    json: { revision, password },
  });

export const removeWebhook = ({ id, revision }: ShownWebhook) =>
  callApi<undefined>('', `webhooks/${id}`, {
    method: 'DELETE',
    searchParams: { revision: String(revision) },
  });

export const testWebhook = (id: string, type: string) =>
  callApi<Omit<DeliveryOutcome, 'at'>>('', `webhooks/${id}/test`, {
    method: 'POST',
    searchParams: { type },
  });

export const fetchDeliveries = (id: string) =>
  callApi<{ data: ShownDelivery[] }>('', `webhooks/${id}/deliveries`);

export const redeliver = (id: string, delivery: string) =>
  callApi<Omit<DeliveryOutcome, 'at'>>('', `webhooks/${id}/deliveries/${delivery}/redeliver`, {
    method: 'POST',
  });
