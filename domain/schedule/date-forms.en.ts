const named = (names: string) =>
  names.split(' ').map((long) => ({ short: long.slice(0, 3), long }));

export const words = {
  /** Sunday first. */
  weekdays: named('Sunday Monday Tuesday Wednesday Thursday Friday Saturday'),
  months: named(
    'January February March April May June July August September October November December',
  ),
  /** 'Monday, March 8, 2027' */
  longDate: (weekday: string, day: number, month: string, year: string) =>
    `${weekday}, ${month} ${day}, ${year}`,
  /** 'Mar 8, 2027' (spec §9, 'MMM d, yyyy') */
  shortDate: (day: number, month: string, year: string) => `${month} ${day}, ${year}`,
  /** 'Mon, Mar 8', near enough to omit the year */
  nearDate: (weekday: string, day: number, month: string) => `${weekday}, ${month} ${day}`,
  /** 'March 2027' */
  month: (month: string, year: string) => `${month} ${year}`,
  /** After the time on the twelve-hour clock: '8:00 AM' */
  halves: ['AM', 'PM'],
};
