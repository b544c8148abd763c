import { createReadStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import { extract, Parser } from 'tar';
import { TransferError } from '../transfer-error.ts';
import { BACKUP_NOTE, belongsInBackup } from './data-files.ts';
import { fillFolder } from './fill-folder.ts';
import { openJsonStore } from './json-store.ts';
import { megabytes, type RestoreLimits, restoreLimits } from './restore-limits.ts';

/** Of the archive, bytes: a chunk can unpack to a thousand times its size. `tar` reads 16 MB at once by default. */
const READ_BYTES = 64 * 2 ** 10;

/**
 * Restores a backup into `folder`, which must be empty or missing, after opening a store on it as a
 * test. Resolves to the number of files. Rejects with `TransferError` and leaves `folder` unchanged.
 */
export async function restoreBackup(
  archive: string,
  folder: string,
  limits: RestoreLimits = restoreLimits,
): Promise<number> {
  const paths = await pathsOf(archive, limits);
  await fillFolder(folder, async (unfinished) => {
    const unpacking = { strict: true, fmode: 0o600, dmode: 0o700, maxReadSize: READ_BYTES };
    await extract({ file: archive, cwd: unfinished, ...unpacking }, paths);
    await verify(unfinished);
    return new Set(paths.map(topOf));
  });
  return paths.length;
}

/** The paths in the archive. Rejects before anything is written if one does not belong in a backup. */
async function pathsOf(archive: string, limits: RestoreLimits): Promise<string[]> {
  const paths = new Set<string>();
  let total = 0;
  let reason: string | undefined;
  const refused = new AbortController();
  const parser = new Parser({
    strict: true,
    onReadEntry(entry) {
      const { path, type, size } = entry;
      total += size;
      if (size > limits.file || total > limits.total) reason ??= tooLarge(path, size, limits);
      else if (path !== BACKUP_NOTE) {
        reason ??= unwelcome(path, type, paths);
        paths.add(path);
      }
      // At once: a small archive can hold terabytes.
      if (reason) refused.abort();
      entry.resume();
    },
  });
  await pipeline(createReadStream(archive), createGunzip(), parser, {
    signal: refused.signal,
  }).catch((cause: unknown) => {
    if (!reason) fail(`${archive} could not be read as a .tar.gz`)(cause);
  });
  if (reason) throw new TransferError(`${archive} was not restored: ${printable(reason)}.`);
  return [...paths];
}

function tooLarge(path: string, size: number, { file, total }: RestoreLimits): string {
  const found =
    size > file
      ? `${path} has ${megabytes(size)}, and a file of a backup at most ${megabytes(file)}`
      : `it unpacks to more than ${megabytes(total)}`;
  return `${found}. If you made this backup yourself, run the command with RESTORE_LIMITS=off`;
}

function unwelcome(path: string, type: string, earlier: ReadonlySet<string>): string | undefined {
  if (type !== 'File') return `${path} is a ${type}, not a plain file`;
  if (!belongsInBackup(path)) return `${path} does not belong in a backup`;
  return earlier.has(path) ? `${path} is in it twice` : undefined;
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
