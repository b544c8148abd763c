import { randomUUID } from 'node:crypto';
import { constants } from 'node:fs';
import { copyFile, link, mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { Readable } from 'node:stream';
import { Pack } from 'tar';
import { backupNoteOf } from './backup-note.ts';
import { BACKUP_NOTE, backupFolders, belongsInBackup } from './data-files.ts';
import type { PausableDisk } from './pausable-disk.ts';
import { storeWriteError } from './store-write-error.ts';

const SNAPSHOTS = '.snapshots';

/** A .tar.gz of `folder` at this moment, unaffected by later writes. */
export async function archiveOf(folder: string, disk: PausableDisk): Promise<Readable> {
  const snapshot = join(folder, SNAPSHOTS, randomUUID());
  // If this fails, the next start removes it.
  const remove = () => rm(snapshot, { recursive: true, force: true }).catch(() => undefined);
  try {
    await mkdir(snapshot, { recursive: true, mode: 0o700 });
    await disk.whilePaused(() => takeSnapshot(folder, snapshot));
    return await packed(snapshot, remove);
  } catch (error) {
    await remove();
    throw storeWriteError(error);
  }
}

/** A .tar.gz of the data in `folder`. Calls `remove` when nobody reads it any more. */
export async function packed(folder: string, remove: () => Promise<void>): Promise<Readable> {
  const paths = await backupPaths(folder);
  await writeFile(join(folder, BACKUP_NOTE), JSON.stringify(await backupNoteOf(folder, paths)));
  const pack = new Pack({ cwd: folder, gzip: true, portable: true });
  for (const path of [BACKUP_NOTE, ...paths]) pack.add(path);
  const archive = Readable.from(pack.end());
  // Also emitted when the client disconnects.
  return archive.on('close', () => void remove());
}

/** Removes the snapshots that a crash during a backup left. */
export const removeSnapshots = (folder: string): Promise<void> =>
  rm(join(folder, SNAPSHOTS), { recursive: true, force: true });

async function takeSnapshot(folder: string, snapshot: string): Promise<void> {
  for (const path of await backupPaths(folder)) {
    const [from, to] = [join(folder, path), join(snapshot, path)];
    await mkdir(dirname(to), { recursive: true, mode: 0o700 });
    // Files are replaced, never modified: a hard link keeps the current content.
    await link(from, to).catch(() => copyFile(from, to, constants.COPYFILE_FICLONE));
  }
}

async function backupPaths(folder: string): Promise<string[]> {
  const top = await filesIn(folder);
  const below = await Promise.all(
    Object.keys(backupFolders).map(async (name) =>
      (await filesIn(join(folder, name))).map((file) => `${name}/${file}`),
    ),
  );
  return [...top, ...below.flat()].filter(belongsInBackup).sort();
}

async function filesIn(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { withFileTypes: true }).catch(noneWhenMissing);
  return entries.filter((entry) => entry.isFile()).map(({ name }) => name);
}

function noneWhenMissing(error: NodeJS.ErrnoException): [] {
  if (error.code === 'ENOENT') return [];
  throw error;
}
