import * as z from 'zod/mini';
import type { Operation } from '#api/openapi/operation.ts';

const feedSchema = z.strictObject({ createdAt: z.iso.datetime() });

export const calendarFeedOperations = [
  {
    call: 'GET /api/calendar-feed',
    id: 'getCalendarFeed',
    tag: 'Account',
    summary: 'Whether the owner’s phone can subscribe to the bookings',
    who: 'owner',
    answers: { 200: z.strictObject({ feed: z.nullable(feedSchema) }) },
  },
  {
    call: 'POST /api/calendar-feed',
    id: 'createCalendarFeed',
    tag: 'Account',
    summary: 'Create the calendar’s address, or replace it',
    description: 'Only this answer contains the address; the old one stops working.',
    who: 'owner',
    answers: { 201: z.strictObject({ feed: feedSchema, url: z.url() }) },
  },
  {
    call: 'DELETE /api/calendar-feed',
    id: 'revokeCalendarFeed',
    tag: 'Account',
    summary: 'Revoke the address of the calendar',
    who: 'owner',
    answers: { 204: null },
  },
  {
    call: 'GET /api/calendar/feed/:secret.ics',
    id: 'readCalendarFeed',
    tag: 'Account',
    summary: 'The bookings as a calendar, for whoever has its address',
    who: 'everyone',
    limit: 'slots',
    answers: { 200: { mediaType: 'text/calendar' } },
  },
] as const satisfies readonly Operation[];
