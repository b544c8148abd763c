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

const daysInMonth = ({ month, year }: ICAL.Time) => ICAL.Time.daysInMonth(month, year);
