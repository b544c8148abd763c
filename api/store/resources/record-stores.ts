import type { Operations } from '../operations.ts';
import { mapKinds } from '../records/kinds.ts';
import type { AllRecords, RecordStore } from '../records/records.ts';
import { apiKeyStore } from './api-keys.ts';
import { backupRecordStore } from './backup-records.ts';
import { bookingsSeenStore } from './bookings-seen.ts';
import { businessStore } from './business.ts';
import { busyCalendarStore } from './busy-calendars.ts';
import { connectionsSeenStore } from './connections-seen.ts';
import { holdStore } from './hold.ts';
import { mailFailureStore } from './mail-failures.ts';
import { ownerStore } from './owner.ts';
import { partnerStore } from './partners.ts';
import { passwordResetStore } from './password-reset.ts';
import { postStore } from './posts.ts';
import { reviewStore } from './reviews.ts';
import { sampleStore } from './samples.ts';
import { secondFactorStore } from './second-factor.ts';
import { sessionStore } from './sessions.ts';
import { versionedStore } from './versioned.ts';

/** The part of a store that is the same for files and for a database. Each call of `stored` becomes an operation. */
export function recordStores({ together, ...stored }: RecordStore, operations: Operations) {
  const records: RecordStore = {
    ...(mapKinds((_kind, key) => operations.of(stored[key])) as unknown as AllRecords),
    together: (keys, work) => operations.run(() => together(keys, work)),
  };
  return {
    ...versionedStore(records),
    ...apiKeyStore(records),
    ...busyCalendarStore(records),
    ...mailFailureStore(records),
    ...holdStore(records),
    ...ownerStore(records),
    ...partnerStore(records),
    ...passwordResetStore(records),
    ...postStore(records),
    ...businessStore(records),
    ...reviewStore(records),
    ...sampleStore(records),
    ...secondFactorStore(records),
    ...sessionStore(records),
    ...bookingsSeenStore(records),
    ...connectionsSeenStore(records),
    ...backupRecordStore(records),
  };
}
