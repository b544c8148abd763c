/** Hours within which a request is answered (spec §9). */
export const RESPONSE_HOURS = 2;

/** The client can move or cancel free of charge until this many hours before (spec §9). */
export const RESCHEDULE_NOTICE_HOURS = 24;

/** What visitors are promised (spec §9), worded for use in a sentence. */
export const promises = {
  /** Time until a request is answered. */
  response: `${RESPONSE_HOURS} hours`,
  report: '24 hours',
  /** Time within which most inspections take place. */
  scheduling: '48 hours',
  rescheduleNotice: `${RESCHEDULE_NOTICE_HOURS} hours`,
} as const;
