import { minutesInDay, minutesInHour } from 'date-fns/constants';

/** Formats minutes: '35 min', '1.2 h', '2.5 days'. */
export function durationText(minutes: number): string {
  if (minutes < minutesInHour) return `${minutes} min`;
  if (minutes < minutesInDay) return `${oneDigit(minutes / minutesInHour)} h`;
  const days = oneDigit(minutes / minutesInDay);
  return `${days} ${days === '1' ? 'day' : 'days'}`;
}

const oneDigit = (number: number) => String(Math.round(number * 10) / 10);
