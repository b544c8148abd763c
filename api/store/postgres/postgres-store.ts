import type { RecordKind } from '../leads.ts';
import { Operations } from '../operations.ts';
import type { Store } from '../store.ts';
import { initialContent, type SampleContent } from '../stored/initial-content.ts';
import { connectTo } from './database.ts';
import { storeError } from './database-errors.ts';
import { insertInitialContent } from './insert-initial-content.ts';
import { migrateToLatest } from './migrate.ts';
import { recordsIn } from './records.ts';
import { availabilityStore } from './resources/availability.ts';
import { bookingStore } from './resources/bookings.ts';
import { busyCalendarStore } from './resources/busy-calendars.ts';
import { contactRequestStore } from './resources/contact-requests.ts';
import { partnerStore } from './resources/partners.ts';
import { outboxStore } from './resources/outbox.ts';
import { ownerStore } from './resources/owner.ts';
import { postStore } from './resources/posts.ts';
import { privacyStore } from './resources/privacy.ts';
import { promotionStore } from './resources/promotions.ts';
import { reviewStore } from './resources/reviews.ts';
import { uploadStore } from './resources/uploads.ts';

/** Connections of one process: each is a process of the database. */
const CONNECTIONS = 10;

/**
 * A store in the PostgreSQL database at `url`, whose tables it makes and brings up to date. Any number of
 * processes may have it open.
 */
export async function openPostgresStore(options: {
  url: string;
  connections?: number;
  /** The content of a new database. */
  samples?: SampleContent;
  /** Called for each new record that this process has stored. */
  onAdded?: (kind: RecordKind) => void;
}): Promise<Store> {
  const { url, connections = CONNECTIONS, samples = noSamples, onAdded } = options;
  const db = connectTo(url, connections);
  try {
    await migrateToLatest(db);
    const records = recordsIn(db);
    await insertInitialContent(records, initialContent(samples));
    const operations = new Operations(storeError);
    return {
      ...availabilityStore(records, operations),
      ...bookingStore(records, operations, () => onAdded?.('booking')),
      ...busyCalendarStore(records, operations),
      ...contactRequestStore(records, operations, () => onAdded?.('contact_request')),
      ...partnerStore(records, operations),
      ...outboxStore(records, operations),
      ...ownerStore(records, operations),
      ...postStore(records, operations),
      ...privacyStore(records, operations),
      ...promotionStore(records, operations),
      ...reviewStore(records, operations),
      ...uploadStore(records, operations),
      checkReady: () =>
        operations.run(async () => {
          const now = new Date().toISOString();
          await db.updateTable('readiness').set({ checked_at: now }).execute();
        }),
      close: () => operations.close(() => db.destroy()),
      // biome-ignore lint/suspicious/noExplicitAny: until every resource is there
    } as any;
  } catch (error) {
    await db.destroy();
    throw error;
  }
}

const noSamples: SampleContent = { posts: [], reviews: [], daysOff: [] };
