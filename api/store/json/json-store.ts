import { join } from 'node:path';
import type { BackupRecord } from '#domain/backups/backup-record.ts';
import type { RecordKind } from '../leads.ts';
import { Operations } from '../operations.ts';
import { recordStores } from '../resources/record-stores.ts';
import type { PicturePlace } from '../resources/uploads.ts';
import { noSamples, type SampleContent } from '../sample-content.ts';
import type { Store } from '../store.ts';
import { backupByCommand } from './backup-by-command.ts';
import { countStoredLeads } from './count-stored-leads.ts';
import type { Damage } from './damaged-files.error.ts';
import { type Disk, realDisk } from './disk.ts';
import { lockFolder } from './folder-lock.ts';
import { leadsByPartner } from './leads-by-partner.ts';
import { openFiles } from './open-files.ts';
import { PausableDisk } from './pausable-disk.ts';
import { probe } from './probe.ts';
import { recoverFolders } from './recover-folders.ts';
import { bookingStore } from './resources/bookings.ts';
import { contactRequestStore } from './resources/contact-requests.ts';
import { jobStore } from './resources/jobs.ts';
import { privacyStore } from './resources/privacy.ts';
import { openSealedDisk } from './sealed-disk.ts';
import { archiveOf } from './snapshot.ts';
import { storeWriteError } from './store-write-error.ts';
import { togetherIn } from './together.ts';
import { makeWritableFolder } from './writable-folder.ts';

/**
 * A store in JSON files under `folder`, which is created if missing and locked until `close`.
 * Rejects with `FolderInUseError`, `CorruptFileError` or `DamagedFilesError`.
 */
export async function openJsonStore(options: {
  folder: string;
  disk?: Disk;
  /** The content of a new folder, written with the owner's first change. */
  samples?: SampleContent;
  /** Called with damaged files, to open the store on them as they are, unless it throws. */
  acceptDamages?: (damages: readonly Damage[]) => void;
  /** Called for each new record once it is on disk. */
  onAdded?: (kind: RecordKind) => void;
  /** Where pictures are, if not in the folder. */
  pictures?: PicturePlace | undefined;
}): Promise<Store> {
  const { folder, samples = noSamples, onAdded, pictures, acceptDamages } = options;
  const unsealed = options.disk ?? realDisk;
  await makeWritableFolder(folder, unsealed);
  const lock = await lockFolder(folder);
  try {
    await recoverFolders(folder, unsealed);
    const sealed = await openSealedDisk(folder, unsealed, acceptDamages);
    const disk = new PausableDisk(sealed);
    const listeners = new Set<() => void>();
    const onContentChange = () => {
      for (const listener of listeners) listener();
    };
    const files = await openFiles(folder, disk, { samples, onContentChange });
    await sealed.saveManifest().catch((error: unknown) => {
      // A full disk does not stop the start.
      if (acceptDamages) throw storeWriteError(error);
    });
    const operations = new Operations();
    const together = togetherIn(files.records, files.unfinished, disk);
    const records = recordStores({ ...files.records, together }, operations);
    return {
      ...records,
      lastBackup: async () =>
        laterBackup(await records.lastBackup(), await backupByCommand(folder)),
      ...bookingStore(files, operations, () => onAdded?.('booking')),
      ...contactRequestStore(files, operations, () => onAdded?.('contact_request')),
      deliveries: operations.of(files.deliveries),
      outbox: operations.of(files.outbox),
      ...jobStore(files, operations),
      reportFiles: operations.of(files.reportFiles),
      countLeads: (query) => operations.run(() => countStoredLeads(files, query)),
      leadsByPartner: () =>
        operations.run(() =>
          leadsByPartner({ requests: files.contactRequests, bookings: files.bookings }),
        ),
      ...privacyStore(files, operations),
      uploads: operations.of(pictures ?? files.uploads),
      backUp: () => operations.run(() => archiveOf(folder, disk, pictures)),
      onContentChange: (listener) => void listeners.add(listener),
      // No other process changes the files.
      checkContent: () => operations.run(() => undefined),
      checkReady: sharedProbe(folder, disk, operations),
      close: () =>
        operations.close(async () => {
          // Only an older copy of a file needs it, which could not be told from a late one.
          await sealed.saveManifest().catch(() => undefined);
          lock.release();
        }),
    };
  } catch (error) {
    lock.release();
    throw error;
  }
}

function laterBackup(
  one: BackupRecord | undefined,
  other: BackupRecord | null,
): BackupRecord | undefined {
  if (!one || !other) return one ?? other ?? undefined;
  return Date.parse(one.at) > Date.parse(other.at) ? one : other;
}

/** Concurrent callers share one probe, because two writes of one file would conflict. */
function sharedProbe(folder: string, disk: Disk, operations: Operations): () => Promise<void> {
  let probing: Promise<void> | undefined;
  return () =>
    operations.run(() => {
      probing ??= probe(join(folder, '.ready'), disk).finally(() => {
        probing = undefined;
      });
      return probing;
    });
}
