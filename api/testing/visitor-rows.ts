import { bookingBody, contactBody } from './bodies.ts';
import type { RouteRow } from './route-row.ts';

export const visitorRows: readonly RouteRow[] = [
  // What visitors and machines call.
  { call: 'GET /healthz', who: 'everyone' },
  { call: 'GET /readyz', who: 'everyone' },
  // Without its token; what it answers to the right one stands in its own test.
  { call: 'GET /metrics', who: 'everyone', status: 401 },
  { call: 'GET /api/embed', who: 'everyone' },
  { call: 'POST /api/contact', who: 'everyone', body: () => contactBody(), status: 201 },
  {
    call: 'POST /api/calendar/book',
    who: 'everyone',
    body: () => bookingBody({ time: '15:00' }),
    status: 201,
  },
  {
    call: 'GET /api/calendar/slots',
    who: 'everyone',
    path: () => '/api/calendar/slots?date=2026-11-30',
    query: ['date'],
  },
  {
    call: 'GET /api/calendar/days',
    who: 'everyone',
    path: () => '/api/calendar/days?from=2026-11-25&to=2026-12-05',
    query: ['from', 'to'],
  },
  {
    call: 'GET /api/calendar/feed/:secret.ics',
    who: 'everyone',
    path: () => '/api/calendar/feed/wrong.ics',
    status: 404,
  },
  {
    call: 'POST /api/maintenance/tips',
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
  { call: 'GET /api/reviews', who: 'everyone' },
  { call: 'GET /api/promotions', who: 'everyone' },
  { call: 'GET /api/blog/popular', who: 'everyone' },
  { call: 'GET /api/blog/categories', who: 'everyone' },
  {
    call: 'GET /api/blog/posts',
    who: 'everyone',
    path: () => '/api/blog/posts?published=true',
    query: ['category', 'search'],
  },
  {
    call: 'GET /api/blog/posts/:slug',
    who: 'everyone',
    path: () => '/api/blog/posts/hail-and-your-roof',
  },

  // The way in.
  { call: 'GET /api/session', who: 'everyone' },
  {
    call: 'POST /api/session',
    who: 'ownPage',
    throttled: true,
    body: (api) => ({ password: api.password }),
  },
  { call: 'DELETE /api/session', who: 'ownPage', status: 204 },
  {
    call: 'POST /api/owner',
    who: 'ownPage',
    throttled: true,
    body: () => ({ setupToken: 'used up', password: 'bluebonnets by the road' }),
    status: 403,
  },
];
