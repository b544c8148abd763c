import * as z from 'zod/mini';
import type { Operation } from '#api/openapi/operation.ts';
import { type Connection, connectionsSeenSchema } from '#domain/connections/new-connections.ts';
import type { Whole } from '#domain/records/every-field.ts';

const text = z.string();

const connectionSchema = z
  .strictObject({
    kind: z.enum(['api_key', 'webhook']),
    id: text,
    name: text,
    at: z.iso.datetime(),
    host: z.optional(text),
    apiKey: z.optional(z.strictObject({ id: text, name: text })),
  })
  .register(z.globalRegistry, { id: 'Connection' }) satisfies Whole<Connection>;

export const connectionsOperations = [
  {
    call: 'GET /api/connections/new',
    id: 'listNewConnections',
    tag: 'Account',
    summary: 'API keys and webhooks that the owner has not confirmed yet, oldest first',
    who: 'owner',
    answers: { 200: z.strictObject({ data: z.array(connectionSchema) }) },
  },
  {
    call: 'PUT /api/connections/seen',
    id: 'markConnectionsSeen',
    tag: 'Account',
    summary: 'Confirm the connections up to an instant',
    who: 'owner',
    body: connectionsSeenSchema,
    answers: { 204: null },
  },
] as const satisfies readonly Operation[];
