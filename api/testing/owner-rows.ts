import { bookingBody } from './bodies.ts';
import type { RouteRow, RowServer } from './route-row.ts';

const listQuery = ['search', 'cursor', 'limit'];
const bookingId = (api: RowServer) => api.firstId('bookings');
const requestId = (api: RowServer) => api.firstId('contact-requests');
const revision = { revision: 1 };

/** The account, leads, bookings, and when the inspector can be booked. */
export const ownerRows: readonly RouteRow[] = [
  // The owner's account.
  {
    call: 'PUT /api/owner/password',
    who: 'owner',
    throttled: true,
    body: (api) => ({ current: api.password, password: 'bluebonnets by the road' }),
    status: 204,
  },
  { call: 'GET /api/sessions', who: 'owner' },
  { call: 'DELETE /api/sessions', who: 'owner', status: 204 },
  {
    call: 'DELETE /api/sessions/:id',
    who: 'owner',
    path: async (api) => `/api/sessions/${await api.firstId('sessions')}`,
    status: 204,
  },
  {
    call: 'POST /api/backup',
    who: 'owner',
    throttled: true,
    body: (api) => ({ password: api.password }),
  },

  // Leads and bookings.
  { call: 'GET /api/dashboard', who: 'owner' },
  { call: 'GET /api/contact-requests', who: 'owner', query: [...listQuery, 'status'] },
  { call: 'GET /api/contact-requests.csv', who: 'owner', query: ['search', 'status'] },
  {
    call: 'GET /api/contact-requests/:id',
    who: 'owner',
    path: async (api) => `/api/contact-requests/${await requestId(api)}`,
  },
  {
    call: 'PATCH /api/contact-requests/:id',
    who: 'owner',
    path: async (api) => `/api/contact-requests/${await requestId(api)}`,
    body: () => ({ ...revision, status: 'contacted', note: 'Called back.' }),
  },
  { call: 'GET /api/bookings', who: 'owner', query: [...listQuery, 'from', 'to'] },
  {
    call: 'GET /api/bookings/:id',
    who: 'owner',
    path: async (api) => `/api/bookings/${await bookingId(api)}`,
  },
  {
    call: 'POST /api/bookings',
    who: 'owner',
    body: () => ({ ...bookingBody({ time: '11:30' }), anyway: true }),
    status: 201,
  },
  {
    call: 'PATCH /api/bookings/:id',
    who: 'owner',
    path: async (api) => `/api/bookings/${await bookingId(api)}`,
    body: () => ({ ...revision, action: 'cancel', note: 'Called off.' }),
  },
  {
    call: 'POST /api/bookings/:id/move',
    who: 'owner',
    path: async (api) => `/api/bookings/${await bookingId(api)}/move`,
    body: () => ({ ...revision, date: '2026-12-01', time: '08:00', anyway: false }),
  },

  // When the inspector can be booked, and the calendar of the owner's phone.
  { call: 'GET /api/availability', who: 'owner' },
  {
    call: 'PUT /api/availability',
    who: 'owner',
    body: async (api) => ({ ...(await api.read('availability')), confirmed: [] }),
  },
  { call: 'GET /api/calendar-feed', who: 'owner' },
  { call: 'POST /api/calendar-feed', who: 'owner', status: 201 },
  { call: 'DELETE /api/calendar-feed', who: 'owner', status: 204 },
];
