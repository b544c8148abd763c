import * as z from 'zod/mini';
import type { Operation } from '#api/openapi/operation.ts';
import { contactPayloadSchema } from '#domain/inspection-request/inspection-request.schema.ts';

export const contactOperations = [
  {
    call: 'POST /api/contact',
    id: 'sendContactRequest',
    tag: 'Requests',
    summary: 'Ask for an inspection, without a time',
    description:
      'Leave `website` empty: only programs that fill in every field fill it in. `test: true` stores nothing.',
    who: 'everyone',
    limit: 'writes',
    body: contactPayloadSchema,
    idempotent: true,
    answers: {
      201: z.strictObject({ id: z.string(), test: z.optional(z.literal(true)) }),
    },
    problems: ['looks_automated'],
  },
] as const satisfies readonly Operation[];
