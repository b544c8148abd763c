/** Where a backup went: the owner's browser, a folder of the server, or an S3-compatible store. */
export const backupTargets = ['download', 'folder', 's3'] as const;

/** A backup that was made; nothing of what is in it. */
export interface BackupRecord {
  /** When it was complete, as an ISO 8601 instant. */
  at: string;
  bytes: number;
  to: (typeof backupTargets)[number];
}
