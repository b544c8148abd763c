const HOUR = 60;
const DAY = 24 * HOUR;

/** Minutes as they are said: '35 min', '1.2 h', '2.5 days'. */
export function durationText(minutes: number): string {
  if (minutes < HOUR) return `${minutes} min`;
  if (minutes < DAY) return `${oneDigit(minutes / HOUR)} h`;
  const days = oneDigit(minutes / DAY);
  return `${days} ${days === '1' ? 'day' : 'days'}`;
}

const oneDigit = (number: number) => String(Math.round(number * 10) / 10);
