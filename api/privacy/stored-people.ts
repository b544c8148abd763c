import type { KindKey } from '#api/store/records/kinds.ts';
import type { Contents } from '#api/store/transfer/contents.ts';
import type { PersonExport } from '#domain/privacy/person-export.ts';

type Collection = KindKey | Exclude<keyof Contents, 'records'>;

/**
 * Whom each collection of the store tells about: the part of a person's export that has it, all of which an erasure empties;
 * or nobody who could ask, only the owner's business, devices and programs. A new collection does not compile without its row.
 */
export const storedPeople: Readonly<Record<Collection, keyof PersonExport | 'nobody'>> = {
  contactRequests: 'requests',
  bookings: 'bookings',
  jobs: 'jobs',
  /** Name, size and digest; the owner gives the file itself. */
  reportFiles: 'jobs',
  messages: 'messages',
  deliveries: 'deliveries',
  agentLinks: 'agentPage',
  bookingLimits: 'isListedAgent',
  partners: 'partners',
  reviews: 'reviews',
  agreementTemplates: 'nobody',
  apiKeys: 'nobody',
  availability: 'nobody',
  bookingsSeenAt: 'nobody',
  businessBrand: 'nobody',
  businessHistory: 'nobody',
  businessProfile: 'nobody',
  businessTexts: 'nobody',
  busyCalendarReadings: 'nobody',
  busyCalendars: 'nobody',
  calendarFailures: 'nobody',
  calendarFeed: 'nobody',
  connectionsSeenAt: 'nobody',
  hold: 'nobody',
  jobSettings: 'nobody',
  lastBackup: 'nobody',
  mailFailure: 'nobody',
  messageSettings: 'nobody',
  partnerTests: 'nobody',
  passwordHash: 'nobody',
  passwordReset: 'nobody',
  postReads: 'nobody',
  posts: 'nobody',
  priceLists: 'nobody',
  promotions: 'nobody',
  pushKeys: 'nobody',
  retention: 'nobody',
  secondFactor: 'nobody',
  sessions: 'nobody',
  setupGuide: 'nobody',
  uploads: 'nobody',
  webhooks: 'nobody',
};
