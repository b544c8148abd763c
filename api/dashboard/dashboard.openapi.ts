import * as z from 'zod/mini';
import { bookingResponseSchema } from '#api/bookings/booking-response.schema.ts';
import { contactRequestResponseSchema } from '#api/contact-requests/contact-request-response.schema.ts';
import type { Operation } from '#api/openapi/operation.ts';
import type { Dashboard } from '#domain/dashboard/dashboard.ts';
import type { Whole } from '#domain/records/every-field.ts';
import { calendarDateSchema } from '#domain/schedule/calendar-date.schema.ts';

const figures = { requests: z.int(), bookings: z.int() };

const dashboardSchema = z
  .strictObject({
    sampleContent: z.boolean(),
    totals: z.strictObject({ requests: z.int(), posts: z.int(), reads: z.int() }),
    newRequests: z.int(),
    newBookings: z.int(),
    requestsThisMonth: z.int(),
    requestTrend: z.nullable(z.int()),
    bookingsAhead: z.int(),
    medianFirstResponse: z.nullable(z.number()),
    responseRate: z.nullable(z.int()),
    weeks: z.array(z.strictObject({ from: calendarDateSchema, ...figures })),
    sources: z.array(
      z.strictObject({
        kind: z.enum(['partner', 'campaign', 'site', 'others']),
        name: z.exactOptional(z.string()),
        ...figures,
      }),
    ),
    partners: z.array(z.strictObject({ partner: z.string(), ...figures })),
    recent: z.array(
      z.pick(contactRequestResponseSchema, {
        id: true,
        createdAt: true,
        firstName: true,
        lastName: true,
        phone: true,
        inspectionType: true,
        status: true,
      }),
    ),
    recentBookings: z.array(
      z.pick(bookingResponseSchema, {
        id: true,
        createdAt: true,
        name: true,
        date: true,
        time: true,
        status: true,
        confirmBy: true,
      }),
    ),
  })
  .register(z.globalRegistry, {
    id: 'Dashboard',
    description:
      'Weeks, sources, partners, `medianFirstResponse` (minutes; null without an answered request) and ' +
      '`responseRate` (percent; null without a request) cover the last eight weeks. `requestTrend` is the ' +
      'change in percent against the 30 days before the last 30; null without a request then. With ' +
      '`sampleContent` the admin shows example figures beside these.',
  }) satisfies Whole<Dashboard>;

export const dashboardOperations = [
  {
    call: 'GET /api/dashboard',
    id: 'getDashboard',
    tag: 'Bookings',
    summary: 'Figures about requests and bookings, and the newest ones',
    who: 'owner',
    scope: 'read',
    answers: { 200: dashboardSchema },
  },
] as const satisfies readonly Operation[];
