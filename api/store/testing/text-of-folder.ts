import { readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';

/** The text of each file below `folder`, by its path in it. */
export async function textsOfFolder(folder: string): Promise<[path: string, text: string][]> {
  const texts: [string, string][] = [];
  for (const name of await readdir(folder, { recursive: true })) {
    const path = join(folder, name);
    if ((await stat(path)).isFile()) texts.push([name, await readFile(path, 'utf8')]);
  }
  return texts;
}

export const textOfFolder = async (folder: string): Promise<string> =>
  (await textsOfFolder(folder)).map(([, text]) => text).join('\n');
