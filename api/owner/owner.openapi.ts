import type { Operation } from '#api/openapi/operation.ts';
import { sessionStateSchema } from '#api/sessions/session.openapi.ts';
import { endedAccessSchema } from '#api/sessions/sessions.openapi.ts';
import { newPasswordSchema, setUpSchema } from '#domain/owner/owner.schema.ts';

export const ownerOperations = [
  {
    call: 'POST /api/owner',
    id: 'setUp',
    tag: 'Account',
    summary: 'Set the first password with the token from the printed setup link, and sign in',
    who: 'ownPage',
    limit: 'signIn',
    body: setUpSchema,
    answers: { 201: sessionStateSchema },
    problems: ['wrong_setup_token'],
  },
  {
    call: 'PUT /api/owner/password',
    id: 'changePassword',
    tag: 'Account',
    summary: 'Change the password, and sign out everywhere else',
    description:
      'Sets a new cookie: the one sent with the call is no longer valid. Also revokes the calendar’s address and the API keys and pauses the webhooks, unless they are kept.',
    who: 'owner',
    limit: 'signIn',
    body: newPasswordSchema,
    answers: { 200: endedAccessSchema },
    problems: ['wrong_password'],
  },
] as const satisfies readonly Operation[];
