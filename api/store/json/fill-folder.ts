import { mkdir, readdir, rename, rm } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { TransferError } from '../transfer-error.ts';
import { lockFolder } from './folder-lock.ts';

/** Inside the new data folder, which may be a mount, until everything is there. */
const UNFINISHED = '.restoring';

/**
 * Makes `folder`, which must be empty or missing, a data folder: calls `fill` with a folder in it, and
 * then moves what that resolves to, names of files and folders, into place. When `fill` rejects, `folder` is as it was. After a process that was
 * killed meanwhile the same call works again, unless it was moving the files: then it rejects, as for any
 * folder with other files, with `TransferError`.
 */
export async function fillFolder(
  folder: string,
  fill: (unfinished: string) => Promise<Iterable<string>>,
): Promise<void> {
  const target = resolve(folder);
  await refuseUnlessEmpty(target);
  const made = await mkdir(target, { recursive: true, mode: 0o700 });
  const unfinished = join(target, UNFINISHED);
  const data = join(unfinished, 'data');
  await mkdir(unfinished, { recursive: true, mode: 0o700 });
  const lock = await lockFolder(unfinished);
  try {
    await rm(data, { recursive: true, force: true });
    await mkdir(data, { mode: 0o700 });
    for (const name of await fill(data)) await rename(join(data, name), join(target, name));
  } catch (error) {
    lock.release();
    await rm(made ?? unfinished, { recursive: true, force: true });
    throw error;
  }
  lock.release();
  await rm(unfinished, { recursive: true });
}

async function refuseUnlessEmpty(folder: string): Promise<void> {
  const entries = (await readdir(folder).catch(unlessMissing)) ?? [];
  if (entries.every((name) => name === UNFINISHED)) return;
  throw new TransferError(
    entries.includes(UNFINISHED)
      ? `${folder} is not complete: a command was interrupted while moving the files into place. Delete what is in it and try again.`
      : `${folder} is not empty. Use a new or empty folder, so that nothing is overwritten.`,
  );
}

function unlessMissing(error: NodeJS.ErrnoException): undefined {
  if (error.code === 'ENOENT') return undefined;
  throw new TransferError(error.message, { cause: error });
}
