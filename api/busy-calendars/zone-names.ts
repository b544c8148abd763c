import windowsZones from 'cldr-core/supplemental/windowsZones.json' with { type: 'json' };
import ICAL from 'ical.js';
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

/** A zone of the tz database or of Windows. */
export function knownZone(name: string): ICAL.Component | undefined {
  const known = ianaNameOf(name);
  const [definition] = known ? tzlib_get_ical_block(known) : [];
  return definition ? ICAL.Component.fromString(definition) : undefined;
}

/** Undefined for an unknown name. */
function ianaNameOf(name: string): string | undefined {
  const lower = name.toLowerCase().replace(/^tzone:\/\/microsoft\//, '');
  const windows = windowsNames.get(lower);
  if (windows) return ianaNames.get(windows.toLowerCase());
  // Some programs put their own path before it: '/x.org/Olson/America/Denver'.
  const parts = lower.split('/');
  return parts.map((_, nth) => ianaNames.get(parts.slice(nth).join('/'))).find(Boolean);
}
