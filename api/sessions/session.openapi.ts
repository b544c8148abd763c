import * as z from 'zod/mini';
import type { Operation } from '#api/openapi/operation.ts';
import { signInSchema } from '#domain/owner/owner.schema.ts';

export const sessionStateSchema = z
  .strictObject({ signedIn: z.boolean(), passwordSet: z.boolean() })
  .register(z.globalRegistry, { id: 'SessionState' });

export const sessionOperations: readonly Operation[] = [
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
    who: 'ownPage',
    limit: 'signIn',
    body: signInSchema,
    answers: { 200: sessionStateSchema },
    problems: ['wrong_password'],
  },
  {
    call: 'DELETE /api/session',
    id: 'signOut',
    tag: 'Session',
    summary: 'Sign out',
    who: 'ownPage',
    answers: { 204: null },
  },
];
