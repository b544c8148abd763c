import { afterEach, beforeEach, describe } from 'vitest';
import { availabilityContract } from './contract/availability.ts';
import { bookingChangesContract } from './contract/booking-changes.ts';
import { bookingsContract } from './contract/bookings.ts';
import { calendarFeedContract } from './contract/calendar-feed.ts';
import { closingContract } from './contract/closing.ts';
import { contactRequestsContract } from './contract/contact-requests.ts';
import { editedRecordsContract } from './contract/edited-records.ts';
import { ownerContract } from './contract/owner.ts';
import { partnersContract } from './contract/partners.ts';
import { postReadsContract } from './contract/post-reads.ts';
import { postsContract } from './contract/posts.ts';
import { refusedWritesContract } from './contract/refused-writes.ts';
import { repeatsContract } from './contract/repeats.ts';
import { requestChangesContract } from './contract/request-changes.ts';
import { Stage, type StorePlace } from './contract/stage.ts';
import { uploadsContract } from './contract/uploads.ts';

export type { StorePlace };

/** What every implementation of `Store` does, run on places that `createPlace` makes. */
export function describeStore(name: string, createPlace: () => Promise<StorePlace>): void {
  describe(name, () => {
    const stage = new Stage(createPlace);
    beforeEach(() => stage.setUp());
    afterEach(() => stage.tearDown());

    describe('contact requests', () => contactRequestsContract(stage));
    describe('changes of contact requests', () => requestChangesContract(stage));
    describe('bookings', () => bookingsContract(stage));
    describe('a booking', () => bookingChangesContract(stage));
    describe('a repeated request', () => repeatsContract(stage));
    describe('a write that the disk refuses', () => refusedWritesContract(stage));
    describe('posts', () => postsContract(stage));
    describe('uploads', () => uploadsContract(stage));
    describe('reads of articles', () => postReadsContract(stage));
    describe('availability', () => availabilityContract(stage));
    describe('the private calendar', () => calendarFeedContract(stage));
    describe('leads by partner', () => partnersContract(stage));
    describe('what the owner edits', () => editedRecordsContract(stage));
    describe('the owner', () => ownerContract(stage));
    describe('closing', () => closingContract(stage));
  });
}
