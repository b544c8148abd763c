import ICAL from 'ical.js';

const otherDayParts = ['BYDAY', 'BYYEARDAY', 'BYWEEKNO', 'BYSETPOS'];

/**
 * Whether a rule can yield `day`. Dates that do not exist must be ignored (RFC 5545 §3.3.10), but
 * ical.js moves them: a rule for February 30 yields March 2.
 */
export function ruleAllows(rule: ICAL.Recur, first: ICAL.Time, day: ICAL.Time): boolean {
  const parts: Record<string, unknown[] | undefined> = rule.parts;
  if (parts['BYMONTH'] && !parts['BYMONTH'].includes(day.month)) return false;
  const days = parts['BYMONTHDAY'];
  if (days) return days.includes(day.day) || days.includes(day.day - 1 - daysInMonth(day));
  const usesFirstDay = rule.freq === 'YEARLY' && !otherDayParts.some((part) => part in parts);
  return !usesFirstDay || day.day === first.day;
}

/**
 * Removes the COUNT from the single one of `rules`, because ical.js also counts dates that do not
 * exist. Returns a function that says of each date that the rule allows whether it is still within
 * the count; `excluded` dates, which ical.js leaves out, count.
 */
export function takeCount(
  rules: readonly ICAL.Recur[],
  excluded: readonly number[],
): (instant: number) => boolean {
  const [rule, ...others] = rules;
  if (!rule?.count || others.length > 0) return () => true;
  const most = rule.count;
  rule.count = null;
  let allowed = 0;
  return (instant) => {
    allowed += 1;
    return allowed + excluded.filter((date) => date < instant).length <= most;
  };
}

const daysInMonth = ({ month, year }: ICAL.Time) => ICAL.Time.daysInMonth(month, year);
