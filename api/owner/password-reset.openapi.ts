import * as z from 'zod/mini';
import type { Operation } from '#api/openapi/operation.ts';
import { sessionStateSchema } from '#api/sessions/session.openapi.ts';
import { endedAccessSchema } from '#api/sessions/sessions.openapi.ts';
import { resetPasswordSchema } from '#domain/owner/owner.schema.ts';
import { resetLinkOutcomes } from '#domain/owner/password-reset.ts';

export const passwordResetOperations = [
  {
    call: 'POST /api/owner/reset-link',
    id: 'mailResetLink',
    tag: 'Session',
    summary: 'Mail the owner a link for a new password',
    description:
      'The link works once, for 30 minutes, and ends earlier ones. At most 3 mails an hour and 10 a day, of which strangers get 2 and 6. `not_set_up`: there is no mail server, or no password yet. `no_address`: the owner has no address under Messages, and the business’s has been edited.',
    who: 'ownPage',
    limit: 'writes',
    answers: { 200: z.strictObject({ outcome: z.enum(resetLinkOutcomes) }) },
  },
  {
    call: 'POST /api/owner/reset',
    id: 'resetPassword',
    tag: 'Session',
    summary: 'Set a new password with the link of a mail, and sign in',
    description:
      'Ends all sessions, revokes the calendar’s address and the API keys, and pauses the webhooks. With the second factor on, it needs `code` as well.',
    who: 'ownPage',
    limit: 'signIn',
    body: resetPasswordSchema,
    answers: { 200: z.extend(sessionStateSchema, { ended: endedAccessSchema }) },
    problems: ['wrong_reset_link', 'code_required', 'wrong_code'],
  },
] as const satisfies readonly Operation[];
