import { readdir, readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';

/** What is wrong with the files of a data folder that no server has open. */
export async function halfWritten(folder: string): Promise<string[]> {
  const faults: string[] = [];
  for (const path of await readdir(folder, { recursive: true })) {
    // What was being written when the process ended; nobody was told of it.
    if (!path.endsWith('.json') || basename(path).startsWith('.')) continue;
    try {
      JSON.parse(await readFile(join(folder, path), 'utf8'));
    } catch {
      faults.push(`${path} is half written`);
    }
  }
  return faults;
}

/** What a crash left and the start should have removed. */
export async function leftOver(folder: string): Promise<string[]> {
  const paths = await readdir(folder, { recursive: true });
  return paths
    .filter((path) => /\.unfinished-|\.snapshots/.test(path))
    .map((path) => `${path} is left over`);
}

/** Whatever a server says besides where it listens. */
export const isComplaint = (line: string) =>
  !/ is listening on |^ {2}(Site|Admin|Data) |^Sign in at |^$/.test(line);
