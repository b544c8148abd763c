import type { RouteRow, RowServer } from './route-row.ts';

const agent = async (api: RowServer) => `/api/agents/${await api.agentToken()}`;
const agentPage = async (api: RowServer) =>
  `/api/bookings/${await api.firstId('bookings')}/agent-page`;

/** The page of an agent named in bookings. */
export const agentRows: readonly RouteRow[] = [
  { call: 'GET /api/agents/:token', callsAllowed: 120, who: 'everyone', path: agent },
  {
    call: 'GET /api/agents/:token/reports/:id.pdf',
    callsAllowed: 120,
    who: 'everyone',
    path: async (api) => `${await agent(api)}/reports/none.pdf`,
    status: 404,
  },
  {
    call: 'PUT /api/agents/:token/mails',
    callsAllowed: 20,
    who: 'ownPage',
    path: async (api) => `${await agent(api)}/mails`,
    body: () => ({ wanted: false }),
  },
  {
    call: 'POST /api/agents/link',
    callsAllowed: 20,
    who: 'ownPage',
    body: () => ({ email: 'agent@realty.example' }),
    status: 202,
  },
  { call: 'GET /api/bookings/:id/agent-page', who: 'owner', path: agentPage },
  { call: 'POST /api/bookings/:id/agent-page', who: 'owner', path: agentPage, status: 201 },
  { call: 'DELETE /api/bookings/:id/agent-page', who: 'owner', path: agentPage },
];
