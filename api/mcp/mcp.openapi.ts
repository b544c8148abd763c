import * as z from 'zod/mini';
import type { Operation } from '#api/openapi/operation.ts';
import { messageSchema } from './mcp.routes.ts';

export const mcpOperations: readonly Operation[] = [
  {
    call: 'POST /api/mcp',
    id: 'sendMcpMessage',
    tag: 'Server',
    summary: 'The Model Context Protocol: the same for assistants',
    description:
      'One JSON-RPC message a call, without sessions. `?public` opens the tools that need no key.',
    who: 'everyone',
    limit: 'slots',
    query: z.object({ public: z.optional(z.string()) }),
    body: messageSchema,
    answers: { 200: z.looseObject({ jsonrpc: z.literal('2.0') }), 202: null },
    problems: ['wrong_token', 'forbidden_origin'],
  },
];
