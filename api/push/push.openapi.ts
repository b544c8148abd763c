import * as z from 'zod/mini';
import type { Operation } from '#api/openapi/operation.ts';
import type { PushStatus, PushTestResult } from '#domain/push/push-status.ts';
import { pushSubscriptionSchema } from '#domain/push/push-subscription.schema.ts';
import type { Whole } from '#domain/records/every-field.ts';

const statusSchema = z.strictObject({
  publicKey: z.string(),
  subscription: z.nullable(
    z.strictObject({
      endpoint: z.string(),
      showsAddress: z.boolean(),
      since: z.iso.datetime(),
    }),
  ),
}) satisfies Whole<PushStatus>;

const testResultSchema = z.strictObject({
  outcome: z.enum(['sent', 'gone', 'failed']),
  answer: z.string(),
}) satisfies Whole<PushTestResult>;

export const pushOperations = [
  {
    call: 'GET /api/push',
    id: 'getPushStatus',
    tag: 'Account',
    summary: 'The notifications of the session’s browser, and the server’s public key',
    who: 'owner',
    answers: { 200: statusSchema },
  },
  {
    call: 'PUT /api/push/subscription',
    id: 'subscribeToPush',
    tag: 'Account',
    summary: 'Send notifications to the session’s browser',
    who: 'owner',
    body: pushSubscriptionSchema,
    answers: { 204: null },
  },
  {
    call: 'DELETE /api/push/subscription',
    id: 'unsubscribeFromPush',
    tag: 'Account',
    summary: 'Stop sending notifications to it',
    who: 'owner',
    answers: { 204: null },
  },
  {
    call: 'POST /api/push/test',
    id: 'testPush',
    tag: 'Account',
    summary: 'Send it a notification now',
    who: 'owner',
    answers: { 200: testResultSchema },
    problems: ['not_found'],
  },
] as const satisfies readonly Operation[];
