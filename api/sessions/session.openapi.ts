import * as z from 'zod/mini';
import type { Operation } from '#api/openapi/operation.ts';
import { signInSchema } from '#domain/owner/owner.schema.ts';

export const sessionStateSchema = z
  .strictObject({
    signedIn: z.boolean(),
    passwordSet: z.boolean(),
    recoveryCodesLeft: z.optional(z.int()),
  })
  .register(z.globalRegistry, {
    id: 'SessionState',
    description: '`recoveryCodesLeft` after signing in with a recovery code.',
  });

export const sessionOperations = [
  {
    call: 'GET /api/session',
    id: 'getSession',
    tag: 'Session',
    summary: 'Whether the caller is signed in, and whether a password is set at all',
    who: 'everyone',
    answers: { 200: sessionStateSchema },
  },
  {
    call: 'POST /api/session',
    id: 'signIn',
    tag: 'Session',
    summary: 'Sign in; sets the cookie of the session',
    description:
      '`code` is one of the authenticator app, or a recovery code. It is needed when the answer is `code_required`.',
    who: 'ownPage',
    limit: 'signIn',
    body: signInSchema,
    answers: { 200: sessionStateSchema },
    problems: ['wrong_password', 'code_required', 'wrong_code'],
  },
  {
    call: 'DELETE /api/session',
    id: 'signOut',
    tag: 'Session',
    summary: 'Sign out',
    who: 'ownPage',
    answers: { 204: null },
  },
] as const satisfies readonly Operation[];
