import type { RouteRow } from './route-row.ts';

const record = (name: string): RouteRow[] => [
  { call: `GET /api/business/${name}`, who: 'owner' },
  {
    call: `PUT /api/business/${name}`,
    who: 'owner',
    body: (api) => api.read(`business/${name}`),
  },
];

/** The records of the business. */
export const businessRows: readonly RouteRow[] = [
  { call: 'GET /api/business', callsAllowed: 120, who: 'everyone' },
  ...record('profile'),
  ...record('brand'),
  ...record('texts'),
  { call: 'GET /api/business/price-lists', who: 'owner' },
  {
    call: 'POST /api/business/price-lists',
    who: 'owner',
    async body(api) {
      const { lists } = await api.read('business/price-lists');
      return (lists as object[])[0] as object;
    },
  },
];
