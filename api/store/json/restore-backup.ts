import { extract } from 'tar';
import { kinds } from '../records/kinds.ts';
import { TransferError } from '../transfer-error.ts';
import { type Damage, damageLine } from './damaged-files.error.ts';
import { realDisk } from './disk.ts';
import { fillFolder } from './fill-folder.ts';
import { openJsonStore } from './json-store.ts';
import { MANIFEST } from './manifest.ts';
import { readArchive } from './read-archive.ts';
import { fileNameOf, fileOf } from './record-files.ts';
import { type RestoreLimits, restoreLimits } from './restore-limits.ts';

/** Bytes of the archive to read at once: a chunk can unpack to a thousand times its size. `tar` reads 16 MB by default. */
const READ_BYTES = 64 * 2 ** 10;

/**
 * Restores a backup into `folder`, which must be empty or missing, after opening a store on it as a
 * test. What was due by now is held in it. Resolves to the number of files. Rejects with `TransferError` and leaves
 * `folder` unchanged.
 */
export async function restoreBackup(
  archive: string,
  folder: string,
  limits: RestoreLimits = restoreLimits,
): Promise<number> {
  const paths = await readArchive(archive, limits);
  await fillFolder(folder, async (unfinished) => {
    const unpacking = { strict: true, fmode: 0o600, dmode: 0o700, maxReadSize: READ_BYTES };
    await extract({ file: archive, cwd: unfinished, ...unpacking }, paths);
    const hold = fileOf(kinds.hold, unfinished, realDisk);
    await hold.write({ heldAt: new Date().toISOString(), cause: 'restore' });
    await verify(unfinished);
    // The hold first, so that no file is ever in place without it.
    return new Set([fileNameOf(kinds.hold), ...paths.map(topOf), MANIFEST]);
  });
  return paths.length;
}

async function verify(folder: string): Promise<void> {
  const acceptDamages = (damages: readonly Damage[]) => {
    // A backup has no manifest. The store writes one.
    const inFiles = damages.filter(({ name }) => name !== MANIFEST);
    if (inFiles.length > 0) throw new Error(inFiles.map(damageLine).join('\n'));
  };
  const store = await openJsonStore({ folder, acceptDamages }).catch((cause: unknown) => {
    const reason = cause instanceof Error ? cause.message : String(cause);
    throw new TransferError(`The backup cannot be read, and was not restored: ${reason}`, {
      cause,
    });
  });
  await store.close();
}

const topOf = (path: string) => path.replace(/\/.*/, '');
