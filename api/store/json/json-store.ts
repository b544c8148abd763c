import { join } from 'node:path';
import type { RecordKind } from '../leads.ts';
import { Operations } from '../operations.ts';
import type { Store } from '../store.ts';
import type { SampleContent } from '../stored/initial-content.ts';
import { type Disk, realDisk } from './disk.ts';
import { lockFolder } from './folder-lock.ts';
import { openFiles } from './open-files.ts';
import { PausableDisk } from './pausable-disk.ts';
import { probe } from './probe.ts';
import { apiKeyStore } from './resources/api-keys.ts';
import { availabilityStore } from './resources/availability.ts';
import { bookingStore } from './resources/bookings.ts';
import { busyCalendarStore } from './resources/busy-calendars.ts';
import { contactRequestStore } from './resources/contact-requests.ts';
import { deliveryStore } from './resources/deliveries.ts';
import { outboxStore } from './resources/outbox.ts';
import { ownerStore } from './resources/owner.ts';
import { partnerStore } from './resources/partners.ts';
import { postStore } from './resources/posts.ts';
import { privacyStore } from './resources/privacy.ts';
import { promotionStore } from './resources/promotions.ts';
import { reviewStore } from './resources/reviews.ts';
import { uploadStore } from './resources/uploads.ts';
import { webhookStore } from './resources/webhooks.ts';
import { archiveOf } from './snapshot.ts';
import { makeWritableFolder } from './writable-folder.ts';

/**
 * A store in JSON files under `folder`, which is created if missing and locked until `close`.
 * Rejects with `FolderInUseError` or `CorruptFileError`.
 */
export async function openJsonStore(options: {
  folder: string;
  disk?: Disk;
  /** The content of a new folder, written with the owner's first change. */
  samples?: SampleContent;
  /** Called for each new record once it is on disk. */
  onAdded?: (kind: RecordKind) => void;
}): Promise<Store> {
  const { folder, samples = { posts: [], reviews: [], daysOff: [] }, onAdded } = options;
  const disk = new PausableDisk(options.disk ?? realDisk);
  await makeWritableFolder(folder, disk);
  const lock = lockFolder(folder);
  try {
    const listeners = new Set<() => void>();
    const onContentChange = () => {
      for (const listener of listeners) listener();
    };
    const files = await openFiles(folder, disk, { samples, onContentChange });
    const operations = new Operations();
    return {
      ...apiKeyStore(files, operations),
      ...availabilityStore(files, operations),
      ...bookingStore(files, operations, () => onAdded?.('booking')),
      ...busyCalendarStore(files, operations),
      ...contactRequestStore(files, operations, () => onAdded?.('contact_request')),
      ...deliveryStore(files, operations),
      ...outboxStore(files, operations),
      ...ownerStore(files, operations),
      ...partnerStore(files, operations),
      ...postStore(files, operations),
      ...privacyStore(files, operations),
      ...promotionStore(files, operations),
      ...reviewStore(files, operations),
      ...uploadStore(files, operations),
      ...webhookStore(files, operations),
      backUp: () => operations.run(() => archiveOf(folder, disk)),
      onContentChange: (listener) => void listeners.add(listener),
      // No other process changes the files.
      checkContent: () => operations.run(() => undefined),
      checkReady: sharedProbe(folder, disk, operations),
      close: () => operations.close(() => lock.release()),
    };
  } catch (error) {
    lock.release();
    throw error;
  }
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
