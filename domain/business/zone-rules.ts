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

/** The rule of each zone, and how people call its time. A test compares the rules with `Intl`. */
export const zoneRules: Readonly<Record<TimeZone, { label: string; rule: ZoneRule }>> = {
  'America/New_York': { label: 'Eastern Time', rule: withDaylight(-5) },
  'America/Chicago': { label: 'Central Time', rule: withDaylight(-6) },
  'America/Denver': { label: 'Mountain Time', rule: withDaylight(-7) },
  'America/Phoenix': { label: 'Arizona Time', rule: { standardOffset: -7 } },
  'America/Los_Angeles': { label: 'Pacific Time', rule: withDaylight(-8) },
  'America/Anchorage': { label: 'Alaska Time', rule: withDaylight(-9) },
  'Pacific/Honolulu': { label: 'Hawaii Time', rule: { standardOffset: -10 } },
};
