import { callApi } from '#client/call-api.ts';
import type { BusinessChange } from '#domain/business/business-changes.ts';
import type { Profile } from '#domain/business/profile.schema.ts';
import type { StoredProfile } from '#domain/business/stored-records.ts';
import type { FoundPlaces } from '#domain/places/found-places.ts';

/** The path below /api/. */
export const profilePath = 'business/profile';

export const fetchProfile = () => callApi<StoredProfile>('', profilePath);

export const saveProfile = (profile: Profile, revision: number | undefined) =>
  callApi<StoredProfile>('', profilePath, { method: 'PUT', json: { ...profile, revision } });

/** Where cities of a state and a ZIP code are. */
export const findPlaces = (state: string, cities: readonly string[], zip: string) =>
  callApi<FoundPlaces>('', 'places', {
    searchParams: { state, cities: cities.join('\n'), ...(zip && { zip }) },
  });

export interface ImportCheck {
  changes: readonly BusinessChange[];
  /** Paths of pictures that are neither in the file nor on this installation. */
  missingPictures: readonly string[];
}

/** What `file` would change; rejects with every fault of it. */
export const checkImport = (file: unknown) =>
  callApi<ImportCheck>('', 'business/import', {
    method: 'POST',
    json: file,
    searchParams: { check: '1' },
  });

/** Replaces the whole business by that of `file`. */
export const importBusiness = (file: unknown) =>
  callApi<unknown>('', 'business/import', { method: 'POST', json: file });
