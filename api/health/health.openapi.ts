import * as z from 'zod/mini';
import type { Operation } from '#api/openapi/operation.ts';

export const healthOperations: readonly Operation[] = [
  {
    call: 'GET /healthz',
    id: 'getHealth',
    tag: 'Server',
    summary: 'Whether the process answers',
    who: 'everyone',
    answers: { 200: z.strictObject({ status: z.literal('ok') }) },
  },
  {
    call: 'GET /readyz',
    id: 'getReadiness',
    tag: 'Server',
    summary: 'Whether records can be read and written',
    who: 'everyone',
    answers: { 200: z.strictObject({ status: z.literal('ready') }) },
    problems: ['not_ready'],
  },
];
