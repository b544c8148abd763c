import { bookingBody, contactBody } from './request-bodies.ts';
import type { RouteRow, RowServer } from './route-row.ts';

const appointment = async (api: RowServer) => `/api/appointments/${await api.appointmentToken()}`;
const from = { date: '2026-11-30', time: '08:00' };

export const visitorRows: readonly RouteRow[] = [
  // Visitors and machines.
  { call: 'GET /healthz', who: 'everyone' },
  { call: 'GET /readyz', who: 'everyone' },
  // Without its token.
  { call: 'GET /metrics', who: 'everyone', status: 401 },
  { call: 'GET /api/embed', who: 'everyone' },
  {
    call: 'POST /api/contact',
    crossOrigin: true,
    callsAllowed: 20,
    who: 'everyone',
    body: () => contactBody(),
    status: 201,
  },
  {
    call: 'POST /api/calendar/book',
    crossOrigin: true,
    callsAllowed: 20,
    who: 'everyone',
    body: () => bookingBody({ time: '15:00' }),
    status: 201,
  },
  {
    call: 'GET /api/calendar/slots',
    crossOrigin: true,
    callsAllowed: 120,
    who: 'everyone',
    path: () => '/api/calendar/slots?date=2026-11-30',
    query: ['date'],
  },
  {
    call: 'GET /api/calendar/days',
    crossOrigin: true,
    callsAllowed: 120,
    who: 'everyone',
    path: () => '/api/calendar/days?from=2026-11-25&to=2026-12-05',
    query: ['from', 'to'],
  },
  {
    call: 'GET /api/calendar/next-slot',
    crossOrigin: true,
    callsAllowed: 120,
    who: 'everyone',
    path: () => '/api/calendar/next-slot',
  },
  {
    call: 'GET /api/service-area',
    crossOrigin: true,
    callsAllowed: 120,
    who: 'everyone',
    path: () => '/api/service-area?zip=75034',
    query: ['zip'],
  },
  {
    call: 'GET /api/calendar/feed/:secret.ics',
    callsAllowed: 120,
    who: 'everyone',
    path: () => '/api/calendar/feed/wrong.ics',
    status: 404,
  },
  {
    call: 'GET /api/appointments/:token',
    callsAllowed: 120,
    who: 'everyone',
    path: appointment,
  },
  {
    call: 'GET /api/appointments/:token/appointment.ics',
    callsAllowed: 120,
    who: 'everyone',
    path: async (api) => `${await appointment(api)}/appointment.ics`,
  },
  {
    call: 'GET /api/appointments/:token/days',
    callsAllowed: 120,
    who: 'everyone',
    path: async (api) => `${await appointment(api)}/days?from=2026-11-25&to=2026-12-05`,
    query: ['from', 'to'],
  },
  {
    call: 'GET /api/appointments/:token/slots',
    callsAllowed: 120,
    who: 'everyone',
    path: async (api) => `${await appointment(api)}/slots?date=2026-11-30`,
    query: ['date'],
  },
  {
    call: 'POST /api/appointments/:token/move',
    callsAllowed: 20,
    who: 'ownPage',
    path: async (api) => `${await appointment(api)}/move`,
    body: () => ({ from, to: { date: '2026-12-01', time: '15:00' } }),
  },
  {
    call: 'POST /api/appointments/:token/cancel',
    callsAllowed: 20,
    who: 'ownPage',
    path: async (api) => `${await appointment(api)}/cancel`,
    body: () => ({ from, reason: 'The deal fell through.' }),
  },
  {
    call: 'POST /api/maintenance/tips',
    crossOrigin: true,
    callsAllowed: 20,
    who: 'everyone',
    body: () => ({
      homeAge: '16-30',
      homeType: 'Single Family',
      season: 'Fall',
      location: 'Dallas-Fort Worth, TX',
      concerns: ['Roof/Gutters'],
      priority: 'Preventive',
    }),
  },
  { call: 'GET /api/reviews', crossOrigin: true, callsAllowed: 120, who: 'everyone' },
  { call: 'GET /api/promotions', crossOrigin: true, callsAllowed: 120, who: 'everyone' },
  { call: 'GET /api/privacy', callsAllowed: 120, who: 'everyone' },
  { call: 'GET /api/blog/popular', callsAllowed: 120, who: 'everyone' },
  { call: 'GET /api/blog/categories', callsAllowed: 120, who: 'everyone' },
  {
    call: 'GET /api/blog/posts',
    callsAllowed: 120,
    who: 'everyone',
    path: () => '/api/blog/posts?published=true',
    query: ['category', 'search'],
  },
  {
    call: 'GET /api/blog/posts/:slug',
    callsAllowed: 120,
    who: 'everyone',
    path: () => '/api/blog/posts/hail-and-your-roof',
  },

  // Signing in.
  { call: 'GET /api/session', who: 'everyone' },
  {
    call: 'POST /api/session',
    callsAllowed: 5,
    who: 'ownPage',
    throttled: true,
    body: (api) => ({ password: api.password }),
  },
  { call: 'DELETE /api/session', who: 'ownPage', status: 204 },
  {
    call: 'POST /api/owner',
    callsAllowed: 5,
    who: 'ownPage',
    throttled: true,
    body: () => ({ setupToken: 'used up', password: 'bluebonnets by the road' }),
    status: 403,
  },
];
