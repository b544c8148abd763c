import * as z from 'zod/mini';

/** A request or a notification of JSON-RPC 2.0. MCP has no batches since its revision 2025-06-18. */
export const messageSchema = z.object({
  jsonrpc: z.literal('2.0', 'This must be "2.0"'),
  method: z.string('Please name a method'),
  id: z.optional(z.union([z.string(), z.int()], 'The id must be text or a whole number')),
  params: z.optional(z.record(z.string(), z.unknown(), 'Parameters must be an object')),
});

/** The query of the address for everybody. */
export const mcpQuerySchema = z.object({ public: z.optional(z.string()) });
