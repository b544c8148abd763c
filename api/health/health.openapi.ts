import * as z from 'zod/mini';
import type { Operation } from '#api/openapi/operation.ts';
import { checkStatesSchema } from '#domain/health/check-states.schema.ts';
import { checkNames, type HealthNotice } from '#domain/health/health-check.ts';
import type { Whole } from '#domain/records/every-field.ts';

const noticesSchema = z.strictObject({
  notices: z.array(
    z.strictObject({
      check: z.enum(checkNames),
      state: z.enum(['warn', 'fail']),
      text: z.string(),
      screen: z.exactOptional(z.strictObject({ path: z.string(), label: z.string() })),
    }),
  ),
}) satisfies Whole<{ notices: HealthNotice[] }>;

export const healthOperations = [
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
    summary: 'Whether records can be read and written, and the state of every check',
    who: 'everyone',
    answers: { 200: z.strictObject({ status: z.literal('ready'), checks: checkStatesSchema }) },
    problems: ['not_ready'],
  },
  {
    call: 'GET /api/health',
    id: 'getHealthNotices',
    tag: 'Server',
    summary: 'What is wrong with the server, in sentences, the worst first',
    who: 'owner',
    answers: { 200: noticesSchema },
  },
] as const satisfies readonly Operation[];
