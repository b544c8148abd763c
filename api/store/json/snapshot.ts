import { randomUUID } from 'node:crypto';
import { constants } from 'node:fs';
import { copyFile, link, mkdir, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { Readable } from 'node:stream';
import { setTimeout as pause } from 'node:timers/promises';
import { Pack } from 'tar';
import { writePictures } from '../pictures/write-pictures.ts';
import type { PicturePlace } from '../resources/uploads.ts';
import { StoreUnavailableError } from '../store-unavailable-error.ts';
import { TransferError } from '../transfer-error.ts';
import { backupNoteOf } from './backup-note.ts';
import { BACKUP_NOTE, backupFolders, belongsInBackup, uploadFolderName } from './data-files.ts';
import type { PausableDisk } from './pausable-disk.ts';
import { storeWriteError } from './store-write-error.ts';
import { hasUnfinished } from './unfinished-changes.ts';

const SNAPSHOTS = '.snapshots';

/**
 * A .tar.gz of `folder` at this moment, unaffected by later writes, with `pictures` that are elsewhere. These never change,
 * and each was stored before a record could name it.
 */
export async function archiveOf(
  folder: string,
  disk: PausableDisk,
  pictures?: PicturePlace,
): Promise<Readable> {
  const snapshot = join(folder, SNAPSHOTS, randomUUID());
  // If this fails, the next start removes it.
  const remove = () => rm(snapshot, { recursive: true, force: true }).catch(() => undefined);
  try {
    await mkdir(snapshot, { recursive: true, mode: 0o700 });
    await disk.whilePaused(() => takeSnapshot(folder, snapshot));
    if (pictures) await writePictures(pictures, join(snapshot, uploadFolderName));
    return await packed(snapshot, remove);
  } catch (error) {
    await remove();
    throw archiveError(error);
  }
}

/** The error of a store whose archive could not be made: of its disk, or of the place of its pictures. */
export const archiveError = (error: unknown): Error =>
  error instanceof StoreUnavailableError ? error : storeWriteError(error);

/** Snapshots that `archiveBesideServer` tries. */
const ATTEMPTS = 20;
/** Milliseconds. */
const PAUSE = 100;

/**
 * The same of a folder that a server may have open, whose lock is not needed: what was replaced meanwhile is linked
 * anew, until nothing was. Rejects with `TransferError` when the server does not stop writing. A test may write between
 * two calls of `linkFile`.
 */
export async function archiveBesideServer(
  folder: string,
  {
    pictures,
    linkFile = linkOrCopy,
  }: { pictures?: PicturePlace | undefined; linkFile?: LinkFile } = {},
): Promise<Readable> {
  const snapshot = join(folder, SNAPSHOTS, randomUUID());
  const remove = () => rm(snapshot, { recursive: true, force: true });
  try {
    for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
      if (attempt > 0) await pause(PAUSE);
      await remove();
      await mkdir(snapshot, { recursive: true, mode: 0o700 });
      const take = () => takeSnapshot(folder, snapshot, linkFile);
      if (!(await hasUnfinished(folder)) && (await isUnchangedDuring(folder, take))) {
        if (pictures) await writePictures(pictures, join(snapshot, uploadFolderName));
        return await packed(snapshot, remove);
      }
    }
  } catch (error) {
    await remove();
    throw error;
  }
  await remove();
  throw new TransferError(
    `The server writes to ${folder} all the time. Download a backup from it instead.`,
  );
}

/**
 * Whether all files had one state at one moment of `read`. A replaced file is a new one with a new inode, and a snapshot's
 * link keeps the old one's from being used again.
 */
async function isUnchangedDuring(folder: string, read: () => Promise<void>): Promise<boolean> {
  try {
    const before = await versionsIn(folder);
    await read();
    return before === (await versionsIn(folder));
  } catch (error) {
    // A file was removed meanwhile, or a server that starts has removed the snapshot.
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return false;
    throw error;
  }
}

async function versionsIn(folder: string): Promise<string> {
  const paths = await backupPaths(folder);
  const versions = paths.map(async (path) => {
    const { ino, size, mtimeNs } = await stat(join(folder, path), { bigint: true });
    return `${path} ${ino} ${size} ${mtimeNs}`;
  });
  return (await Promise.all(versions)).join('\n');
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

type LinkFile = (from: string, to: string) => Promise<void>;

/** Files are replaced, never modified: a hard link keeps the current content. */
const linkOrCopy: LinkFile = (from, to) =>
  link(from, to).catch(() => copyFile(from, to, constants.COPYFILE_FICLONE));

async function takeSnapshot(
  folder: string,
  snapshot: string,
  linkFile = linkOrCopy,
): Promise<void> {
  for (const path of await backupPaths(folder)) {
    const [from, to] = [join(folder, path), join(snapshot, path)];
    await mkdir(dirname(to), { recursive: true, mode: 0o700 });
    await linkFile(from, to);
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
