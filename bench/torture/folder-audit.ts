import { readdir, readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';

/** Files of a data folder that do not parse, while no server has it open. */
export async function halfWritten(folder: string): Promise<string[]> {
  const faults: string[] = [];
  for (const path of await readdir(folder, { recursive: true })) {
    // A hidden file is a write that was not acknowledged.
    if (!path.endsWith('.json') || basename(path).startsWith('.')) continue;
    try {
      JSON.parse(await readFile(join(folder, path), 'utf8'));
    } catch {
      faults.push(`${path} is half written`);
    }
  }
  return faults;
}

/** Temporary files of a crash that the start should have removed. */
export async function leftOver(folder: string): Promise<string[]> {
  const paths = await readdir(folder, { recursive: true });
  return paths
    .filter((path) => /\.unfinished-|\.snapshots/.test(path))
    .map((path) => `${path} is left over`);
}

/** Whether a line of the log is more than information, such as where the server listens. */
export const isComplaint = (line: string) => !/^\{"level":[123]0,|^$/.test(line);
