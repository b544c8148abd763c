import type { StoredPartner } from '#domain/partners/partner.schema.ts';
import type { VersionedRecords } from '../versioned-records.ts';

export interface PartnerStore {
  /** No two have the same slug. */
  readonly partners: VersionedRecords<StoredPartner>;
  /** The number of leads in the inbox by partner slug, of every status. */
  leadsByPartner(): Promise<ReadonlyMap<string, PartnerLeads>>;
}

export interface PartnerLeads {
  requests: number;
  bookings: number;
}
