import { lstat, readFile } from 'node:fs/promises';
import { CorruptFileError } from './corrupt-file.error.ts';

/** The bytes of a file; null when there is none. Rejects with `CorruptFileError` if it is something else. */
export async function readPlainFile(path: string): Promise<Buffer | null> {
  const stats = await lstat(path).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return null;
    throw error;
  });
  if (stats === null) return null;
  // The next write would replace a link by a file, and the link's target would be lost.
  if (!stats.isFile()) throw new CorruptFileError(path, 'not a plain file');
  return readFile(path);
}
