import { mkdir, readdir, rename, rm } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { extract, list } from 'tar';
import { BACKUP_NOTE, belongsInBackup } from './data-files.ts';
import { openJsonStore } from './json-store.ts';

/** Why a backup was not restored; the message is for the operator. */
export class RestoreError extends Error {
  override name = 'RestoreError';
}

/**
 * Restores a backup into `folder`, which must be empty or missing, after opening a store on it as a
 * test. Resolves to the number of files. Rejects with `RestoreError` and leaves `folder` unchanged.
 */
export async function restoreBackup(archive: string, folder: string): Promise<number> {
  const target = resolve(folder);
  const paths = await pathsOf(archive);
  await refuseUnlessEmpty(target);
  const made = await mkdir(target, { recursive: true, mode: 0o700 });
  // Extracted inside the folder, which may be a mount, and moved once a store has opened on it.
  const unfinished = join(target, '.restoring');
  try {
    await mkdir(unfinished, { mode: 0o700 });
    await extract(
      { file: archive, cwd: unfinished, strict: true, fmode: 0o600, dmode: 0o700 },
      paths,
    );
    await verify(unfinished);
    for (const name of new Set(paths.map(topOf))) {
      await rename(join(unfinished, name), join(target, name));
    }
  } catch (error) {
    await rm(made ?? unfinished, { recursive: true, force: true });
    throw error;
  }
  await rm(unfinished, { recursive: true });
  return paths.length;
}

/** The paths in the archive. Rejects before anything is written if one does not belong in a backup. */
async function pathsOf(archive: string): Promise<string[]> {
  const paths: string[] = [];
  const invalid: string[] = [];
  const listing = list({
    file: archive,
    strict: true,
    onReadEntry({ path, type }) {
      if (path === BACKUP_NOTE) return;
      if (type !== 'File') invalid.push(`${path} is a ${type}, not a plain file`);
      else if (!belongsInBackup(path)) invalid.push(`${path} is no file of a backup`);
      else if (paths.includes(path)) invalid.push(`${path} is in it twice`);
      else paths.push(path);
    },
  });
  await listing.catch(fail(`${archive} could not be read as a .tar.gz`));
  const [first] = invalid;
  if (first) throw new RestoreError(`${archive} was not restored: ${printable(first)}.`);
  return paths;
}

async function refuseUnlessEmpty(folder: string): Promise<void> {
  const entries = await readdir(folder).catch(unlessMissing);
  if (entries && entries.length > 0) {
    throw new RestoreError(
      `${folder} is not empty. A backup is restored into a new or an empty folder only, so that nothing is overwritten.`,
    );
  }
}

async function verify(folder: string): Promise<void> {
  const store = await openJsonStore({ folder }).catch((cause: unknown) => {
    const reason = cause instanceof Error ? cause.message : String(cause);
    throw new RestoreError(`The backup cannot be read, and was not restored: ${reason}`, { cause });
  });
  await store.close();
}

const topOf = (path: string) => path.replace(/\/.*/, '');

const fail = (message: string) => (cause: unknown) => {
  const reason = cause instanceof Error ? cause.message : String(cause);
  throw new RestoreError(`${message} (${reason}).`, { cause });
};

function unlessMissing(error: NodeJS.ErrnoException): undefined {
  if (error.code === 'ENOENT') return undefined;
  throw new RestoreError(error.message, { cause: error });
}

/** A name in an archive may contain control characters, which a terminal would obey. */
const printable = (text: string) => text.replace(/\p{C}/gu, '?');
