import { expect, test } from 'vitest';
import { operations } from './operations.ts';

// Guards of routes follow from the operations, so that one mistaken word would open a route. These are said twice.

/** For anybody; what a path names by a token or a secret is for whoever has that. */
const everyone = [
  'GET /api/agents/:token',
  'GET /api/agents/:token/reports/:id.pdf',
  'GET /api/appointments/:token',
  'GET /api/appointments/:token/agreement',
  'GET /api/appointments/:token/agreement.pdf',
  'GET /api/appointments/:token/appointment.ics',
  'GET /api/appointments/:token/days',
  'GET /api/appointments/:token/receipt/:paymentId.pdf',
  'GET /api/appointments/:token/report.pdf',
  'GET /api/appointments/:token/slots',
  'GET /api/blog/categories',
  'GET /api/blog/popular',
  'GET /api/blog/posts',
  'GET /api/blog/posts/:post',
  'GET /api/business',
  'GET /api/calendar/days',
  'GET /api/calendar/feed/:secret.ics',
  'GET /api/calendar/next-slot',
  'GET /api/calendar/slots',
  'GET /api/docs',
  'GET /api/docs.css',
  'GET /api/embed',
  'GET /api/openapi.json',
  'GET /api/privacy',
  'GET /api/promotions',
  'GET /api/reports/:token',
  'GET /api/reports/:token/report.pdf',
  'GET /api/reviews',
  'GET /api/service-area',
  'GET /api/session',
  'GET /healthz',
  'GET /readyz',
  'POST /api/appointments/:token/agreement',
  'POST /api/calendar/book',
  'POST /api/contact',
  'POST /api/maintenance/tips',
  'POST /api/mcp',
  'POST /api/quote',
  'POST /api/stripe/webhook',
];

/** For anybody, from our own pages alone. */
const ownPage = [
  'DELETE /api/session',
  'POST /api/agents/link',
  'POST /api/appointments/:token/agent',
  'POST /api/appointments/:token/cancel',
  'POST /api/appointments/:token/checkout',
  'POST /api/appointments/:token/checkout/return',
  'POST /api/appointments/:token/confirm',
  'POST /api/appointments/:token/move',
  'POST /api/owner',
  'POST /api/owner/reset',
  'POST /api/owner/reset-link',
  'POST /api/session',
  'PUT /api/agents/:token/mails',
];

test.each([
  ['everyone', everyone],
  ['ownPage', ownPage],
])('the calls of %s are these, and all others want a session or a key', (who, calls) => {
  const documented = operations.filter((operation) => operation.who === who);
  expect(documented.map(({ call }) => call).toSorted()).toEqual(calls.toSorted());
});
