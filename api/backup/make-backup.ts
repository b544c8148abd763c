import { createWriteStream } from 'node:fs';
import { mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { millisecondsInDay } from 'date-fns/constants';
import { checkBackup } from '#api/store/json/check-backup.ts';
import { noRestoreLimits } from '#api/store/json/restore-limits.ts';
import { TransferError } from '#api/store/transfer-error.ts';
import {
  type BackupRetention,
  backupName,
  damagedBackupName,
  earlierDamagedBackups,
  outdatedBackups,
} from '#domain/backups/outdated-backups.ts';
import type { BackupOptions } from './backup-options.ts';
import { type BackupPlace, bucketPlace, folderPlace } from './backup-place.ts';
import type { BackupSource } from './backup-source.ts';
import { backupSummary } from './backup-summary.ts';

/** The name of an incomplete file in the folder of backups. */
const PART = /^\.backup-.*\.part$/;

interface Backup {
  source: BackupSource;
  options: BackupOptions;
  now: Date;
  /** Prints a line for the operator. */
  report: (line: string) => void;
}

/**
 * Makes a backup, checks it, puts it into the folder and the bucket of `options`, and deletes the outdated ones there. The
 * source records it when all of that succeeded. Rejects with `TransferError`. A backup with problems is kept
 * under a name of its own, in place of the last such one, and deletes no other: `DamagedBackupError`.
 */
export async function makeBackup({ source, options, now, report }: Backup): Promise<void> {
  const { folder, bucket, retention } = options;
  if (!folder && !bucket) {
    throw new TransferError('Set BACKUP_FOLDER or BACKUP_BUCKET, which say where backups go.');
  }
  if (folder) await removeOldParts(folder, now);
  // The folder last: the file moves there.
  const places = [
    ...(bucket ? [await bucketPlace(bucket)] : []),
    ...(folder ? [folderPlace(folder)] : []),
  ];
  const staging = folder ?? (await mkdtemp(join(tmpdir(), 'backup-')));
  const part = join(staging, `.${backupName(now)}.part`);
  try {
    await pipeline(
      await source.archive(),
      createWriteStream(part, { flags: 'wx', mode: 0o600, flush: true }),
    );
    const { size: bytes } = await stat(part);
    const checked = await checkBackup(part, noRestoreLimits);
    const isGood = checked.problems.length === 0;
    const name = isGood ? backupName(now) : damagedBackupName(now);
    for (const line of backupSummary(name, checked)) report(line);
    const outdated = (names: readonly string[]) =>
      isGood ? outdatedBackups(names, retention, now) : earlierDamagedBackups(names, name);
    // A key that may neither list nor delete is enough without limits.
    const deletes = !isGood || isLimited(retention);
    const failures = await putIntoAll(places, {
      part,
      name,
      report,
      outdated: deletes && outdated,
    });
    if (!isGood) throw new DamagedBackupError([...failures, damagedText].join('\n'));
    if (failures.length > 0) throw new TransferError(failures.join('\n'));
    await source.record({ at: now.toISOString(), bytes, to: places[0]?.kind ?? 'folder' });
  } catch (error) {
    throw asTransferError(error);
  } finally {
    await rm(folder ? part : staging, { recursive: true, force: true });
  }
}

const isLimited = ({ days, count }: BackupRetention) => days < Infinity || count < Infinity;

const damagedText =
  'The backup has problems. It was kept as a damaged one, and no good one was deleted.';

/** What is backed up has problems of its own: trying again does not help. */
export class DamagedBackupError extends TransferError {}

interface Made extends Pick<Backup, 'report'> {
  part: string;
  name: string;
  /** Which of the names in a place to delete; false deletes nothing. */
  outdated: ((names: readonly string[]) => string[]) | false;
}

/** Resolves to the reasons of what failed: one place must not keep the backup from another. */
async function putIntoAll(places: readonly BackupPlace[], made: Made): Promise<string[]> {
  const { part, name, outdated, report } = made;
  const failures: string[] = [];
  for (const place of places) {
    try {
      await place.put(part, name);
      report(`${name} is in ${place.name}`);
      for (const old of outdated ? outdated(await place.names()) : []) {
        await place.remove(old);
        report(`${old} is deleted`);
      }
    } catch (error) {
      failures.push(asTransferError(error).message);
    }
  }
  return failures;
}

/** What a command that was killed has left. A folder that is missing is the mark of a disk that is not mounted. */
async function removeOldParts(folder: string, now: Date): Promise<void> {
  const names = await readdir(folder).catch((cause: NodeJS.ErrnoException) => {
    throw new TransferError(`BACKUP_FOLDER ${folder} cannot be read: ${cause.code}.`, { cause });
  });
  for (const name of names.filter((name) => PART.test(name))) {
    const path = join(folder, name);
    const { mtimeMs } = await stat(path);
    if (now.getTime() - mtimeMs > millisecondsInDay) await rm(path);
  }
}

const ofStores = ['S3Error', 'StoreUnavailableError', 'StoreWriteError'];

/** Errors of the disk and of a bucket as messages for the operator; others are rethrown. */
function asTransferError(error: unknown): TransferError {
  if (error instanceof TransferError) return error;
  const { name, message, code } = error as NodeJS.ErrnoException;
  if (ofStores.includes(name)) return new TransferError(message, { cause: error });
  if (!code || !/^E[A-Z]+$/.test(code)) throw error;
  return new TransferError(`The backup could not be written: ${message}`, { cause: error });
}
