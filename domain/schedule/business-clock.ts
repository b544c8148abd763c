import { business } from '#domain/business/business.ts';
import type { CalendarDate, TimeOfDay } from './calendar-date.schema.ts';
import { DAY, fromUtc } from './calendar-date.ts';

let wallClock: Intl.DateTimeFormat | undefined;

/** What the clock on the business's wall shows at `instant`, read as if it were UTC. */
function wallTime(instant: number): number {
  // Made when it is first needed: it costs a slow phone a blocked moment.
  wallClock ??= new Intl.DateTimeFormat('en-US', {
    timeZone: business.timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
  });
  const part: Partial<Record<Intl.DateTimeFormatPartTypes, string>> = {};
  for (const { type, value } of wallClock.formatToParts(instant)) part[type] = value;
  return Date.parse(
    `${part.year}-${part.month}-${part.day}T${part.hour}:${part.minute}:${part.second}Z`,
  );
}

/** The day it is at the business, whatever the runtime's own zone. */
export const businessToday = (now: Date): CalendarDate => fromUtc(wallTime(now.getTime()));

/**
 * The instant at which the business's clock shows `time` on `date`. When clocks go back the time
 * comes twice, and the first one counts; when they go forward a skipped time counts as that much
 * later (02:30 is 03:30 daylight time). This is what `Temporal` calls "compatible".
 */
export function businessInstant(date: CalendarDate, time: TimeOfDay): Date {
  const wall = Date.parse(`${date}T${time}Z`);
  const withOffsetAt = (near: number) => wall - (wallTime(near) - near);
  const before = withOffsetAt(wall - DAY);
  const after = withOffsetAt(wall + DAY);
  return new Date(wallTime(before) !== wall && wallTime(after) === wall ? after : before);
}
