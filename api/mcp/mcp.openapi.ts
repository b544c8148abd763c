import * as z from 'zod/mini';
import type { Operation } from '#api/openapi/operation.ts';
import { mcpQuerySchema, messageSchema } from './mcp-message.ts';

const answerSchema = z.looseObject({ jsonrpc: z.literal('2.0') });

const errorSchema = z.looseObject({
  jsonrpc: z.literal('2.0'),
  error: z.looseObject({ code: z.int(), message: z.string() }),
});

export const mcpOperations = [
  {
    call: 'POST /api/mcp',
    id: 'sendMcpMessage',
    tag: 'Server',
    summary: 'The Model Context Protocol: the same services for assistants',
    description:
      'One JSON-RPC message a call, without sessions. `?public` opens the tools of a visitor; without it, an ' +
      'API key opens those of the owner, by its scopes. A message of a revision that the server does not ' +
      'speak is answered with a JSON-RPC error, in that of 2026-07-28 an unknown method too.',
    who: 'everyone',
    limit: 'slots',
    query: mcpQuerySchema,
    body: messageSchema,
    answers: { 200: answerSchema, 202: null, 400: errorSchema, 404: errorSchema },
    problems: ['invalid_api_key', 'insufficient_scope', 'forbidden_origin'],
  },
] as const satisfies readonly Operation[];
