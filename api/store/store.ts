import type { Readable } from 'node:stream';
import type { LeadCountQuery, LeadCounts } from '#domain/dashboard/lead-counts.ts';
import type { PartnerLeads } from './leads.ts';
import type { ApiKeyStore } from './resources/api-keys.ts';
import type { BackupRecordStore } from './resources/backup-records.ts';
import type { BookingStore } from './resources/bookings.ts';
import type { BookingsSeenStore } from './resources/bookings-seen.ts';
import type { BusinessStore } from './resources/business.ts';
import type { BusyCalendarStore } from './resources/busy-calendars.ts';
import type { ConnectionsSeenStore } from './resources/connections-seen.ts';
import type { ContactRequestStore } from './resources/contact-requests.ts';
import type { DeliveryStore } from './resources/deliveries.ts';
import type { HoldStore } from './resources/hold.ts';
import type { JobStore } from './resources/jobs.ts';
import type { MailFailureStore } from './resources/mail-failures.ts';
import type { OutboxStore } from './resources/outbox.ts';
import type { OwnerStore } from './resources/owner.ts';
import type { PartnerStore } from './resources/partners.ts';
import type { PasswordResetStore } from './resources/password-reset.ts';
import type { PostStore } from './resources/posts.ts';
import type { PrivacyStore } from './resources/privacy.ts';
import type { ReportFileStore } from './resources/report-files.ts';
import type { ReviewStore } from './resources/reviews.ts';
import type { SampleStore } from './resources/samples.ts';
import type { SecondFactorStore } from './resources/second-factor.ts';
import type { SessionStore } from './resources/sessions.ts';
import type { UploadStore } from './resources/uploads.ts';
import type { VersionedStore } from './resources/versioned.ts';

/**
 * The business's data by resource. Each method checks and writes in one atomic step, and resolves once
 * the change is durable. A failed write rejects with `StoreWriteError` and changes nothing.
 */
export interface Store
  extends ApiKeyStore,
    BackupRecordStore,
    BookingStore,
    BusinessStore,
    BusyCalendarStore,
    ContactRequestStore,
    DeliveryStore,
    MailFailureStore,
    HoldStore,
    JobStore,
    OutboxStore,
    OwnerStore,
    PartnerStore,
    PasswordResetStore,
    PostStore,
    PrivacyStore,
    ReportFileStore,
    ReviewStore,
    SampleStore,
    SecondFactorStore,
    SessionStore,
    BookingsSeenStore,
    ConnectionsSeenStore,
    UploadStore,
    VersionedStore {
  /** Counts the leads in the inbox for the dashboard, as `countLeads` of the domain does. */
  countLeads(query: LeadCountQuery): Promise<LeadCounts>;

  /** The number of leads in the inbox by partner slug, of every status. */
  leadsByPartner(): Promise<ReadonlyMap<string, PartnerLeads>>;

  /**
   * A consistent snapshot of all data as a .tar.gz for `npm run restore`, without the password's
   * hash, the second factor, the sessions, the API keys and the webhooks, so that a lost backup gives no access.
   */
  backUp(): Promise<Readable>;

  /**
   * Calls `listener` after each change of what pages show (articles, reviews, offers, opening hours,
   * retention): before the write resolves, or soon after when another process made it.
   */
  onContentChange(listener: () => void): void;

  /** Resolves when the listeners were called for each change that was stored before this call, by any process. */
  checkContent(): Promise<void>;

  /** Rejects when the store cannot be read or written. */
  checkReady(): Promise<void>;
  /** Waits for running operations, then releases the folder or connection. */
  close(): Promise<void>;
}
