import { createReadStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import { Parser, type ReadEntry } from 'tar';
import { TransferError } from '../transfer-error.ts';
import { BACKUP_NOTE, belongsInBackup } from './data-files.ts';
import { megabytes, type RestoreLimits } from './restore-limits.ts';

/** A file of an archive; its content is read once, as a whole or in parts. */
export interface ArchivedFile {
  path: string;
  content: () => Promise<Buffer>;
  parts: () => AsyncIterable<Uint8Array>;
}

/**
 * The paths of the files in a backup, without its note. `read` gets one file after the other, the note too, and reads
 * its content before it resolves, so that one at most is in memory at a time. Rejects with `TransferError` when it is no archive, at the
 * first file that is too large or does not belong in a backup, and as `read` does.
 */
export async function readArchive(
  archive: string,
  limits: RestoreLimits,
  read?: (file: ArchivedFile) => Promise<void>,
): Promise<string[]> {
  const paths = new Set<string>();
  let total = 0;
  let reason: string | undefined;
  const refused = new AbortController();
  let reading = Promise.resolve();
  const readNext = (entry: ReadEntry) => {
    if (!read) return void entry.resume();
    // The parser waits for the entry, so that no other one is in memory.
    reading = reading.then(() => read(archivedFile(entry)));
    reading.catch(() => refused.abort());
  };
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
      if (!reason) return readNext(entry);
      // At once: a small archive can hold terabytes.
      refused.abort();
      entry.resume();
    },
  });
  const { signal } = refused;
  await pipeline(createReadStream(archive), createGunzip(), parser, { signal }).catch(
    (cause: unknown) => {
      if (!signal.aborted) throw unreadable(archive, cause);
    },
  );
  if (reason) throw new TransferError(`${archive} was refused: ${printable(reason)}.`);
  await reading;
  return [...paths];
}

const archivedFile = (entry: ReadEntry): ArchivedFile => ({
  path: entry.path,
  content: () => entry.concat(),
  parts: () => entry,
});

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

function unreadable(archive: string, cause: unknown): TransferError {
  const reason = cause instanceof Error ? cause.message : String(cause);
  return new TransferError(`${archive} could not be read as a .tar.gz (${reason}).`, { cause });
}

/** A name in an archive may contain control characters, which a terminal would obey. */
const printable = (text: string) => text.replace(/\p{C}/gu, '?');
