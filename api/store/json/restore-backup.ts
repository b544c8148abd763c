import { extract, list } from 'tar';
import { TransferError } from '../transfer-error.ts';
import { BACKUP_NOTE, belongsInBackup } from './data-files.ts';
import { fillFolder } from './fill-folder.ts';
import { openJsonStore } from './json-store.ts';

/**
 * Restores a backup into `folder`, which must be empty or missing, after opening a store on it as a
 * test. Resolves to the number of files. Rejects with `TransferError` and leaves `folder` unchanged.
 */
export async function restoreBackup(archive: string, folder: string): Promise<number> {
  const paths = await pathsOf(archive);
  await fillFolder(folder, async (unfinished) => {
    await extract(
      { file: archive, cwd: unfinished, strict: true, fmode: 0o600, dmode: 0o700 },
      paths,
    );
    await verify(unfinished);
    return new Set(paths.map(topOf));
  });
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
      else if (!belongsInBackup(path)) invalid.push(`${path} does not belong in a backup`);
      else if (paths.includes(path)) invalid.push(`${path} is in it twice`);
      else paths.push(path);
    },
  });
  await listing.catch(fail(`${archive} could not be read as a .tar.gz`));
  const [first] = invalid;
  if (first) throw new TransferError(`${archive} was not restored: ${printable(first)}.`);
  return paths;
}

async function verify(folder: string): Promise<void> {
  const store = await openJsonStore({ folder }).catch((cause: unknown) => {
    const reason = cause instanceof Error ? cause.message : String(cause);
    throw new TransferError(`The backup cannot be read, and was not restored: ${reason}`, {
      cause,
    });
  });
  await store.close();
}

const topOf = (path: string) => path.replace(/\/.*/, '');

const fail = (message: string) => (cause: unknown) => {
  const reason = cause instanceof Error ? cause.message : String(cause);
  throw new TransferError(`${message} (${reason}).`, { cause });
};

/** A name in an archive may contain control characters, which a terminal would obey. */
const printable = (text: string) => text.replace(/\p{C}/gu, '?');
