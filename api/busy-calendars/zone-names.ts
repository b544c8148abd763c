import windowsZones from 'cldr-core/supplemental/windowsZones.json' with { type: 'json' };
import { tzlib_get_ical_block, tzlib_get_timezones } from 'timezones-ical-library';

const ianaNames: ReadonlyMap<string, string> = new Map(
  (tzlib_get_timezones() as string[]).map((name) => [name.toLowerCase(), name]),
);

/** The zones of Windows, such as 'Central Standard Time', which Outlook and Exchange write. */
const windowsNames: ReadonlyMap<string, string> = new Map(
  windowsZones.supplemental.windowsZones.mapTimezones
    // '001' is the world: the zone that a name means where no territory is given.
    .filter(({ mapZone }) => mapZone._territory === '001')
    .map(({ mapZone }) => [mapZone._other.toLowerCase(), mapZone._type]),
);

/** The name that `Intl` has for a zone of the tz database or of Windows; undefined for others. */
export function knownZoneName(name: string): string | undefined {
  const lower = name.toLowerCase().replace(/^tzone:\/\/microsoft\//, '');
  const windows = windowsNames.get(lower);
  if (windows) return windows;
  // Some programs put a path of their own before it: '/x.org/Olson/America/Denver'.
  const parts = lower.split('/');
  const known = parts.map((_, nth) => ianaNames.get(parts.slice(nth).join('/'))).find(Boolean);
  // `Intl` does not have all names of the library, but all that they stand for.
  return known && tzlib_get_ical_block(known)[1]?.replace('TZID=', '');
}
