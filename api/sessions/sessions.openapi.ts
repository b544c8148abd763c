import * as z from 'zod/mini';
import type { Operation } from '#api/openapi/operation.ts';
import type { EndedAccess } from '#api/store/resources/owner.ts';
import { endSessionsSchema } from '#domain/owner/owner.schema.ts';
import type { Whole } from '#domain/records/every-field.ts';
import type { PresentedSession } from './present-session.ts';

const ownSessionSchema = z
  .strictObject({
    id: z.string(),
    createdAt: z.iso.datetime(),
    lastUsedAt: z.iso.datetime(),
    device: z.optional(z.string()),
    notified: z.boolean(),
    current: z.boolean(),
  })
  .register(z.globalRegistry, {
    id: 'OwnSession',
    description:
      '`lastUsedAt` is to the hour; `notified` says whether the device gets notifications.',
  }) satisfies Whole<PresentedSession>;

export const endedAccessSchema = z
  .strictObject({
    calendarFeedRevoked: z.boolean(),
    apiKeysRevoked: z.boolean(),
    webhooksPaused: z.boolean(),
  })
  .register(z.globalRegistry, { id: 'EndedAccess' }) satisfies Whole<
  EndedAccess & { webhooksPaused: boolean }
>;

export const sessionsOperations = [
  {
    call: 'GET /api/sessions',
    id: 'listSessions',
    tag: 'Account',
    summary: 'Where the owner is signed in, newest first',
    who: 'owner',
    answers: { 200: z.strictObject({ data: z.array(ownSessionSchema) }) },
  },
  {
    call: 'DELETE /api/sessions',
    id: 'endOtherSessions',
    tag: 'Account',
    summary: 'Sign out everywhere else',
    description:
      'Sets a new cookie: the one sent with the call is no longer valid. Also revokes the calendar’s address and the API keys and pauses the webhooks, unless they are kept.',
    who: 'owner',
    query: endSessionsSchema,
    answers: { 200: endedAccessSchema },
  },
  {
    call: 'DELETE /api/sessions/:id',
    id: 'endSession',
    tag: 'Account',
    summary: 'Sign out at one place',
    who: 'owner',
    answers: { 204: null },
  },
] as const satisfies readonly Operation[];
