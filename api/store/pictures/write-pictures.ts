import { createWriteStream } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { PicturePlace } from '../resources/uploads.ts';

/** Writes the intact pictures into `folder`, one after the other; those that are there stay. */
export async function writePictures(pictures: PicturePlace, folder: string): Promise<void> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  for await (const name of pictures.names()) {
    const found = await pictures.find(name);
    if (!found) continue;
    // Never over a file: it may be a link to one of the data folder.
    const file = createWriteStream(join(folder, name), { flags: 'wx', mode: 0o600 });
    await pipeline(found.stream(), file).catch((error: NodeJS.ErrnoException) => {
      if (error.code !== 'EEXIST') throw error;
    });
  }
}
