import { createHash } from 'node:crypto';
import { createReadStream, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod/mini';
import { uploadFolderName } from './data-files.ts';

/** The first file of a backup, which says what the others are. */
export const backupNoteSchema = z.object({
  version: z.literal(1),
  /** Files of the backup without this one. */
  files: z.int().check(z.nonnegative()),
  /** Missing in backups of earlier versions, like all that follows. */
  madeAt: z.optional(z.iso.datetime()),
  /** The version of the server. */
  madeBy: z.optional(z.string()),
  /** In hex, by path. Pictures are named by their digest instead. */
  sha256: z.optional(z.record(z.string(), z.string())),
});

export type BackupNote = z.output<typeof backupNoteSchema>;

/** The note of the files `paths` in `folder`. */
export async function backupNoteOf(folder: string, paths: readonly string[]): Promise<BackupNote> {
  const sha256: Record<string, string> = {};
  for (const path of paths) {
    if (!isNamedByDigest(path)) sha256[path] = await digestOf(join(folder, path));
  }
  return {
    version: 1,
    files: paths.length,
    madeAt: new Date().toISOString(),
    madeBy: releaseVersion(),
    sha256,
  };
}

export const isNamedByDigest = (path: string): boolean => path.startsWith(`${uploadFolderName}/`);

async function digestOf(path: string): Promise<string> {
  const hash = createHash('sha256');
  for await (const part of createReadStream(path)) hash.update(part as Buffer);
  return hash.digest('hex');
}

function releaseVersion(): string {
  const text = readFileSync(new URL('../../../package.json', import.meta.url), 'utf8');
  return (JSON.parse(text) as { version: string }).version;
}
