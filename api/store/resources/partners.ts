import type { StoredPartner } from '#domain/partners/partner.schema.ts';
import type { CalendarDate } from '#domain/schedule/calendar-date.schema.ts';
import type { VersionedRecords } from '../versioned-records.ts';

export interface PartnerStore {
  /** No two have the same slug. */
  readonly partners: VersionedRecords<StoredPartner>;
  /** The number of leads in the inbox by partner slug, of every status. */
  leadsByPartner(): Promise<ReadonlyMap<string, PartnerLeads>>;
  /** The last day on which each partner tried a widget in test mode, by slug. */
  partnerTests(): Promise<ReadonlyMap<string, CalendarDate>>;
  /**
   * Keeps `date` for the partner with `slug`. Writes nothing for a slug that no partner has, nor twice a
   * day: anybody can call it.
   */
  recordPartnerTest(slug: string, date: CalendarDate): Promise<void>;
}

export interface PartnerLeads {
  requests: number;
  bookings: number;
}
