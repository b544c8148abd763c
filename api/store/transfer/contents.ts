import type { Booking } from '#domain/booking/booking.schema.ts';
import type { DeliveryRecord } from '#domain/deliveries/delivery-record.ts';
import type { ContactRequest } from '#domain/inspection-request/inspection-request.schema.ts';
import type { JobRecord } from '#domain/jobs/job-record.ts';
import type { MessageRecord } from '#domain/messages/message-record.ts';
import type { Contents as RecordContents } from '../records/kinds.ts';
import type { Stored } from '../stored/collections.ts';

/** The records of one month after the other, each with its idempotency key and sequence number. */
export type Months<R> = AsyncIterable<readonly Stored<R>[]>;

export interface Upload {
  name: string;
  bytes: Uint8Array;
}

/** A file of a report, whose content is read once, before the next one. */
export interface ReportFile {
  id: string;
  content: AsyncIterable<Uint8Array>;
}

/**
 * Everything that a store holds, in the form of the data folder. Each call reads anew and rejects when
 * something cannot be read; what is read is checked and frozen.
 */
export interface Contents {
  contactRequests(): Months<ContactRequest>;
  bookings(): Months<Booking>;
  jobs(): Months<JobRecord>;
  messages(): Months<MessageRecord>;
  deliveries(): Months<DeliveryRecord>;
  uploads(): AsyncIterable<Upload>;
  reportFiles(): AsyncIterable<ReportFile>;
  records(): Promise<RecordContents>;
}
