import { send } from '#client/send.ts';
import type { Profile } from '#domain/business/profile.schema.ts';

export const saveProfile = (profile: Profile, revision: number | undefined) =>
  send('PUT /api/business/profile', {
    json: { ...profile, spanish: profile.spanish, overrides: profile.overrides, revision },
  });

/** Where cities of a state and a ZIP code are. */
export const findPlaces = (state: string, cities: readonly string[], zip: string) =>
  send('GET /api/places', { query: { state, cities: cities.join('\n'), zip } });
