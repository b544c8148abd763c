import { zoneRule } from '#domain/business/time-zone.ts';
import { createZoneClock } from './zone-clock.ts';

const clock = createZoneClock(zoneRule);

/** The date at the business, independent of the runtime's zone. */
export const businessToday = clock.dateAt;

/** The time of day at the business. */
export const businessTime = clock.timeAt;

/** The instant at which the business's clock shows a time of a date; see `ZoneClock`. */
export const businessInstant = clock.instantOf;
