import * as z from 'zod/mini';
import type { Operation } from '#api/openapi/operation.ts';
import { pageResponseSchema } from '#api/openapi/page.schema.ts';
import { selectionResponseSchema } from '#api/openapi/selection.schema.ts';
import type { WaitingRequests } from '#api/store/resources/contact-requests.ts';
import { requestChangeSchema } from '#domain/inspection-request/request-change.schema.ts';
import { requestSelectionSchema } from '#domain/leads/selection.schema.ts';
import type { Whole } from '#domain/records/every-field.ts';
import { contactRequestResponseSchema } from './contact-request-response.schema.ts';
import { requestExportSchema, requestQuerySchema } from './request-query.schema.ts';

const waitingSchema = z.strictObject({
  data: z.array(contactRequestResponseSchema),
  total: z.int(),
}) satisfies Whole<WaitingRequests>;

export const contactRequestsOperations = [
  {
    call: 'GET /api/contact-requests',
    id: 'listContactRequests',
    tag: 'Bookings',
    summary: 'The inspection requests, newest first',
    who: 'owner',
    scope: 'read',
    query: requestQuerySchema,
    answers: { 200: pageResponseSchema(contactRequestResponseSchema) },
  },
  {
    call: 'GET /api/contact-requests/waiting',
    id: 'listWaitingRequests',
    tag: 'Bookings',
    summary: 'The requests that wait for an answer, the longest first',
    description: 'At most 50 of them; `total` counts all.',
    who: 'owner',
    scope: 'read',
    answers: { 200: waitingSchema },
  },
  {
    call: 'GET /api/contact-requests.csv',
    id: 'exportContactRequests',
    tag: 'Bookings',
    summary: 'The inspection requests as a table',
    who: 'owner',
    query: requestExportSchema,
    answers: { 200: { mediaType: 'text/csv' } },
    problems: ['rate_limited'],
  },
  {
    call: 'GET /api/contact-requests/:id',
    id: 'getContactRequest',
    tag: 'Bookings',
    summary: 'An inspection request',
    who: 'owner',
    scope: 'read',
    answers: { 200: contactRequestResponseSchema },
  },
  {
    call: 'POST /api/contact-requests/selection',
    id: 'changeContactRequests',
    tag: 'Bookings',
    summary: 'Delete or restore many requests, or mark them as spam or not spam',
    description: 'What cannot be changed does not stop the others.',
    who: 'owner',
    body: requestSelectionSchema,
    answers: { 200: selectionResponseSchema(contactRequestResponseSchema) },
  },
  {
    call: 'PATCH /api/contact-requests/:id',
    id: 'changeContactRequest',
    tag: 'Bookings',
    summary: 'Set a request’s status, note or callback',
    who: 'owner',
    body: requestChangeSchema,
    answers: { 200: contactRequestResponseSchema },
  },
] as const satisfies readonly Operation[];
