import * as z from 'zod/mini';
import { backupTargets } from '#domain/backups/backup-record.ts';

export const backupRecordSchema = z.nullable(
  z.strictObject({
    at: z.iso.datetime(),
    bytes: z.int().check(z.minimum(0)),
    to: z.enum(backupTargets),
  }),
);
