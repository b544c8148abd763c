import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { uploadFolderName } from '../json/data-files.ts';
import type { Disk } from '../json/disk.ts';
import { archiveError, packed } from '../json/snapshot.ts';
import { writePictures } from '../pictures/write-pictures.ts';
import type { Database } from '../postgres/database.ts';
import type { PicturePlace } from '../resources/uploads.ts';
import { databaseContents } from './database-contents.ts';
import { inSnapshot } from './in-database.ts';
import { writeFolder } from './write-folder.ts';

/** A .tar.gz of the database at this moment, with `pictures` that are elsewhere, in the form of a backup of the JSON store. */
export async function archiveOfDatabase(db: Database, pictures?: PicturePlace): Promise<Readable> {
  const folder = await mkdtemp(join(tmpdir(), 'backup-'));
  const remove = () => rm(folder, { recursive: true, force: true }).catch(() => undefined);
  try {
    await inSnapshot(db, (transaction) =>
      writeFolder(databaseContents(transaction), folder, {
        disk: unsyncedDisk,
        leavesOutSecrets: true,
      }),
    );
    if (pictures) await writePictures(pictures, join(folder, uploadFolderName));
    return await packed(folder, remove);
  } catch (error) {
    await remove();
    throw archiveError(error);
  }
}

/** For files that are gone in a moment. */
const unsyncedDisk: Disk = {
  replaceFile: (path, content) => writeFile(path, content, { mode: 0o600 }),
  async stageFile(path, content) {
    await writeFile(path, content, { mode: 0o600 });
    return { place: async () => undefined, discard: () => rm(path, { force: true }) };
  },
  makeFolder: async (folder) => void (await mkdir(folder, { recursive: true, mode: 0o700 })),
  recoverFolder: () => Promise.resolve(),
};
