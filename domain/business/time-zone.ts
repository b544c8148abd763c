/** The zone of the business's clock. */
export const timeZone = 'America/Chicago';

/** Its standard time, hours from UTC. Daylight time goes by federal law (`business-clock.ts`). */
export const standardTime = -6;
