import { mkdir, readdir, rename, rm } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { extract, list } from 'tar';
import { BACKUP_NOTE, belongsInBackup } from './data-files.ts';
import { openJsonStore } from './json-store.ts';

/** Why a backup was not restored; the message is meant for whoever typed the command. */
export class RestoreError extends Error {
  override name = 'RestoreError';
}

/**
 * Puts the files of a backup into `folder`, which must be empty or missing, and proves that a
 * store can be opened on them. Resolves to how many there are; rejects with `RestoreError`, and
 * leaves `folder` as it was.
 */
export async function restoreBackup(archive: string, folder: string): Promise<number> {
  const target = resolve(folder);
  const paths = await pathsOf(archive);
  await refuseUnlessEmpty(target);
  const made = await mkdir(target, { recursive: true, mode: 0o700 });
  // Inside it, for it may be a mount; what is there is moved to its place once it is proven.
  const unfinished = join(target, '.restoring');
  try {
    await mkdir(unfinished, { mode: 0o700 });
    await extract(
      { file: archive, cwd: unfinished, strict: true, fmode: 0o600, dmode: 0o700 },
      paths,
    );
    await prove(unfinished);
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

/** Of the files in the archive. Nothing is written before all of them are known to belong there. */
async function pathsOf(archive: string): Promise<string[]> {
  const paths: string[] = [];
  const wrong: string[] = [];
  const look = list({
    file: archive,
    strict: true,
    onReadEntry({ path, type }) {
      if (path === BACKUP_NOTE) return;
      if (type !== 'File') wrong.push(`${path} is a ${type}, not a plain file`);
      else if (!belongsInBackup(path)) wrong.push(`${path} is no file of a backup`);
      else if (paths.includes(path)) wrong.push(`${path} is in it twice`);
      else paths.push(path);
    },
  });
  await look.catch(fail(`${archive} could not be read as a .tar.gz`));
  const [first] = wrong;
  if (first) throw new RestoreError(`${archive} was not restored: ${shown(first)}.`);
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

async function prove(folder: string): Promise<void> {
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

/** A name from an archive may hold anything; a terminal obeys control characters. */
const shown = (text: string) => text.replace(/\p{C}/gu, '?');
