import * as z from 'zod/mini';
import { jobResponseSchema } from '#api/jobs/job-response.schema.ts';
import type { Operation } from '#api/openapi/operation.ts';
import { calendarDateSchema } from '#domain/schedule/calendar-date.schema.ts';

const file = { mediaType: 'application/pdf' };

/** Whole, a part of it, or none outside of it. */
export const reportAnswers = { 200: file, 206: file, 416: null };

const agentReportResponseSchema = z
  .strictObject({
    street: z.string(),
    date: calendarDateSchema,
    bytes: z.int(),
    at: z.iso.datetime(),
    video: z.optional(z.string()),
  })
  .register(z.globalRegistry, { id: 'AgentReport' });

export const reportsOperations = [
  {
    call: 'POST /api/bookings/:id/report',
    id: 'uploadReport',
    tag: 'Jobs',
    summary: 'Upload the report, a PDF of up to 50 MB',
    description:
      'The header `X-File-Name`, percent-encoded, is its name on download. A new version keeps the earlier ones.',
    who: 'owner',
    body: { mediaTypes: ['application/pdf'] },
    idempotent: true,
    answers: { 201: jobResponseSchema },
    problems: ['too_many_entries'],
  },
  {
    call: 'GET /api/bookings/:id/report/:version.pdf',
    id: 'getReportVersion',
    tag: 'Jobs',
    summary: 'A version of the report',
    who: 'owner',
    answers: reportAnswers,
    problems: ['rate_limited'],
  },
  {
    call: 'DELETE /api/bookings/:id/report/:version',
    id: 'undoReport',
    tag: 'Jobs',
    summary: 'Take back a version of the report that nobody could read yet',
    description:
      'Client and agent get a report ten minutes after it was uploaded, or released by hand. Earlier versions stay readable, ' +
      'and nobody is told. The owner keeps the file.',
    who: 'owner',
    answers: { 200: jobResponseSchema },
    problems: ['report_readable'],
  },
  {
    call: 'POST /api/bookings/:id/report/withdraw',
    id: 'withdrawReport',
    tag: 'Jobs',
    summary: 'Withdraw all versions of the report',
    description:
      'Client and agent can read none of them any more, and the client is told by email if they could. The owner keeps the ' +
      'files. Another report waits for signature and payment, as the first one did.',
    who: 'owner',
    answers: { 200: jobResponseSchema },
    problems: ['report_missing'],
  },
  {
    call: 'GET /api/reports/:token',
    id: 'getAgentReport',
    tag: 'Appointments',
    summary: 'The report that a client shares with their agent',
    description: '`token` is the last part of the link in the agent’s email.',
    who: 'everyone',
    limit: 'slots',
    answers: { 200: agentReportResponseSchema },
  },
  {
    call: 'GET /api/reports/:token/report.pdf',
    id: 'getAgentReportFile',
    tag: 'Appointments',
    summary: 'The same as a file; also by HEAD, and in parts by `Range`',
    who: 'everyone',
    limit: 'slots',
    answers: reportAnswers,
  },
] as const satisfies readonly Operation[];
