import { type Availability, defaultAvailability } from '../availability.ts';
import { businessToday, type Zone } from '../business-clock.ts';
import { addDays } from '../calendar-date.ts';
import { openingAt } from '../opening.ts';
import { bookableDays } from '../schedule.ts';
import { centralTime } from './central-time.ts';

/** The calendar's initial state at `now` while nothing is booked. */
export function usualOpening(
  now: Date,
  availability: Availability = defaultAvailability,
  zone: Zone = centralTime,
) {
  const from = businessToday(now, zone);
  const to = addDays(from, availability.horizonDays);
  return openingAt(
    now,
    { open: bookableDays({ from, to }, availability, now, zone), full: [] },
    zone,
  );
}
