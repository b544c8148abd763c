import type { ZoneRule } from '#domain/schedule/zone-clock.ts';

/** IANA name of the business's zone. A test compares `zoneRule` with it. */
export const timeZone = 'America/Chicago';

/**
 * The rule of that zone. Daylight time is federal law and the same in all states that observe it
 * (15 U.S.C. 260a, since 2007): Atlanta has offsets -5 and -4, Phoenix -7 and no `daylight` at all.
 */
export const zoneRule = {
  standardOffset: -6,
  daylight: {
    offset: -5,
    starts: { month: 3, sunday: 2, hour: 2 },
    ends: { month: 11, sunday: 1, hour: 2 },
  },
} as const satisfies ZoneRule;
