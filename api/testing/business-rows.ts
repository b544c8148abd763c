import type { RouteRow } from './route-row.ts';

const record = (name: string): RouteRow[] => [
  { call: `GET /api/business/${name}`, who: 'owner' },
  {
    call: `PUT /api/business/${name}`,
    who: 'owner',
    body: (api) => api.read(`business/${name}`),
    limitKb: 1024,
  },
];

/** The records of the business. */
export const businessRows: readonly RouteRow[] = [
  { call: 'GET /api/business', callsAllowed: 120, who: 'everyone' },
  ...record('profile'),
  ...record('brand'),
  ...record('texts'),
  {
    call: 'GET /api/places',
    who: 'owner',
    path: () => '/api/places?state=TX',
    query: ['state', 'cities', 'zip'],
  },
  {
    call: 'GET /api/business/history',
    who: 'owner',
    path: () => '/api/business/history?record=brand',
    query: ['record'],
  },
  {
    call: 'POST /api/business/history',
    who: 'owner',
    async body(api) {
      const { data } = await api.read('business/history?record=brand');
      const [version] = data as { record: string; revision: number }[];
      const { revision } = await api.read(`business/${version?.record}`);
      return { record: version?.record, revision: version?.revision, current: revision };
    },
  },
  {
    call: 'POST /api/business/preview',
    who: 'owner',
    limitKb: 1024,
    body: () => ({ path: '/', texts: {} }),
    // The site is not built in the tests of all routes.
    status: 404,
  },
  { call: 'GET /api/business/export', who: 'owner' },
  {
    call: 'POST /api/business/import',
    who: 'owner',
    query: ['check'],
    limitKb: 9 * 1024,
    body: (api) => api.read('business/export'),
  },
  { call: 'GET /api/setup-guide', who: 'owner' },
  {
    call: 'PUT /api/setup-guide',
    who: 'owner',
    body: async (api) => ({ revision: (await api.read('setup-guide')).revision, steps: {} }),
  },
  { call: 'DELETE /api/setup-guide/samples', who: 'owner' },
  { call: 'GET /api/business/price-lists', who: 'owner' },
  {
    call: 'POST /api/business/price-lists',
    who: 'owner',
    query: ['check'],
    async body(api) {
      const { lists } = await api.read('business/price-lists');
      return (lists as object[])[0] as object;
    },
  },
];
