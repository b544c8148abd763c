import type { Operation } from '#api/openapi/operation.ts';
import { signInSchema } from '#domain/owner/owner.schema.ts';

export const backupOperations: readonly Operation[] = [
  {
    call: 'POST /api/backup',
    id: 'downloadBackup',
    tag: 'Account',
    summary: 'Everything in one .tar.gz, without password, sessions and API keys',
    who: 'owner',
    limit: 'signIn',
    body: signInSchema,
    answers: { 200: { mediaType: 'application/gzip' } },
    problems: ['wrong_password'],
  },
];
