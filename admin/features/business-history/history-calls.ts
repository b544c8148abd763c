import { send } from '#client/send.ts';
import type { RecordName } from '#domain/business/business-version.ts';
import type { StoredBrand, StoredProfile, StoredTexts } from '#domain/business/stored-records.ts';

/** What each record is read as. */
export interface StoredRecords {
  profile: StoredProfile;
  brand: StoredBrand;
  texts: StoredTexts;
}

/** Brings back version `revision`, as the one after `current`. */
export const restoreVersion = <N extends RecordName>(
  record: N,
  revision: number,
  current: number,
) =>
  // The answer is of the record that was asked for.
  send('POST /api/business/history', { json: { record, revision, current } }) as Promise<
    StoredRecords[N]
  >;
