import type { Locale } from '#domain/locale/locale.ts';
import type { Appointment } from './appointment.ts';
import { formatTime } from './calendar-date.ts';
import { MINUTES_A_DAY, minutesOf, timeAt } from './time-of-day.ts';

/** '8:00 AM – 11:00 AM', from the start to the end on site. */
export const formatSpan = (
  { time, minutes }: Pick<Appointment, 'time' | 'minutes'>,
  locale: Locale = 'en',
): string => {
  const end = timeAt((minutesOf(time) + minutes) % MINUTES_A_DAY);
  return `${formatTime(time, locale)} – ${formatTime(end, locale)}`;
};
