import type { S3Bucket } from '#api/s3/s3-variables.ts';
import type { BackupRetention } from '#domain/backups/outdated-backups.ts';

/** Where `npm run backup` puts backups, and for how long. */
export interface BackupOptions {
  /** Absolute. */
  folder: string | undefined;
  bucket: S3Bucket | undefined;
  retention: BackupRetention;
}
