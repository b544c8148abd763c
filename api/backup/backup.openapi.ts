import type { Operation } from '#api/openapi/operation.ts';
import { ownPasswordSchema } from '#domain/owner/owner.schema.ts';

export const backupOperations = [
  {
    call: 'POST /api/backup',
    id: 'downloadBackup',
    tag: 'Account',
    summary: 'Everything in one .tar.gz, without password, sessions and API keys',
    description:
      'The owner sends the password. A program with a key of the scope `backup` sends no body, 6 times in 60 min at most.',
    who: 'owner',
    scope: 'backup',
    limit: 'signIn',
    body: ownPasswordSchema,
    isBodyOptional: true,
    answers: { 200: { mediaType: 'application/gzip' } },
    problems: ['wrong_password'],
  },
] as const satisfies readonly Operation[];
