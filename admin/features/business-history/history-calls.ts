import { callApi } from '#client/call-api.ts';
import type { BusinessChange } from '#domain/business/business-changes.ts';
import type { RecordName } from '#domain/business/business-version.ts';
import type { StoredBrand, StoredProfile, StoredTexts } from '#domain/business/stored-records.ts';

/** What each record is read as. */
export interface StoredRecords {
  profile: StoredProfile;
  brand: StoredBrand;
  texts: StoredTexts;
}

/** One change: what replaced version `revision`, when and by which device. */
export interface ReplacedVersion {
  revision: number;
  /** ISO 8601. */
  replacedAt: string;
  replacedBy: string;
  changes: readonly BusinessChange[];
}

/** The changes of a record, newest first. */
export const fetchHistory = (record: RecordName) =>
  callApi<{ data: readonly ReplacedVersion[] }>('', 'business/history', {
    searchParams: { record },
  });

/** Brings back version `revision`, as the one after `current`. */
export const restoreVersion = <N extends RecordName>(
  record: N,
  revision: number,
  current: number,
) =>
  callApi<StoredRecords[N]>('', 'business/history', {
    method: 'POST',
    json: { record, revision, current },
  });
