import type { ZoneRule } from '#domain/schedule/zone-clock.ts';
import type { TimeZone } from './profile.schema.ts';

/** Daylight time is federal law and the same in all states that observe it (15 U.S.C. 260a, since 2007). */
const withDaylight = (standardOffset: number): ZoneRule => ({
  standardOffset,
  daylight: {
    offset: standardOffset + 1,
    starts: { month: 3, sunday: 2, hour: 2 },
    ends: { month: 11, sunday: 1, hour: 2 },
  },
});

/** The rule of each zone, and how people call its time: in words, and after a time in standard and daylight time. A test compares the rules with `Intl`. */
export const zoneRules: Readonly<
  Record<TimeZone, { label: string; short: string; rule: ZoneRule }>
> = {
  'America/New_York': { label: 'Eastern Time', short: 'ET', rule: withDaylight(-5) },
  'America/Chicago': { label: 'Central Time', short: 'CT', rule: withDaylight(-6) },
  'America/Denver': { label: 'Mountain Time', short: 'MT', rule: withDaylight(-7) },
  'America/Phoenix': { label: 'Arizona Time', short: 'MST', rule: { standardOffset: -7 } },
  'America/Los_Angeles': { label: 'Pacific Time', short: 'PT', rule: withDaylight(-8) },
  'America/Anchorage': { label: 'Alaska Time', short: 'AKT', rule: withDaylight(-9) },
  'Pacific/Honolulu': { label: 'Hawaii Time', short: 'HT', rule: { standardOffset: -10 } },
};
