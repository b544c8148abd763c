import { webhookBody } from './request-bodies.ts';
import type { RouteRow, RowServer } from './route-row.ts';

const firstWebhook = async (api: RowServer) => {
  const { data } = (await api.read('webhooks')) as { data: { id: string; revision: number }[] };
  return data[0] ?? { id: 'nothing-there', revision: 1 };
};
const webhookPath = async (api: RowServer) => `/api/webhooks/${(await firstWebhook(api)).id}`;

/** The endpoints of the owner's other systems. */
export const webhookRows: readonly RouteRow[] = [
  { call: 'GET /api/webhooks', who: 'owner', key: 'webhooks' },
  {
    call: 'POST /api/webhooks',
    who: 'owner',
    key: 'webhooks',
    body: (api) => ({
      ...webhookBody,
      url: 'https://crm.invalid/other',
      password: api.password,
    }),
    status: 201,
    callsAllowed: 5,
    throttled: true,
  },
  {
    call: 'PUT /api/webhooks/:id',
    who: 'owner',
    path: webhookPath,
    body: async (api) => {
      const { revision } = await firstWebhook(api);
      return { ...webhookBody, revision, paused: true };
    },
  },
  {
    call: 'DELETE /api/webhooks/:id',
    who: 'owner',
    key: 'webhooks',
    path: webhookPath,
    query: ['revision'],
    status: 204,
  },
  {
    call: 'POST /api/webhooks/:id/secret',
    who: 'owner',
    key: 'webhooks',
    path: async (api) => `${await webhookPath(api)}/secret`,
    body: (api) => ({ password: api.password }),
    callsAllowed: 5,
    throttled: true,
  },
  {
    call: 'POST /api/webhooks/:id/test',
    who: 'owner',
    key: 'webhooks',
    path: async (api) => `${await webhookPath(api)}/test`,
    query: ['type'],
  },
  {
    call: 'GET /api/webhooks/:id/deliveries',
    who: 'owner',
    key: 'webhooks',
    path: async (api) => `${await webhookPath(api)}/deliveries`,
  },
  {
    call: 'POST /api/webhooks/:id/deliveries/:deliveryId/redeliver',
    who: 'owner',
    key: 'webhooks',
    async path(api) {
      const { id } = await firstWebhook(api);
      const delivery = await api.firstId(`webhooks/${id}/deliveries`);
      return `/api/webhooks/${id}/deliveries/${delivery}/redeliver`;
    },
  },
  { call: 'GET /api/webhook-samples', who: 'owner', key: 'webhooks', query: ['type'] },
];
