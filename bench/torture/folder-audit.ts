import { readdir, readFile } from 'node:fs/promises';
import { basename, extname, join } from 'node:path';

/** Files of a data folder that are not whole, while no server has it open. */
export async function halfWritten(folder: string): Promise<string[]> {
  const faults: string[] = [];
  for (const path of await readdir(folder, { recursive: true })) {
    // A hidden file is a write that was not acknowledged.
    const isWhole = basename(path).startsWith('.') ? undefined : checks[extname(path)];
    if (isWhole && !isWhole(await readFile(join(folder, path)))) {
      faults.push(`${path} is half written`);
    }
  }
  return faults;
}

/** Whether a file is whole, by its extension. */
const checks: Readonly<Record<string, (content: Buffer) => boolean>> = {
  '.json': (content) => {
    try {
      JSON.parse(content.toString());
      return true;
    } catch {
      return false;
    }
  },
  '.pdf': (content) => content.toString('latin1').trimEnd().endsWith('%%EOF'),
};

/** Temporary files of a crash that the start should have removed. */
export async function leftOver(folder: string): Promise<string[]> {
  const paths = await readdir(folder, { recursive: true });
  return paths
    .filter((path) => /\.unfinished-|\.snapshots/.test(path))
    .map((path) => `${path} is left over`);
}

/** Whether a line of the log is more than information, such as where the server listens. */
export const isComplaint = (line: string) => !/^\{"level":[123]0,|^$/.test(line);
