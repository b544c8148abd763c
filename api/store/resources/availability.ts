import type { StoredAvailability } from '#domain/schedule/availability.ts';
import type { Saved } from '../versioned-records.ts';

export interface AvailabilityStore {
  availability(): Promise<StoredAvailability>;
  /** Stores `next` as the version after its `revision`. */
  changeAvailability(next: StoredAvailability): Promise<Saved<StoredAvailability>>;
}
