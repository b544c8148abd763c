import type { Availability } from '#domain/schedule/availability.ts';

/** Days: longer than anybody plans. */
const NO_HORIZON = 36_525;

/** What binds the owner: opening hours and days off, but neither notice nor horizon. */
export const ownerAvailability = (availability: Availability): Availability => ({
  ...availability,
  noticeHours: 0,
  horizonDays: NO_HORIZON,
});
