import { codeAt } from '#api/second-factor/testing/code-at.ts';
import { NOW } from './api-test.ts';
import { bookingBody, pushSubscriptionBody } from './request-bodies.ts';
import type { RouteRow, RowServer } from './route-row.ts';

const listQuery = ['search', 'cursor', 'limit'];
const bookingId = (api: RowServer) => api.firstId('bookings');
const requestId = (api: RowServer) => api.firstId('contact-requests');
const busyCalendarId = (api: RowServer) => api.firstId('busy-calendars');
const busyCalendar = { name: 'Family', address: 'https://calendar.invalid/family.ics' };
const revision = { revision: 1 };
const secret = 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP';
const endHold = { heldAt: '2026-11-25T15:00:00.000Z' };

/** The account, leads, bookings, and when the inspector can be booked. */
export const ownerRows: readonly RouteRow[] = [
  // The owner's account.
  {
    call: 'PUT /api/owner/password',
    callsAllowed: 5,
    who: 'owner',
    throttled: true,
    body: (api) => ({ current: api.password, password: 'bluebonnets by the road' }),
  },
  { call: 'GET /api/second-factor', who: 'owner' },
  { call: 'POST /api/second-factor/secret', who: 'owner' },
  {
    call: 'POST /api/second-factor',
    callsAllowed: 5,
    who: 'owner',
    throttled: true,
    body: (api) => ({ password: api.password, secret, code: codeAt(secret, NOW) }),
    status: 201,
  },
  // It is off.
  {
    call: 'POST /api/second-factor/recovery-codes',
    callsAllowed: 5,
    who: 'owner',
    throttled: true,
    body: (api) => ({ password: api.password, code: '123456' }),
    status: 409,
  },
  {
    call: 'POST /api/second-factor/turn-off',
    callsAllowed: 5,
    who: 'owner',
    throttled: true,
    body: (api) => ({ password: api.password, code: '123456' }),
    status: 409,
  },
  { call: 'GET /api/sessions', who: 'owner' },
  {
    call: 'DELETE /api/sessions',
    who: 'owner',
    query: ['keepCalendarFeed', 'keepApiKeys', 'keepWebhooks'],
  },
  {
    call: 'DELETE /api/sessions/:id',
    who: 'owner',
    path: async (api) => `/api/sessions/${await api.firstId('sessions')}`,
    status: 204,
  },
  {
    call: 'POST /api/api-keys',
    callsAllowed: 5,
    who: 'owner',
    throttled: true,
    body: (api) => ({ name: 'A script', scopes: ['read'], password: api.password }),
    status: 201,
  },
  { call: 'GET /api/api-keys', who: 'owner' },
  {
    call: 'DELETE /api/api-keys/:id',
    who: 'owner',
    path: async (api) => `/api/api-keys/${await api.firstId('api-keys')}`,
    status: 204,
  },
  {
    call: 'POST /api/backup',
    callsAllowed: 5,
    who: 'owner',
    key: 'backup',
    throttled: true,
    body: (api) => ({ password: api.password }),
  },

  // Leads and bookings.
  { call: 'GET /api/dashboard', who: 'owner', key: 'read' },
  { call: 'GET /api/health', who: 'owner' },
  {
    call: 'GET /api/contact-requests',
    who: 'owner',
    key: 'read',
    query: [...listQuery, 'status', 'folder', 'day'],
  },
  { call: 'GET /api/contact-requests/waiting', who: 'owner', key: 'read' },
  { call: 'GET /api/contact-requests.csv', who: 'owner', query: ['search', 'status'] },
  {
    call: 'GET /api/contact-requests/:id',
    who: 'owner',
    key: 'read',
    path: async (api) => `/api/contact-requests/${await requestId(api)}`,
  },
  {
    call: 'PATCH /api/contact-requests/:id',
    who: 'owner',
    path: async (api) => `/api/contact-requests/${await requestId(api)}`,
    body: () => ({ ...revision, status: 'contacted', note: 'Called back.' }),
  },
  {
    call: 'POST /api/contact-requests/selection',
    who: 'owner',
    body: async (api) => ({
      action: 'delete',
      records: [{ id: await requestId(api), ...revision }],
    }),
  },
  {
    call: 'GET /api/bookings',
    who: 'owner',
    key: 'read',
    query: [...listQuery, 'folder', 'day', 'sort', 'from', 'to'],
  },
  {
    call: 'PUT /api/bookings/seen',
    who: 'owner',
    status: 204,
    body: () => ({ until: '2026-11-25T15:00:00.000Z' }),
  },
  { call: 'GET /api/connections/new', who: 'owner' },
  {
    call: 'PUT /api/connections/seen',
    who: 'owner',
    status: 204,
    body: () => ({ until: '2026-11-25T15:00:00.000Z' }),
  },
  { call: 'GET /api/bookings/online', who: 'owner' },
  {
    call: 'PUT /api/bookings/online/reviewed',
    who: 'owner',
    status: 204,
    body: () => ({ until: '2026-11-25T15:00:00.000Z' }),
  },
  { call: 'GET /api/bookings/bursts', who: 'owner' },
  {
    call: 'GET /api/bookings/days',
    who: 'owner',
    key: 'read',
    path: () => '/api/bookings/days?from=2026-11-25&to=2026-12-05',
    query: ['from', 'to', 'minutes', 'squareFootage', 'inspectionType', 'zip', 'except'],
  },
  {
    call: 'POST /api/bookings/selection',
    who: 'owner',
    body: async (api) => ({
      action: 'cancel',
      records: [{ id: await bookingId(api), ...revision }],
    }),
  },
  {
    call: 'GET /api/bookings/:id',
    who: 'owner',
    key: 'read',
    path: async (api) => `/api/bookings/${await bookingId(api)}`,
  },
  {
    call: 'POST /api/bookings',
    who: 'owner',
    key: 'book',
    body: () => ({ ...bookingBody({ time: '11:30' }), anyway: true }),
    status: 201,
  },
  {
    call: 'PATCH /api/bookings/:id',
    who: 'owner',
    key: 'book',
    path: async (api) => `/api/bookings/${await bookingId(api)}`,
    body: () => ({ ...revision, action: 'cancel', note: 'Called off.' }),
  },
  {
    call: 'POST /api/bookings/:id/link',
    who: 'owner',
    path: async (api) => `/api/bookings/${await bookingId(api)}/link`,
    status: 201,
  },
  {
    call: 'POST /api/bookings/:id/move',
    who: 'owner',
    key: 'book',
    path: async (api) => `/api/bookings/${await bookingId(api)}/move`,
    body: () => ({ ...revision, date: '2026-12-01', time: '08:00', anyway: false }),
  },
  {
    call: 'POST /api/bookings/:id/reopen',
    who: 'owner',
    path: async (api) => `/api/bookings/${await bookingId(api)}/reopen`,
    body: () => ({ ...revision, anyway: false }),
    // It is confirmed.
    status: 422,
  },
  {
    call: 'PUT /api/bookings/:id/details',
    who: 'owner',
    path: async (api) => `/api/bookings/${await bookingId(api)}/details`,
    body: () => {
      const { date: _date, time: _time, ...details } = bookingBody({ name: 'Grace H.', email: '' });
      return { ...revision, ...details };
    },
  },

  // When the inspector can be booked, and the calendar of the owner's phone.
  { call: 'GET /api/availability', who: 'owner' },
  {
    call: 'PUT /api/availability',
    who: 'owner',
    body: async (api) => ({ ...(await api.read('availability')), confirmed: [] }),
  },
  { call: 'GET /api/booking-limits', who: 'owner' },
  {
    call: 'PUT /api/booking-limits',
    who: 'owner',
    body: async (api) => ({ ...(await api.read('booking-limits')) }),
  },
  { call: 'GET /api/messages', who: 'owner', query: ['cursor', 'limit'] },
  { call: 'GET /api/messages/planned', who: 'owner', query: ['limit'] },
  { call: 'GET /api/messages/settings', who: 'owner' },
  {
    call: 'PUT /api/messages/settings',
    who: 'owner',
    body: async (api) => ({ ...(await api.read('messages/settings')), off: ['reminder'] }),
  },
  {
    call: 'PUT /api/messages/templates/:kind',
    who: 'owner',
    path: () => '/api/messages/templates/booking_confirmed',
    body: async (api) => ({
      revision: (await api.read('messages/settings'))['revision'],
      subject: 'See you on {{date}}',
      text: 'We come at {{time}}.',
    }),
  },
  {
    call: 'POST /api/messages/preview',
    who: 'owner',
    body: () => ({ kind: 'reminder', subject: 'Tomorrow', text: 'See you at {{time}}.' }),
  },
  { call: 'GET /api/messages/samples', who: 'owner' },
  {
    call: 'GET /api/messages/samples/:kind/html',
    who: 'owner',
    path: () => '/api/messages/samples/reminder/html',
  },
  {
    call: 'GET /api/messages/planned/:id/html',
    who: 'owner',
    path: async (api) =>
      `/api/messages/planned/${await api.firstId('messages/planned?limit=1')}/html`,
  },
  { call: 'POST /api/messages/test', who: 'owner' },
  { call: 'GET /api/hold', who: 'owner' },
  // Nothing is held.
  { call: 'POST /api/hold/release', who: 'owner', body: () => endHold, status: 404 },
  { call: 'POST /api/hold/drop', who: 'owner', body: () => endHold, status: 404 },
  { call: 'GET /api/push', who: 'owner' },
  {
    call: 'PUT /api/push/subscription',
    who: 'owner',
    body: () => pushSubscriptionBody(),
    status: 204,
  },
  { call: 'DELETE /api/push/subscription', who: 'owner', status: 204 },
  // Without a subscription.
  { call: 'POST /api/push/test', who: 'owner', status: 404 },
  { call: 'GET /api/calendar-feed', who: 'owner' },
  { call: 'POST /api/calendar-feed', who: 'owner', status: 201 },
  { call: 'DELETE /api/calendar-feed', who: 'owner', status: 204 },

  // Personal data of nobody, because the other rows need their records.
  {
    call: 'POST /api/privacy/search',
    who: 'owner',
    body: () => ({ person: 'nobody@example.com' }),
  },
  {
    call: 'POST /api/privacy/export',
    who: 'owner',
    body: () => ({ person: 'nobody@example.com' }),
  },
  {
    call: 'POST /api/privacy/erase',
    who: 'owner',
    body: () => ({ person: 'nobody@example.com', reviews: [] }),
  },
  { call: 'GET /api/privacy/retention', who: 'owner' },
  {
    call: 'PUT /api/privacy/retention',
    who: 'owner',
    body: async (api) => ({
      revision: (await api.read('privacy/retention'))['revision'],
      months: 36,
    }),
  },

  // The calendars whose events close times.
  { call: 'GET /api/busy-calendars', who: 'owner' },
  { call: 'POST /api/busy-calendars', who: 'owner', body: () => busyCalendar, status: 201 },
  {
    call: 'PUT /api/busy-calendars/:id',
    who: 'owner',
    path: async (api) => `/api/busy-calendars/${await busyCalendarId(api)}`,
    body: () => ({ ...revision, name: 'Mobile' }),
  },
  {
    call: 'DELETE /api/busy-calendars/:id',
    who: 'owner',
    path: async (api) => `/api/busy-calendars/${await busyCalendarId(api)}`,
    query: ['revision'],
    status: 204,
  },
  {
    call: 'POST /api/busy-calendars/:id/read',
    who: 'owner',
    path: async (api) => `/api/busy-calendars/${await busyCalendarId(api)}/read`,
  },
];
