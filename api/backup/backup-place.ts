import { open, readdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { S3Bucket } from '#api/s3/s3-variables.ts';
import type { BackupRecord } from '#domain/backups/backup-record.ts';

/** Where backups are kept. */
export interface BackupPlace {
  kind: BackupRecord['to'];
  /** For messages. */
  name: string;
  /** Stores the file at `path` as `name`: whole, or not at all. */
  put(path: string, name: string): Promise<void>;
  names(): Promise<string[]>;
  remove(name: string): Promise<void>;
}

/** `put` moves a file that is on the same disk. */
export const folderPlace = (folder: string): BackupPlace => ({
  kind: 'folder',
  name: folder,
  async put(path, name) {
    await rename(path, join(folder, name));
    await sync(folder);
  },
  names: () => readdir(folder),
  remove: (name) => rm(join(folder, name)),
});

/** Loads the client only for a bucket. */
export async function bucketPlace(options: S3Bucket): Promise<BackupPlace> {
  const { openBucket } = await import('#api/s3/open-bucket.ts');
  const bucket = openBucket(options);
  return {
    kind: 's3',
    name: `${options.bucket}/${options.prefix}`,
    put: (path, name) => bucket.putFile(name, path, 'application/gzip'),
    names: () => Array.fromAsync(bucket.names()),
    remove: (name) => bucket.remove(name),
  };
}

async function sync(path: string): Promise<void> {
  const file = await open(path);
  try {
    await file.sync();
  } finally {
    await file.close();
  }
}
