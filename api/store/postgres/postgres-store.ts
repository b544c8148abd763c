import { createLog, type Logger } from '#api/http/create-log.ts';
import type { SharedState } from '#api/shared/shared-state.ts';
import type { LeadCountQuery } from '#domain/dashboard/lead-counts.ts';
import { withoutDatabaseTime } from '../database-time.ts';
import { databasePlace } from '../database-variables.ts';
import type { RecordKind } from '../leads.ts';
import { Operations } from '../operations.ts';
import { recordStores } from '../resources/record-stores.ts';
import type { PicturePlace } from '../resources/uploads.ts';
import { noSamples, type SampleContent } from '../sample-content.ts';
import type { Store } from '../store.ts';
import { archiveOfDatabase } from '../transfer/archive-of-database.ts';
import { BoundedPool } from './bounded-pool.ts';
import { Changes } from './changes.ts';
import { checkServer } from './check-server.ts';
import { clientSecretOf } from './client-secret.ts';
import { countLeads } from './count-leads.ts';
import { connectTo, databaseOn, poolConfig } from './database.ts';
import { storeError } from './database-errors.ts';
import type { DatabaseFigures } from './database-figures.ts';
import { fillNewDatabase } from './fill-new-database.ts';
import { leadsByPartner } from './leads-by-partner.ts';
import { Leases } from './leases.ts';
import { migrateToLatest } from './migrate.ts';
import { databaseCounters } from './rate-counters.ts';
import { recordsIn } from './records.ts';
import { reportFileStore } from './report-files.ts';
import { DatabaseRequestCounts } from './request-counts.ts';
import { bookingStore } from './resources/bookings.ts';
import { contactRequestStore } from './resources/contact-requests.ts';
import { deliveryStore } from './resources/deliveries.ts';
import { jobStore } from './resources/jobs.ts';
import { outboxStore } from './resources/outbox.ts';
import { privacyStore } from './resources/privacy.ts';
import { databasePictures } from './resources/uploads.ts';
import { DatabaseSetupTokens } from './setup-tokens.ts';
import { type Waiting, waitForDatabase } from './wait-for-database.ts';

/** Connections of one process: each is a process of the database. */
const CONNECTIONS = 10;

interface PostgresOptions {
  url: string;
  connections?: number;
  /** The content of a new database. */
  samples?: SampleContent;
  /** Called for each new record that this process has stored. */
  onAdded?: (kind: RecordKind) => void;
  log?: Logger;
  /** To wait for a database that starts later than this process. */
  waiting?: Waiting;
  /** Where pictures are, if not in the table. */
  pictures?: PicturePlace | undefined;
}

/** What a process has of the database at `url`, besides the store. */
interface OpenDatabase {
  store: Store;
  shared: SharedState;
  figures: DatabaseFigures;
}

/** The store alone. */
export const openPostgresStore = async (options: PostgresOptions): Promise<Store> =>
  (await openDatabase(options)).store;

/**
 * Opens the PostgreSQL database at `url`, whose tables it makes and brings up to date. Any number of
 * processes may have it open. `close` of the store ends all connections.
 */
export async function openDatabase(options: PostgresOptions): Promise<OpenDatabase> {
  const { url, connections = CONNECTIONS, samples = noSamples, onAdded, pictures } = options;
  const log = options.log ?? createLog('silent');
  await waitForDatabase(() => bringUpToDate(url), databasePlace(url), options.waiting);
  const pool = new BoundedPool(poolConfig(url, connections), log);
  const changes = new Changes(url);
  const db = databaseOn(pool);
  try {
    const records = recordsIn(db, () => changes.emit('content_changed'));
    await fillNewDatabase(db, samples);
    const operations = new Operations(storeError);
    const store = {
      ...recordStores(records, operations),
      countLeads: (query: LeadCountQuery) => operations.run(() => countLeads(db, query)),
      leadsByPartner: () => operations.run(() => leadsByPartner(db)),
      ...bookingStore(records, operations, () => onAdded?.('booking')),
      ...contactRequestStore(records, operations, () => onAdded?.('contact_request')),
      ...deliveryStore(records, operations),
      ...outboxStore(records, operations),
      ...jobStore(records, operations),
      ...reportFileStore(records, operations),
      ...privacyStore(records, operations),
      uploads: pictures ? operations.of(pictures) : databasePictures(db, operations),
      onContentChange: (listener: () => void) => void changes.on('content_changed', listener),
      checkContent: () =>
        operations.run(async () => {
          const { version } = await db
            .selectFrom('content_version')
            .select('version')
            .executeTakeFirstOrThrow();
          changes.compareContent(version);
        }),
      backUp: () =>
        operations.run(() => withoutDatabaseTime(() => archiveOfDatabase(db, pictures))),
      checkReady: () =>
        operations.run(async () => {
          const now = new Date().toISOString();
          await db.updateTable('readiness').set({ checked_at: now }).execute();
        }),
      close: () =>
        operations.close(async () => {
          await changes.stop();
          await db.destroy();
        }),
    };
    const leases = new Leases({ db, changes, log });
    return {
      store,
      shared: {
        clientSecret: await clientSecretOf(url),
        counter: databaseCounters(pool),
        requestCounts: new DatabaseRequestCounts(db),
        setupTokens: new DatabaseSetupTokens(db),
        jobs: leases,
      },
      figures: { pool: () => pool.figures(), leases: () => leases.held() },
    };
  } catch (error) {
    await db.destroy();
    throw error;
  }
}

async function bringUpToDate(url: string): Promise<void> {
  await checkServer(url);
  const db = connectTo(url, 1);
  try {
    await migrateToLatest(db);
  } finally {
    await db.destroy();
  }
}
