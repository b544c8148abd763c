import type { Values } from '#admin/forms/drafts.ts';
import { FieldFault } from '#admin/forms/field-fault.ts';
import type { Profile } from '#domain/business/profile.schema.ts';
import type { StoredProfile } from '#domain/business/stored-records.ts';
import { findPlaces } from './business-calls.ts';
import { cityNamesIn, stateIn } from './profile-values.ts';

/**
 * Where the cities and the center in the form's texts are: as stored, or looked up. Throws `FieldFault` for a place
 * that does not exist, and for an area without a city of the stored one that gets no center.
 */
export async function placesIn(
  values: Values,
  { region }: StoredProfile,
): Promise<Pick<Profile['region'], 'cities' | 'center'>> {
  const state = stateIn(values);
  const zip = values['centerZip']?.trim() ?? '';
  const known = new Map(
    state === region.state ? region.cities.map((city) => [city.name, city]) : [],
  );
  const names = cityNamesIn(values);
  // Refused by the API, together with whatever else is missing.
  if (names.length === 0) return { cities: [], center: region.center };
  if (!state)
    throw new FieldFault('region.state', 'Please enter it: the cities are looked up there');
  const unknown = names.filter((name) => !known.has(name));
  if (unknown.length === names.length && !zip) {
    throw new FieldFault('centerZip', 'Please enter it: the area has other cities now');
  }
  if (unknown.length === 0 && !zip) {
    return { cities: names.flatMap((name) => known.get(name) ?? []), center: region.center };
  }
  const found = await findPlaces(state, unknown, zip);
  const missing = unknown.filter((name) => !found.cities[name]);
  if (missing.length > 0) {
    throw new FieldFault('region.cities', `Not found in ${state}: ${missing.join(', ')}`);
  }
  if (zip && !found.center) throw new FieldFault('centerZip', 'This ZIP code is not in use');
  return {
    cities: names.flatMap((name) => {
      const place = found.cities[name];
      return known.get(name) ?? (place ? { name, ...place } : []);
    }),
    center: found.center ?? region.center,
  };
}
