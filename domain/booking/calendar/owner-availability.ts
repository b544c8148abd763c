import type { Availability } from '#domain/schedule/availability.ts';

/** 100 years, in days. */
const NO_HORIZON = 36_525;

/** The availability for the owner's own bookings: no notice and no horizon. */
export const ownerAvailability = (availability: Availability): Availability => ({
  ...availability,
  noticeHours: 0,
  horizonDays: NO_HORIZON,
});
