import * as z from 'zod/mini';
import type { Operation } from '#api/openapi/operation.ts';
import { endHoldSchema } from '#domain/hold/hold.schema.ts';
import { holdCauses, type ShownHold } from '#domain/hold/hold.ts';
import { messageKinds } from '#domain/messages/message-kinds.ts';
import type { Whole } from '#domain/records/every-field.ts';

const count = z.int();

const holdSchema = z
  .strictObject({
    heldAt: z.iso.datetime(),
    cause: z.enum(holdCauses),
    isDropping: z.boolean(),
    mails: z.array(z.strictObject({ kind: z.enum(messageKinds), count })),
    webhooks: count,
    notifications: count,
    expired: count,
  })
  .register(z.globalRegistry, { id: 'Hold' }) satisfies Whole<ShownHold>;

export const holdOperations = [
  {
    call: 'GET /api/hold',
    id: 'getHold',
    tag: 'Messages',
    summary: 'What was due at a restore or move and is held, or null',
    who: 'owner',
    answers: { 200: z.strictObject({ hold: z.nullable(holdSchema) }) },
  },
  {
    call: 'POST /api/hold/release',
    id: 'releaseHold',
    tag: 'Messages',
    summary: 'Send what is held',
    who: 'owner',
    body: endHoldSchema,
    answers: { 204: null },
    problems: ['not_found'],
  },
  {
    call: 'POST /api/hold/drop',
    id: 'dropHold',
    tag: 'Messages',
    summary: 'Never send what is held',
    description: 'It is listed as dropped. After a failure the same call drops the rest.',
    who: 'owner',
    body: endHoldSchema,
    answers: { 204: null },
    problems: ['not_found'],
  },
] as const satisfies readonly Operation[];
