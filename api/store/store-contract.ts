import { afterEach, beforeEach, describe } from 'vitest';
import { accessContract } from './contract/access.ts';
import { backupRecordsContract } from './contract/backup-records.ts';
import { bookingChangesContract } from './contract/booking-changes.ts';
import { bookingLimitsContract } from './contract/booking-limits.ts';
import { bookingLinksContract } from './contract/booking-links.ts';
import { bookingsContract } from './contract/bookings.ts';
import { busyCalendarsContract } from './contract/busy-calendars.ts';
import { closedTimesContract } from './contract/closed-times.ts';
import { closingContract } from './contract/closing.ts';
import { confirmationsContract } from './contract/confirmations.ts';
import { contactRequestsContract } from './contract/contact-requests.ts';
import { deletedLeadsContract } from './contract/deleted-leads.ts';
import { deliveriesContract } from './contract/deliveries.ts';
import { driveTimeContract } from './contract/drive-time.ts';
import { erasureContract } from './contract/erasure.ts';
import { idempotencyContract } from './contract/idempotency.ts';
import { limitsByPersonContract } from './contract/limits-by-person.ts';
import { mailLimitsContract } from './contract/mail-limits.ts';
import { outboxContract } from './contract/outbox.ts';
import { outboxClaimsContract } from './contract/outbox-claims.ts';
import { ownerContract } from './contract/owner.ts';
import { partnersContract } from './contract/partners.ts';
import { postsContract } from './contract/posts.ts';
import { refusedWritesContract } from './contract/refused-writes.ts';
import { requestChangesContract } from './contract/request-changes.ts';
import { requestLimitsContract } from './contract/request-limits.ts';
import { retentionContract } from './contract/retention.ts';
import { reviewsContract } from './contract/reviews.ts';
import { spamContract } from './contract/spam.ts';
import { type StorageLocation, StoreFixture } from './contract/store-fixture.ts';
import { uploadsContract } from './contract/uploads.ts';
import { versionedContract } from './contract/versioned.ts';
import { waitingRequestsContract } from './contract/waiting-requests.ts';

export type { StorageLocation };

/** The tests that every implementation of `Store` has to pass. */
export function describeStore(name: string, createLocation: () => Promise<StorageLocation>): void {
  describe(name, () => {
    const fixture = new StoreFixture(createLocation);
    beforeEach(() => fixture.setUp());
    afterEach(() => fixture.tearDown());

    describe('contact requests', () => contactRequestsContract(fixture));
    describe('changes of contact requests', () => requestChangesContract(fixture));
    describe('waiting contact requests', () => waitingRequestsContract(fixture));
    describe('limits of contact requests', () => requestLimitsContract(fixture));
    describe('bookings', () => bookingsContract(fixture));
    describe('a booking', () => bookingChangesContract(fixture));
    describe('links to bookings', () => bookingLinksContract(fixture));
    describe('bookings that wait for a confirmation', () => confirmationsContract(fixture));
    describe('limits of open bookings', () => bookingLimitsContract(fixture));
    describe('limits by person', () => limitsByPersonContract(fixture));
    describe('drive time', () => driveTimeContract(fixture));
    describe('closed times', () => closedTimesContract(fixture));
    describe('deleted leads', () => deletedLeadsContract(fixture));
    describe('the spam folder', () => spamContract(fixture));
    describe('a repeated request', () => idempotencyContract(fixture));
    describe('a failed write', () => refusedWritesContract(fixture));
    describe('posts', () => postsContract(fixture));
    describe('uploads', () => uploadsContract(fixture));
    describe('the erasure of a person', () => erasureContract(fixture));
    describe('retention', () => retentionContract(fixture));
    describe('busy calendars', () => busyCalendarsContract(fixture));
    describe('other access', () => accessContract(fixture));
    describe('the outbox', () => outboxContract(fixture));
    describe('messages that are sent', () => outboxClaimsContract(fixture));
    describe('mails to one person', () => mailLimitsContract(fixture));
    describe('deliveries', () => deliveriesContract(fixture));
    describe('the record of the last backup', () => backupRecordsContract(fixture));
    describe('leads by partner', () => partnersContract(fixture));
    describe('imported reviews', () => reviewsContract(fixture));
    describe('what the owner edits', () => versionedContract(fixture));
    describe('the owner', () => ownerContract(fixture));
    describe('closing', () => closingContract(fixture));
  });
}
