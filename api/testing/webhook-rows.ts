import { webhookBody } from './request-bodies.ts';
import type { RouteRow, RowServer } from './route-row.ts';

const webhookPath = async (api: RowServer) => `/api/webhooks/${await api.firstId('webhooks')}`;
const revision = { revision: 1 };

/** The endpoints of the owner's other systems. */
export const webhookRows: readonly RouteRow[] = [
  { call: 'GET /api/webhooks', who: 'owner' },
  {
    call: 'POST /api/webhooks',
    who: 'owner',
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
    body: () => ({ ...webhookBody, ...revision, paused: true }),
  },
  {
    call: 'DELETE /api/webhooks/:id',
    who: 'owner',
    path: webhookPath,
    query: ['revision'],
    status: 204,
  },
  {
    call: 'POST /api/webhooks/:id/secret',
    who: 'owner',
    path: async (api) => `${await webhookPath(api)}/secret`,
    body: (api) => ({ ...revision, password: api.password }),
    callsAllowed: 5,
    throttled: true,
  },
  {
    call: 'POST /api/webhooks/:id/test',
    who: 'owner',
    path: async (api) => `${await webhookPath(api)}/test`,
  },
  {
    call: 'GET /api/webhooks/:id/deliveries',
    who: 'owner',
    path: async (api) => `${await webhookPath(api)}/deliveries`,
  },
];
