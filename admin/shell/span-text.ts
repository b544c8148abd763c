import { minutesInDay, minutesInHour } from 'date-fns/constants';

/** Formats whole minutes: '35 min', '1 h 10 min', '2 h', '3 days'. */
export function spanText(minutes: number): string {
  if (minutes < minutesInHour) return `${minutes} min`;
  if (minutes < minutesInDay) {
    const rest = minutes % minutesInHour;
    const hours = `${Math.floor(minutes / minutesInHour)} h`;
    return rest === 0 ? hours : `${hours} ${rest} min`;
  }
  const days = Math.floor(minutes / minutesInDay);
  return days === 1 ? '1 day' : `${days} days`;
}
