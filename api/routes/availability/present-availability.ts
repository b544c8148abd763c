import type { KeptAvailability } from '#domain/schedule/availability.ts';

/** What the owner is shown of when the inspector can be booked. */
export const presentAvailability = (kept: KeptAvailability): KeptAvailability => ({
  revision: kept.revision,
  startTimes: kept.startTimes,
  noticeHours: kept.noticeHours,
  horizonDays: kept.horizonDays,
  daysOff: kept.daysOff,
});
