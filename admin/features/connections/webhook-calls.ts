import type { Values } from '#admin/forms/drafts.ts';
import { send } from '#client/send.ts';
import { webhookEventTypes } from '#domain/events/lead-event.ts';
import type { ShownWebhook } from '#domain/webhooks/webhook.schema.ts';

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
  partner: partner || undefined,
  password: password || undefined,
  types: webhookEventTypes.filter((type) => texts[type] === 'on'),
});

/** The server shows the secret only in this response. */
export const addWebhook = (values: Values) =>
  send('POST /api/webhooks', { json: detailsOf(values) });

export const changeWebhook = (
  { id, paused }: ShownWebhook,
  values: Values,
  revision: number | undefined,
) =>
  send('PUT /api/webhooks/:id', {
    params: { id },
    json: { ...detailsOf(values), paused: paused !== undefined, revision },
  });

export const pauseWebhook = (
  { id, url, description, types, partner, revision }: ShownWebhook,
  paused: boolean,
) =>
  send('PUT /api/webhooks/:id', {
    params: { id },
    json: { url, description, types, partner, paused, revision, password: undefined },
  });

/** The server shows the secret only in this response. */
export const rotateSecret = ({ id, revision }: ShownWebhook, password: string) =>
  send('POST /api/webhooks/:id/secret', {
    params: { id },
    json: { revision, password },
  });

export const removeWebhook = ({ id, revision }: ShownWebhook) =>
  send('DELETE /api/webhooks/:id', { params: { id }, query: { revision } });
