import * as z from 'zod/mini';
import type { Operation } from '#api/openapi/operation.ts';
import { reportAnswers } from '#api/reports/reports.openapi.ts';
import type { AgentAccess } from '#domain/agents/agent-links.ts';
import { type AgentInspection, type AgentView, agentStates } from '#domain/agents/agent-view.ts';
import { agentLinkRequestSchema, agentMailsSchema } from '#domain/agents/agents.schema.ts';
import type { Whole } from '#domain/records/every-field.ts';
import { calendarDateSchema, timeOfDaySchema } from '#domain/schedule/calendar-date.schema.ts';

const inspectionSchema = z.strictObject({
  id: z.string(),
  date: calendarDateSchema,
  time: timeOfDaySchema,
  minutes: z.int(),
  address: z.string(),
  state: z.enum(agentStates),
  report: z.optional(z.strictObject({ bytes: z.int() })),
}) satisfies Whole<AgentInspection>;

const agentResponseSchema = z
  .strictObject({
    email: z.string(),
    name: z.optional(z.string()),
    mails: z.boolean(),
    upcoming: z.array(inspectionSchema),
    past: z.array(inspectionSchema),
    partner: z.optional(z.strictObject({ name: z.string(), slug: z.string() })),
  })
  .register(z.globalRegistry, {
    id: 'Agent',
    description:
      'The inspections that an agent may follow, by the consent of their clients: nothing of a client, and no price.',
  }) satisfies Whole<AgentView>;

export const agentPageResponseSchema = z
  .strictObject({
    isOpen: z.boolean(),
    endedAt: z.optional(z.iso.datetime()),
    mails: z.boolean(),
  })
  .register(z.globalRegistry, { id: 'AgentPage' }) satisfies Whole<AgentAccess>;

export const agentsOperations = [
  {
    call: 'GET /api/agents/:token',
    id: 'getAgent',
    tag: 'Agents',
    summary: 'The inspections of an agent’s clients',
    description: '`token` is the last part of the link in an email to the agent.',
    who: 'everyone',
    limit: 'slots',
    answers: { 200: agentResponseSchema },
  },
  {
    call: 'GET /api/agents/:token/reports/:id.pdf',
    id: 'getFollowedReport',
    tag: 'Agents',
    summary: 'The released report of one of these inspections',
    description: 'Also by HEAD, and in parts by `Range`.',
    who: 'everyone',
    limit: 'slots',
    answers: reportAnswers,
  },
  {
    call: 'PUT /api/agents/:token/mails',
    id: 'chooseAgentMails',
    tag: 'Agents',
    summary: 'Stop the emails to an agent, or begin them again',
    description: 'What was due while they were stopped is not sent later.',
    who: 'ownPage',
    limit: 'writes',
    body: agentMailsSchema,
    answers: { 200: agentResponseSchema },
  },
  {
    call: 'POST /api/agents/link',
    id: 'askForAgentLink',
    tag: 'Agents',
    summary: 'Mail an agent the link to the agent’s page',
    description:
      'The answer is the same whether or not the address is known. At most one such email is sent in 12 hours.',
    who: 'ownPage',
    limit: 'writes',
    body: agentLinkRequestSchema,
    answers: { 202: z.strictObject({}) },
  },
  {
    call: 'GET /api/bookings/:id/agent-page',
    id: 'getAgentPage',
    tag: 'Bookings',
    summary: 'Whether the agent named in a booking has a page',
    who: 'owner',
    answers: { 200: agentPageResponseSchema },
  },
  {
    call: 'POST /api/bookings/:id/agent-page',
    id: 'renewAgentPage',
    tag: 'Bookings',
    summary: 'Create a new link to the agent’s page; earlier links end',
    who: 'owner',
    answers: { 201: z.strictObject({ page: agentPageResponseSchema, agentUrl: z.url() }) },
  },
  {
    call: 'DELETE /api/bookings/:id/agent-page',
    id: 'endAgentPage',
    tag: 'Bookings',
    summary: 'End all links to the agent’s page',
    description: 'No email has a link until a new one is created. A repeat changes nothing else.',
    who: 'owner',
    answers: { 200: agentPageResponseSchema },
  },
] as const satisfies readonly Operation[];
